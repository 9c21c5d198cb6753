import TestSupport
import Testing

/// Small, and named for what it is: 200 lines a file and 40 a function as a habit, these as limits.
@Suite struct SizeTests {
    static let fileLimit = 300
    static let functionLimit = 60

    @Test(arguments: ["Sources", "Templates", "Rules", "Tests"])
    func filesAndFunctionsAreSmall(folder: String) {
        for source in SwiftSource.all(below: folder) {
            #expect(source.lines.count <= Self.fileLimit, "\(source.path) has \(source.lines.count) lines")
            for function in source.functions where function.length > Self.functionLimit {
                Issue.record("\(source.path):\(function.line) \(function.name) has \(function.length) lines")
            }
        }
    }

    @Test func functionsAreFound() {
        let source = SwiftSource(
            path: "x.swift", module: "x",
            lines: ["struct X {", "    static func a(", "        b: Int", "    ) {", "        b()", "    }", "}"])
        #expect(source.functions.map(\.length) == [5])
    }
}
