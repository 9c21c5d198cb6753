import Diagnostics
import Foundation
import SchemaModel
import SchemaParsing
import Testing

/// The tables of keys agree with the reader and with the JSON Schema.
@Suite struct LanguageTests {
    /// A block, and a file in which `KEY: x` stands where the block's keys stand.
    static let blocks: [(block: LanguageBlock, text: String)] = [
        (Language.layer, "{ KEY: x }"),
        (Language.entity, "{ entities: { A: { KEY: x } } }"),
        (Language.attribute, "{ entities: { A: { attributes: { a: { KEY: x } } } } }"),
        (Language.relationship, "{ entities: { A: { relationships: { a: { KEY: x } } } } }"),
        (Language.enumeration, "{ enums: { A: { KEY: x } } }"),
        (Language.enumCase, "{ enums: { A: { cases: { a: { KEY: x } } } } }"),
        (Language.field, "{ composites: { A: { a: { KEY: x } } } }"),
        (Language.migration, "{ migration: { KEY: x } }"),
        (Language.hooks, "{ migration: { hooks: { KEY: x } } }"),
        (Language.allowance, "{ allow: [{ KEY: x }] }"),
    ]

    @Test(arguments: blocks) func readerKnowsExactlyTheKeysOfTheTable(_ example: (block: LanguageBlock, text: String)) {
        for key in example.block.names {
            #expect(
                !rules(example.text, key).contains("unknown-key"), "\(key) is in the table of \(example.block.name)")
        }
        #expect(rules(example.text, "zzz").contains("unknown-key"))
        let reserved = example.block.keys.filter { $0.refusal != nil }.map(\.name)
        for key in reserved { #expect(rules(example.text, key).contains("not-yet-supported")) }
    }

    private func rules(_ text: String, _ key: String) -> [String] {
        SchemaReader.read([SourceFile(path: "schema.yaml", text: text.replacing("KEY", with: key))]).diagnostics
            .map(\.rule)
    }

    @Test func projectReaderKnowsTheKeysOfTheTable() {
        for (block, text) in [(Language.project, "{ KEY: x }"), (Language.output, "{ outputs: [{ KEY: x }] }")] {
            for key in block.names + ["zzz"] {
                let file = SourceFile(path: "varve.yaml", text: text.replacing("KEY", with: key))
                let isUnknown = ProjectFile.read(file).diagnostics.contains { $0.rule == "unknown-key" }
                #expect(isUnknown == (key == "zzz"))
            }
        }
    }

    @Test func everyKeyIsDocumented() {
        for block in Self.blocks.map(\.block) + [Language.project, Language.output] {
            for key in block.keys { #expect(!key.doc.isEmpty && !key.doc.hasSuffix("."), "\(block.name).\(key.name)") }
        }
    }

    @Test(arguments: [JSONSchema.text(), JSONSchema.projectText()])
    func jsonSchemaIsClosedAndComplete(_ text: String) throws {
        let root = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(root["$schema"] as? String == "http://json-schema.org/draft-07/schema#")
        let definitions = try #require(root["definitions"] as? [String: [String: Any]])
        var references: Set<String> = []
        collectReferences(root, into: &references)
        // Every reference leads somewhere, and nothing is defined in vain.
        #expect(references.subtracting(definitions.keys) == [])
        for (name, definition) in definitions where definition["type"] as? String == "object" {
            #expect(definition["additionalProperties"] as? Bool == false, "\(name) is closed")
        }
    }

    private func collectReferences(_ value: Any, into references: inout Set<String>) {
        if let object = value as? [String: Any] {
            if let reference = object["$ref"] as? String {
                references.insert(reference.replacing("#/definitions/", with: ""))
            }
            for member in object.values { collectReferences(member, into: &references) }
        } else if let array = value as? [Any] {
            for item in array { collectReferences(item, into: &references) }
        }
    }

    @Test func jsonSchemaOffersTheKeysThatWork() throws {
        let data = Data(JSONSchema.text().utf8)
        let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let definitions = try #require(root["definitions"] as? [String: [String: Any]])
        for (block, _) in Self.blocks {
            let definition = block.name == "layer" ? root : try #require(definitions[block.name])
            let properties = try #require(definition["properties"] as? [String: [String: Any]])
            #expect(Set(properties.keys) == Set(block.keys.filter { $0.refusal == nil }.map(\.name)))
            for (name, property) in properties {
                #expect(property["description"] as? String == block.keys.first { $0.name == name }?.doc)
            }
            let required = definition["required"] as? [String] ?? []
            #expect(Set(required) == Set(block.keys.filter(\.isRequired).map(\.name)))
        }
    }
}
