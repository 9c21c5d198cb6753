import Foundation
import Mustache
import TestSupport
import Testing

/// A JSON object as a view.
struct JSONView: TemplateView {
    let values: [String: TemplateValue]

    func value(for name: String) -> TemplateValue? { values[name] }

    /// What JSON's `json` is to a template.
    static func value(of json: Any) -> TemplateValue {
        switch json {
        case let object as [String: Any]: .view(JSONView(values: object.mapValues { value(of: $0) }))
        case let list as [Any]: .list(list.map { value(of: $0) })
        case let text as String: .text(text)
        case let number as NSNumber where isBoolean(number): .flag(number.boolValue)
        case let number as NSNumber:
            if let whole = Int(exactly: number.doubleValue) { .number(whole) } else { .text("\(number.doubleValue)") }
        default: .absent
        }
    }

    private static func isBoolean(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }
}

/// The official specification: every case of the files that are not optional.
@Suite struct SpecificationTests {
    /// The number of cases of each file.
    static let counts = [
        "comments": 12, "delimiters": 14, "interpolation": 42, "inverted": 22, "partials": 12, "sections": 34,
    ]

    @Test(
        .enabled(if: PackageFolder.shared != nil, "skipped: ../shared not found"),
        arguments: counts.keys.sorted())
    func everyCaseOfTheFile(_ file: String) throws {
        let folder = try #require(PackageFolder.shared).appending(path: "corpus/mustache-spec")
        let data = try Data(contentsOf: folder.appending(path: "\(file).json"))
        let document = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let tests = try #require(document["tests"] as? [[String: Any]])
        for test in tests {
            let name = try #require(test["name"] as? String)
            let source = try #require(test["template"] as? String)
            let expected = try #require(test["expected"] as? String)
            var library = TemplateLibrary()
            for (name, text) in test["partials"] as? [String: String] ?? [:] {
                library.insert(try Template(parsing: Array(text.utf8), name: name))
            }
            var output: [UInt8] = []
            try Template(parsing: Array(source.utf8), name: name).render(
                value: JSONView.value(of: try #require(test["data"])), partials: library,
                options: RenderingOptions(isLenient: true, escapesHTML: true), into: &output)
            #expect(String(decoding: output, as: UTF8.self) == expected, "\(file): \(name)")
        }
        #expect(tests.count == Self.counts[file])
    }
}
