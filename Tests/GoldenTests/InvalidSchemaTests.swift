import Diagnostics
import Foundation
import SchemaParsing
import TestSupport
import Testing
import YAMLSyntax

/// Schemas that are wrong, a folder each, with the exact text of what is said about them.
///
/// A folder is called by the rule it breaks, perhaps with a word about the variant. `RECORD=1` renews `expected.txt`.
@Suite struct InvalidSchemaTests {
    private static let folder = PackageFolder.root.appending(path: "Tests/Fixtures/Invalid")
    static let cases = (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []

    @Test(arguments: cases)
    func findingsAreAsRecorded(name: String) throws {
        let folder = Self.folder.appending(path: name)
        let made = Self.lines(try SchemaFolder.findings(in: folder)).joined(separator: "\n") + "\n"
        let file = folder.appending(path: "expected.txt")
        if Golden.isRecording {
            try Data(made.utf8).write(to: file)
            Issue.record("recorded \(name)")
            return
        }
        let expected = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        #expect(made == expected, "renew with RECORD=1")
        #expect(!made.contains("/Fixtures/"), "a path of this machine")
    }

    /// The one-line form of each finding, then second places, notes and helps.
    private static func lines(_ diagnostics: [Diagnostic]) -> [String] {
        DiagnosticReport(diagnostics).diagnostics.flatMap { diagnostic in
            let head = LineRenderer().render(DiagnosticReport([diagnostic])).split(separator: "\n").map(String.init)
            let labels = diagnostic.labels.map { label in
                let start = label.location.range.start
                return "  \(label.location.path):\(start.line):\(start.column): \(label.text)"
            }
            return head + labels + diagnostic.notes.map { "  note: \($0)" } + diagnostic.helps.map { "  help: \($0)" }
        }
    }
}

/// That nothing which can be said goes without an example.
@Suite struct InvalidSchemaCoverageTests {
    private static let folder = PackageFolder.root.appending(path: "Tests/Fixtures/Invalid")

    /// Every rule that speaks about a schema folder.
    static let rules: [Rule] =
        SchemaRules.all.map { $0.rule } + HistoryRules.all.map { $0.rule } + LanguageRules.all + LayerRules.all
        + FilterRules.all + YAMLRules.all.filter { $0.name != "yaml-too-large" }

    @Test(arguments: rules)
    func ruleHasAFolderOfItsOwn(rule: Rule) throws {
        let cases = InvalidSchemaTests.cases.filter { $0 == rule.name || $0.hasPrefix(rule.name + "-") }
        let texts = try cases.map(Self.expected)
        #expect(texts.contains { $0.contains("[\(rule.name)]\n") }, "no folder shows \(rule.name)")
    }

    @Test func everyFolderIsCalledByARule() throws {
        #expect(InvalidSchemaTests.cases.count > 90)
        let names = Self.rules.map(\.name)
        for name in InvalidSchemaTests.cases {
            let text = try Self.expected(name)
            let isShown = names.contains { (name == $0 || name.hasPrefix($0 + "-")) && text.contains("[\($0)]\n") }
            #expect(isShown, "\(name) breaks another rule than its name says")
        }
    }

    /// An error can stand in each block of the language.
    @Test(arguments: blocks)
    func blockHasAFolder(name: String, title: String) throws {
        #expect(try Self.expected("unknown-key-" + name).contains("in \(title)"))
    }

    private static let blocks = [
        Language.layer, Language.entity, Language.attribute, Language.relationship, Language.enumeration,
        Language.enumCase, Language.field, Language.migration, Language.hooks, Language.allowance,
    ].map { ($0.name, $0.title) }

    private static func expected(_ name: String) throws -> String {
        let file = Self.folder.appending(path: name).appending(path: "expected.txt")
        return String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }
}
