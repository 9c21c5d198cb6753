import Diagnostics
import SchemaModel
import SchemaParsing
import Testing

/// What holds for all rules together.
@Suite struct SchemaRulesTests {
    @Test func rulesStandInAlphabeticalOrderOnce() {
        let names = SchemaRules.all.map { $0.rule.name }
        #expect(names == names.sorted())
        #expect(Set(names).count == names.count)
        #expect(Set(names).isDisjoint(with: LanguageRules.all.map(\.name)))
    }

    @Test(arguments: (SchemaRules.all + CloudKitProfileRules.all).map { $0.rule })
    func rulesHaveReadableNamesAndOneSentence(rule: Rule) {
        #expect(rule.name.utf8.allSatisfy { (97...122).contains($0) || $0 == 45 }, "\(rule.name)")
        #expect(rule.summary.hasSuffix("."), "\(rule.summary)")
        #expect(rule.summary.split(separator: " ").count >= 8, "\(rule.summary)")
    }

    /// A rule that later stages rely on is never a warning only, not even in a frozen layer.
    @Test func structuralRulesAreErrors() {
        for rule in SchemaRules.all where rule.isStructural {
            #expect(rule.rule.severity == .error && rule.frozenSeverity == .error, "\(rule.rule.name)")
        }
        #expect(SchemaRules.all.allSatisfy { $0.frozenSeverity <= $0.rule.severity })
    }

    /// Thousands of entities in one long chain, each with members and links: no rule may look at all of them for each.
    @Test func largeSchemasTakeLinearTime() {
        var text = "schema: Large\nversion: 1.0.0\nentities:\n"
        for index in 0..<5000 {
            text += "  E\(index):\n"
            if index % 10 != 0 { text += "    extends: E\(index - 1)\n" }
            text +=
                "    attributes: { a\(index): { type: string, default: x }, b\(index): { type: int, min: 1, max: 9 } }\n"
            text += "    relationships:\n      to\(index): { to: E\((index + 1) % 5000)?, inverse: from\(index) }\n"
            text +=
                "      from\((index + 4999) % 5000): { to: [E\((index + 4999) % 5000)], inverse: to\((index + 4999) % 5000) }\n"
            text += "    indexes: [[a\(index)]]\n"
        }
        let reading = SchemaReader.read([SourceFile(path: "schema.yaml", text: text)])
        #expect(reading.diagnostics == [])
        #expect(SchemaReader.check(reading.document, reading.schema, isFrozen: false) == [])
    }

    /// One chain of entities and one of composites, each thousands long: nothing recurs and nothing looks back to the root.
    @Test func deepChainsEnd() {
        var text = "schema: Deep\nversion: 1.0.0\ncomposites:\n"
        for index in 0..<3000 { text += "  C\(index): { next: C\(index + 1)?, x: int }\n" }
        text += "  C3000: { x: int }\nentities:\n  E0: { attributes: { a0: int } }\n"
        for index in 1..<3000 { text += "  E\(index): { extends: E\(index - 1), attributes: { a\(index): int } }\n" }
        let reading = SchemaReader.read([SourceFile(path: "schema.yaml", text: text)])
        let findings = SchemaReader.check(reading.document, reading.schema, isFrozen: false)
        #expect(findings.map(\.rule) == ["composite-too-large"])
    }
}
