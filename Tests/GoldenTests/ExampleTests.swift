import Diagnostics
import Foundation
import SchemaCompilation
import SchemaEmission
import SchemaModel
import TestSupport
import Testing

/// Everything generated for the example schemas, held against the recorded files. `RECORD=1` renews them and fails.
@Suite struct ExampleTests {
    /// An output as a project file would ask for it, and the folder of its recording.
    struct Output: Sendable, CustomTestStringConvertible {
        let name: String
        let request: TargetRequest
        var testDescription: String { name }

        static let all = [
            Output(
                name: "swiftdata",
                request: .swiftData(SwiftDataOptions(access: .public, platform: Platform(.iOS, 18)), oldest: nil)),
            Output(
                name: "swift",
                request: .swiftTypes(SwiftTypesOptions(access: .public, conformances: [.codable, .hashable]))),
            Output(name: "sqlite", request: .sqlite),
        ]
    }

    static let golden = PackageFolder.root.appending(path: "Tests/Fixtures/Golden")

    @Test(arguments: ["TaskManager", "Library"], Output.all)
    func output(of schema: String, is output: Output) throws {
        let compiled = try Examples.compile(
            schema, project: Project(outputs: [Project.Output(request: output.request, folder: "Out")]))
        #expect(compiled.diagnostics.isEmpty, "\(compiled.diagnostics.map(\.message))")
        let files = try #require(compiled.targets.first).files()
        let texts = Dictionary(
            uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
        try Golden.expect(texts, in: Self.golden.appending(path: "\(schema)/\(output.name)"))
    }

    @Test(arguments: ["TaskManager", "Library"])
    func diffs(of schema: String) throws {
        let compiled = try Examples.compile(schema)
        let history = try #require(compiled.history)
        let layers = history.layers
        var texts: [String: String] = [:]
        for (old, new) in zip(layers, layers.dropFirst()) {
            let report = DiffReport(from: old.schema, to: new.schema, in: history, placement: compiled.placement)
            for (format, ending) in [(DiffReport.Format.text, "txt"), (.markdown, "md"), (.json, "json")] {
                let text = report.text(as: format, style: TextStyle(colored: false))
                texts["\(old.version)-\(new.version).\(ending)"] = text
                if format == .text { #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 }) }
                if format == .json {
                    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
                }
            }
        }
        try Golden.expect(texts, in: Self.golden.appending(path: "\(schema)/diff"))
    }
}
