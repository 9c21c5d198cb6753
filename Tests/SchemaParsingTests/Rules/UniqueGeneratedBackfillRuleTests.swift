import Diagnostics
import SchemaModel
import SchemaParsing
import Testing

@Suite struct UniqueGeneratedBackfillRuleTests {
    private static let older = """
        schema: Shop
        version: 1.0.0
        entities:
          Item: { attributes: { title: string } }
          Book: { extends: Item }
        """

    /// What the rule says of the step from `older` to a version with these entities and migration.
    private func breaches(entities: String, migration: String = "", from older: String = Self.older) -> [String] {
        let text = "schema: Shop\nversion: 1.1.0\nmigration: { from: 1.0.0\(migration) }\nentities:\n" + entities
        let folder = SchemaFolderFiles(
            path: "Shop", working: [SourceFile(path: "schema.yaml", text: text)],
            versions: [SourceFile(path: "versions/1.0.0.yaml", text: older)])
        let reading = HistoryReader.read(folder)
        return reading.diagnostics.filter { $0.rule != "unsealed-layer" }.map(describe)
    }

    @Test func aNewUniqueIdentifierOfAnOldEntityIsReported() {
        let entities = """
              Item: { attributes: { title: string, code: { type: uuid, default: uuid(), unique: true } } }
              Book: { extends: Item }
            """
        #expect(
            breaches(entities: entities) == [
                "5:69 error unique-generated-backfill: every `Item` that exists would receive the same value for "
                    + "`Item.code`, which is unique | have code fill it: `hooks: { fill: [Item.code] }` below "
                    + "`migration` | or make it `uuid?` without a default, and fill it in the app"
            ])
    }

    @Test func rowsOfChildrenAndLargerKeysCount() {
        let entities = """
              Base:
                abstract: true
                attributes: { code: { type: uuid, default: uuid() }, shelf: { type: int, default: 0 } }
                unique: [[shelf, code]]
              Item: { extends: Base, attributes: { title: string } }
              Book: { extends: Item }
            """
        #expect(
            breaches(entities: entities) == [
                "7:48 error unique-generated-backfill: every `Item` that exists would receive the same value for "
                    + "`Base.code`, which is unique | have code fill it: `hooks: { fill: [Base.code] }` below "
                    + "`migration` | or make it `uuid?` without a default, and fill it in the app"
            ])
    }

    @Test(arguments: ["", ", rename: { Item: Thing }"])
    func codeThatFillsItIsEnough(rename: String) {
        let name = rename.isEmpty ? "Item" : "Thing"
        let entities = """
              \(name): { attributes: { title: string, code: { type: uuid, default: uuid(), unique: true } } }
              Book: { extends: \(name) }
            """
        #expect(breaches(entities: entities, migration: rename + ", hooks: { fill: [\(name).code] }") == [])
        #expect(breaches(entities: entities, migration: rename).count == 1)
    }

    @Test func acceptsNewEntitiesAndOldAttributes() {
        let entities = """
              Item: { attributes: { title: string } }
              Book: { extends: Item }
              Tag: { attributes: { id: { type: uuid, default: uuid(), unique: true } } }
            """
        #expect(breaches(entities: entities) == [])
        let older = """
            schema: Shop
            version: 1.0.0
            entities:
              Item: { attributes: { id: uuid } }
            """
        let unique = "  Item: { attributes: { key: { type: uuid, default: uuid(), unique: true } } }"
        #expect(breaches(entities: unique, migration: ", rename: { Item.id: key }", from: older) == [])
        #expect(breaches(entities: unique, from: older).count == 1)
    }
}
