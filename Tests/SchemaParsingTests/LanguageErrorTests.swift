import Diagnostics
import Foundation
import SchemaModel
import SchemaParsing
import TestSupport
import Testing

/// Every mistake that reading and resolving can find, file by file, with the exact findings.
@Suite struct LanguageErrorTests {
    private static let folder = PackageFolder.root.appending(path: "Tests/Fixtures/LanguageErrors")

    @Test func findingsAreAsRecorded() throws {
        let inputs = try Golden.contents(of: Self.folder.appending(path: "input"))
        #expect(inputs.count >= 13)
        var findings: [String: String] = [:]
        for (name, text) in inputs {
            let reading = SchemaReader.read([SourceFile(path: name, text: text)])
            let lines = reading.diagnostics.sorted(by: Diagnostic.precedes).flatMap(lines)
            findings[name.replacing(".yaml", with: ".txt")] = lines.joined(separator: "\n") + "\n"
        }
        try Golden.expect(findings, in: Self.folder.appending(path: "findings"))
    }

    /// The finding, then its second places and notes.
    private func lines(_ diagnostic: Diagnostic) -> [String] {
        let labels = diagnostic.labels.map { label in
            let start = label.location.range.start
            return "    at \(start.line):\(start.column) \(label.text)"
        }
        return [describe(diagnostic)] + labels + diagnostic.notes.map { "    note: \($0)" }
    }

    @Test func everyLanguageRuleIsShown() throws {
        let recorded = try Golden.contents(of: Self.folder.appending(path: "findings")).values.joined()
        // The files of one version can disagree only where there are several: see SeveralFilesTests.
        for rule in LanguageRules.all where rule.name != "version-mismatch" {
            #expect(recorded.contains(" \(rule.name): "), "no input breaks \(rule.name)")
        }
    }
}
