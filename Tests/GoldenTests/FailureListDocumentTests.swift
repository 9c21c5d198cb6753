import Foundation
import SchemaCompilation
import TestSupport
import Testing

/// The list of known failures says what the tests show.
@Suite struct FailureListDocumentTests {
    /// A line of the table.
    private struct Row {
        let number: Int
        let cells: [String]

        /// The names in back-ticks of the last cell that are rules.
        func rules(_ known: Set<String>) -> Set<String> {
            Set((cells.last ?? "").split(separator: "`", omittingEmptySubsequences: false).map(String.init))
                .intersection(known)
        }
    }

    private static func rows() throws -> [Row] {
        let file = PackageFolder.root.appending(path: "Documentation/Failures.md")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "|").map { String($0.drop { $0 == " " }) }
            guard line.hasPrefix("|"), let number = cells.first.flatMap({ Int($0.prefix { $0.isNumber }) }) else {
                return nil
            }
            return Row(number: number, cells: cells)
        }
    }

    private static func source(_ name: String) throws -> String {
        let file = PackageFolder.root.appending(path: "Tests/GoldenTests/\(name).swift")
        return try String(contentsOf: file, encoding: .utf8)
    }

    @Test func everyNumberHasOneRow() throws {
        #expect(try Self.rows().map(\.number) == Array(1...40))
    }

    @Test func documentNamesTheRulesThatTheTestsUse() throws {
        let known = Set(try RuleReference().groups.flatMap { $0.rules.map(\.name) })
        for row in try Self.rows() {
            let used = Set(FailureScenario.all.filter { $0.number == row.number }.map(\.rule))
            #expect(row.rules(known) == used, "number \(row.number)")
        }
    }

    /// What the document says is caught or prevented has a test, and nothing else has one.
    @Test func everyNumberThatCanBeShownHasANamedTest() throws {
        let byRule = try Self.source("FailureListTests")
        let byCode = try Self.source("FailureListGeneratedTests")
        for row in try Self.rows() {
            let digits = (row.number < 10 ? "0" : "") + "\(row.number)"
            let isShown = FailureScenario.all.contains { $0.number == row.number }
            #expect(byRule.contains("func failure\(digits)") == isShown, "number \(row.number)")
            let isPrevented = byCode.contains("func failure\(digits)") || byCode.contains("and\(digits)")
            let verdict = row.cells.last ?? ""
            #expect(verdict.contains("generated ") == isPrevented, "number \(row.number)")
            #expect(verdict.contains("no schema shows it") == (!isShown && !isPrevented), "number \(row.number)")
        }
    }
}
