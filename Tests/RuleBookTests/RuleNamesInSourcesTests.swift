import Diagnostics
import Foundation
import SchemaParsing
import TestSupport
import Testing

@testable import SchemaCompilation

/// Rule names of findings are texts in the sources of planners and emitters: none is missing from the book, none is left over.
@Suite struct RuleNamesInSourcesTests {
    /// Names behind `rule:` or as the first argument of `report(`, in the modules that make findings by name.
    private static func namesInSources() throws -> [String: String] {
        var names: [String: String] = [:]
        for module in ["MigrationPlanning", "SchemaEmission", "SchemaCompilation", "varve"] {
            let folder = PackageFolder.root.appending(path: "Sources/\(module)")
            for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.hasSuffix(".swift")
            {
                let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
                for match in text.matches(of: /(?:rule: |\breport\(\s*)"([a-z][a-z-]*)"/) {
                    names[String(match.output.1)] = "\(module)/\(path)"
                }
            }
        }
        return names
    }

    @Test func everyNameIsInTheBook() throws {
        let reference = try RuleReference()
        for (name, path) in try Self.namesInSources().sorted(by: { $0.key < $1.key }) {
            #expect(!reference.explanations(of: name).isEmpty, "\(path) reports `\(name)`, which no list holds")
        }
    }

    @Test func everyTargetRuleIsReported() throws {
        let names = try Self.namesInSources()
        #expect(names.count > 20)
        for rule in RuleBook.targetRules + RuleBook.programRules {
            #expect(names[rule.name] != nil, "nothing reports `\(rule.name)`")
        }
        #expect(RuleBook.targetRules.map(\.name) == RuleBook.targetRules.map(\.name).sorted())
    }

    @Test func projectsMayNameTargetRules() {
        for rule in RuleBook.targetRules { #expect(RuleBook.catalog.isRelaxable(rule.name), "\(rule.name)") }
        for rule in RuleBook.programRules { #expect(!RuleBook.catalog.isRelaxable(rule.name), "\(rule.name)") }
    }
}
