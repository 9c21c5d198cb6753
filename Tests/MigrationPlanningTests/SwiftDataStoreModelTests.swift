import MigrationPlanning
import SchemaModel
import Testing

/// The shape SwiftData stores.
@Suite struct SwiftDataStoreModelTests {
    private func schema(_ entities: [Entity], enums: NamedList<EnumType> = []) -> Schema {
        Schema(name: "App", version: SchemaVersion(1, 2, 0), enums: enums, entities: NamedList(entities))
    }

    private func lower(_ entities: [Entity], _ platform: Platform = Platform(.iOS, 17)) -> SwiftDataStoreModel {
        SwiftDataStoreModel.lower(schema(entities), for: platform)
    }

    private let text = Attribute(name: "title", type: .scalar(.string))

    private func folder(order isOrdered: Bool = true, inverse: Relationship) -> [Entity] {
        [
            Entity(
                name: "Folder",
                relationships: [
                    Relationship(
                        name: "items", destination: "Item", isToMany: true, isOrdered: isOrdered, inverse: inverse.name)
                ]),
            Entity(name: "Item", attributes: [text], relationships: [inverse]),
        ]
    }

    private let toFolder = Relationship(
        name: "folder", identity: "parent", destination: "Folder", isToMany: false, inverse: "items")

    // MARK: Names

    @Test func aRenamedEntityKeepsItsFirstNameAsClass() {
        let model = lower([
            Entity(
                name: "Todo", identity: "Task",
                relationships: [
                    Relationship(name: "next", destination: "Todo", isToMany: false, isOptional: true, inverse: nil)
                ]),
            Entity(name: "Task", identity: "Task~3.0.0"), Entity(name: "Note", className: "App.AppNote"),
        ])
        #expect(model.schema.entities.names == ["Task", "Task_3_0_0", "AppNote"])
        #expect(model.appNames == ["Task": "Todo", "Task_3_0_0": "Task", "AppNote": "Note"])
        #expect(model.schema.entities["Task"]?.relationships["next"]?.destination == "Task")
        #expect(model.findings.isEmpty)
    }

    /// To the store, an entity that is renamed is no change at all.
    @Test func renamingAnEntityMovesNoFact() {
        let old = lower([Entity(name: "Task", attributes: [text])])
        let new = lower([Entity(name: "Todo", identity: "Task", attributes: [text])])
        #expect(old.schema.storeFacts(withIdentities: false) == new.schema.storeFacts(withIdentities: false))
    }

    /// An attribute may become an enum of its raw type: the column is the attribute's own.
    @Test func anEnumIsStoredUnderTheAttributesName() {
        let kind = EnumType(name: "Kind", rawType: .int32, cases: [EnumType.Case(name: "a", rawValue: .integer(1))])
        let raw = schema([Entity(name: "Task", attributes: [Attribute(name: "kind", type: .scalar(.int32))])])
        let typed = schema(
            [Entity(name: "Task", attributes: [Attribute(name: "kind", type: .enumeration("Kind"))])], enums: [kind])
        let facts = [raw, typed].map {
            SwiftDataStoreModel.lower($0, for: Platform(.iOS, 17)).schema.storeFacts(withIdentities: false)
        }
        #expect(facts[0] == facts[1])
    }

    // MARK: Order

    @Test func anOrderedToManyBecomesAPositionOfTheChild() throws {
        let model = lower(folder(inverse: toFolder))
        let position = try #require(model.schema.entities["Item"]?.attributes["folderPosition"])
        #expect(position.identity == "parentPosition")
        #expect(position.type == .scalar(.int))
        #expect(position.defaultValue == .constant(.integer(0)))
        #expect(model.schema.entities["Folder"]?.relationships["items"]?.isOrdered == false)
        #expect(model.positions == [ElementPath("Folder", "items"): "folderPosition"])
    }

    @Test func aTakenPositionNameIsPassedOver() {
        var entities = folder(inverse: toFolder)
        entities[1].attributes.insert(Attribute(name: "folderPosition", type: .scalar(.string)))
        entities[1].attributes.insert(Attribute(name: "folderPosition2", type: .scalar(.string)))
        let model = lower(entities)
        #expect(model.positions == [ElementPath("Folder", "items"): "folderPosition3"])
        #expect(model.schema.entities["Item"]?.attributes["folderPosition"]?.type == .scalar(.string))
    }

    @Test func anUnorderedToManyHasNoPosition() {
        let model = lower(folder(order: false, inverse: toFolder))
        #expect(model.positions.isEmpty)
        #expect(model.schema.entities["Item"]?.attributes.names == ["title"])
    }

    // MARK: Inheritance

    private var animals: [Entity] {
        [
            Entity(
                name: "Animal", isAbstract: true, attributes: [text], indexes: [["title"]], uniqueKeys: [["title"]]),
            Entity(name: "Dog", parent: "Animal", attributes: [Attribute(name: "age", type: .scalar(.int))]),
        ]
    }

    @Test func anAbstractParentIsCopiedDownBelowIOS26() throws {
        let model = lower(animals, Platform(.iOS, 18))
        #expect(model.schema.entities.names == ["Dog"])
        let dog = try #require(model.schema.entities["Dog"])
        #expect(dog.parent == nil)
        #expect(dog.attributes.names == ["title", "age"])
        #expect(dog.uniqueKeys == [["title"]])
        #expect(dog.indexes == [["title"]])
        #expect(model.findings.isEmpty)
    }

    @Test func anAbstractParentIsAClassFromIOS26On() throws {
        let model = lower(animals, Platform(.macOS, 26))
        #expect(model.schema.entities.names == ["Animal", "Dog"])
        #expect(model.schema.entities["Animal"]?.isAbstract == false)
        #expect(model.schema.entities["Dog"]?.parent == "Animal")
        #expect(model.schema.entities["Dog"]?.attributes.names == ["age"])
    }

    // MARK: Hash modifiers

    @Test func anEntitysHashModifierStandsOnItsFirstProperty() {
        let model = lower([
            Entity(
                name: "Task", hashModifier: "2",
                attributes: [text, Attribute(name: "rank", identity: "a", type: .scalar(.int), hashModifier: "x")])
        ])
        #expect(model.schema.entities["Task"]?.hashModifier == nil)
        #expect(model.schema.entities["Task"]?.attributes["rank"]?.hashModifier == "2.x")
        #expect(model.schema.entities["Task"]?.attributes["title"]?.hashModifier == nil)
    }
}
