import MigrationPlanning
import SchemaModel
import Testing

/// What SwiftData has no form for is said, once for each cause, and is not in the lowered schema.
@Suite struct SwiftDataFindingTests {
    /// Entities and the findings they earn, as `rule element key`.
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let entities: [Entity]
        var platform = Platform(.iOS, 17)
        let expected: [String]

        var testDescription: String { name }
    }

    private static func attribute(_ name: String) -> Attribute { Attribute(name: name, type: .scalar(.string)) }

    private static func pair(ordered: Bool, inverse: String?, backIsToMany: Bool) -> [Entity] {
        [
            Entity(
                name: "A",
                relationships: [
                    Relationship(
                        name: "bs", destination: "B", isToMany: true, isOrdered: ordered, inverse: inverse)
                ]),
            Entity(
                name: "B",
                relationships: [Relationship(name: "a", destination: "A", isToMany: backIsToMany, inverse: "bs")]
            ),
        ]
    }

    private static let parent = [
        Entity(name: "Animal", attributes: [attribute("name")]), Entity(name: "Dog", parent: "Animal"),
    ]

    private static let toAbstract = [
        Entity(
            name: "Animal", isAbstract: true,
            relationships: [
                Relationship(name: "home", destination: "Home", isToMany: false, isOptional: true, inverse: "animals")
            ]),
        Entity(name: "Dog", parent: "Animal"),
        Entity(
            name: "Home",
            relationships: [Relationship(name: "animals", destination: "Animal", isToMany: true, inverse: "home")]),
    ]

    private static let keyed = [
        Entity(
            name: "Row", attributes: [attribute("a"), attribute("b")], indexes: [["a"], ["b"]],
            uniqueKeys: [["a"], ["a", "b"]])
    ]

    private static func single(_ attribute: Attribute) -> [Entity] { [Entity(name: "A", attributes: [attribute])] }

    static let cases = [
        Case(
            name: "concrete parent", entities: parent, expected: ["error concrete-parent-unsupported Dog extends"]),
        Case(name: "concrete parent on iOS 26", entities: parent, platform: Platform(.iOS, 26), expected: []),
        Case(
            name: "abstract destination", entities: toAbstract,
            expected: ["error abstract-destination-unsupported Home.animals to"]),
        Case(name: "abstract destination on iOS 26", entities: toAbstract, platform: Platform(.iOS, 26), expected: []),
        Case(
            name: "compound keys and indexes", entities: keyed,
            expected: ["error compound-unique-unsupported Row unique", "warning index-unsupported Row indexes"]),
        Case(name: "keys on visionOS 2", entities: keyed, platform: Platform(.visionOS, 2), expected: []),
        Case(
            name: "ordered many-to-many", entities: pair(ordered: true, inverse: "a", backIsToMany: true),
            expected: ["error ordered-many-to-many-unsupported A.bs ordered"]),
        Case(
            name: "ordered without inverse", entities: pair(ordered: true, inverse: nil, backIsToMany: false),
            expected: ["error ordered-without-inverse-unsupported A.bs ordered"]),
        Case(
            name: "derived", entities: single(Attribute(name: "n", type: .scalar(.int), derivation: "count(bs)")),
            expected: ["error derived-attribute-unsupported A.n derived"]),
        Case(
            name: "transient", entities: single(Attribute(name: "n", type: .scalar(.int), isTransient: true)),
            expected: ["error transient-without-default A.n transient"]),
        Case(
            name: "optional transient",
            entities: single(Attribute(name: "n", type: .scalar(.int), isOptional: true, isTransient: true)),
            expected: []),
        Case(
            name: "transformable", entities: single(Attribute(name: "n", type: .transformable("T"))),
            expected: ["error transformable-without-class A.n type"]),
        Case(
            name: "hash modifier of nothing", entities: [Entity(name: "A", hashModifier: "1")],
            expected: ["error hash-modifier-unsupported A hashModifier"]),
        Case(
            name: "module name", entities: [Entity(name: "SwiftData")],
            expected: ["error module-name-shadowed SwiftData nil"]),
        Case(
            name: "generated names", entities: [Entity(name: "AppMigrationPlan"), Entity(name: "AppSchemaV2_1")],
            expected: [
                "error generated-name-taken AppMigrationPlan nil", "error generated-name-taken AppSchemaV2_1 nil",
            ]),
        Case(
            name: "one class for two", entities: [Entity(name: "A"), Entity(name: "B", identity: "A")],
            expected: ["error stored-name-taken B nil"]),
        Case(
            name: "property called like its class", entities: single(attribute("A")),
            expected: ["error member-named-like-class A.A nil"]),
        Case(
            name: "own inverse",
            entities: [
                Entity(
                    name: "A",
                    relationships: [Relationship(name: "as", destination: "A", isToMany: true, inverse: "as")])
            ], expected: ["error self-inverse-unsupported A.as inverse"]),
    ]

    @Test(arguments: cases)
    func findings(of sample: Case) {
        let schema = Schema(name: "App", version: SchemaVersion(3, 0, 0), entities: NamedList(sample.entities))
        let model = SwiftDataStoreModel.lower(schema, for: sample.platform)
        let found = model.findings.map { finding in
            "\(finding.gravity) \(finding.rule) \(finding.element?.description ?? "nil") \(finding.key ?? "nil")"
        }
        #expect(found == sample.expected)
        #expect(model.findings.allSatisfy { $0.version == schema.version && !$0.helps.isEmpty })
        #expect(model.findings.allSatisfy { !$0.message.hasSuffix(".") })
    }

    /// What a finding is about has no part in the facts.
    @Test func unsupportedPartsAreLeftOut() {
        let keyed = Schema(name: "App", version: SchemaVersion(1, 0, 0), entities: NamedList(Self.keyed))
        let facts = SwiftDataStoreModel.lower(keyed, for: Platform(.iOS, 17)).schema.storeFacts(withIdentities: false)
        #expect(facts == ["Row entity", "Row unique a", "Row.a string", "Row.b string"])
        let abstract = Schema(name: "App", version: SchemaVersion(1, 0, 0), entities: NamedList(Self.toAbstract))
        let model = SwiftDataStoreModel.lower(abstract, for: Platform(.iOS, 17))
        #expect(
            model.schema.storeFacts(withIdentities: false) == [
                "Dog entity", "Dog.home to-one Home inverse none optional", "Home entity",
            ])
    }
}
