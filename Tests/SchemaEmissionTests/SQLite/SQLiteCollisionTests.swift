import Rehearsal
import SchemaModel
import Testing

@testable import SchemaEmission

/// Names that collide in a released layer: nobody can mend them there, so each is told apart and said.
@Suite struct SQLiteCollisionTests {
    private static let schema = SQLiteTestSchemas.schema(
        [
            Entity(
                name: "A",
                attributes: [
                    Attribute(name: "a", type: .composite("Point"), isOptional: true),
                    Attribute(name: "a_x", type: .scalar(.int)),
                    Attribute(name: "b", type: .composite("Point"), isOptional: true, column: "A"),
                    Attribute(name: "e_id", type: .scalar(.int)),
                ],
                relationships: [
                    Relationship(name: "e", destination: "B", isToMany: false, isOptional: true, inverse: nil)
                ]),
            Entity(name: "B", table: "a", attributes: [Attribute(name: "x", type: .scalar(.int))]),
        ],
        composites: [
            CompositeType(
                name: "Point",
                fields: [
                    CompositeType.Field(name: "x", type: .scalar(.int)),
                    CompositeType.Field(name: "y", type: .scalar(.int)),
                ])
        ])

    @Test func theLaterNameGetsANumber() throws {
        let tables = SQLiteEmitter.tables(for: Self.schema).tables
        #expect(tables.map(\.name.name) == ["A", "a_2"])
        #expect(
            tables.first?.columns.map(\.name.name) == [
                "_id", "a_x", "a_y", "a_x_2", "A_2_x", "A_2_y", "e_id", "e_2_id",
            ])
        let connection = try SQLiteConnection(.memory)
        for statement in try SQLiteEmitter.statements(for: Self.schema) { try connection.execute(statement) }
    }

    @Test(arguments: [(true, Finding.Gravity.warning), (false, .error)])
    func eachIsSaidOnce(isFrozen: Bool, gravity: Finding.Gravity) {
        let findings = SQLiteEmitter.findings(for: Self.schema, isFrozen: isFrozen)
        #expect(findings.map { $0.element?.description } == ["B", "A.a_x", "A.b", "A.e"])
        #expect(findings.allSatisfy { $0.rule == "sql-name-collision" && $0.gravity == gravity })
        #expect(findings.allSatisfy { $0.helps.isEmpty == isFrozen })
    }

    @Test func twoColumnsOfOneElementStayAnError() {
        let schema = SQLiteTestSchemas.schema(
            [Entity(name: "A", attributes: [Attribute(name: "a", type: .composite("C"))])],
            composites: [
                CompositeType(
                    name: "C",
                    fields: [
                        CompositeType.Field(name: "x", type: .scalar(.int)),
                        CompositeType.Field(name: "X", type: .scalar(.int)),
                    ])
            ])
        #expect(SQLiteEmitter.findings(for: schema, isFrozen: true).map(\.gravity) == [.error])
    }
}
