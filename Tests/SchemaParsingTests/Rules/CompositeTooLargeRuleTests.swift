import SchemaModel
import SchemaParsing
import Testing

@Suite struct CompositeTooLargeRuleTests {
    /// `count` composites, each with two fields of the next one; the last holds two numbers.
    private static func doubling(_ count: Int) -> String {
        let lines = (0..<count).map { index in
            let type = index == count - 1 ? "int" : "C\(index + 1)"
            return "  C\(index): { a: \(type), b: \(type) }"
        }
        return "composites:\n" + lines.joined(separator: "\n") + "\n"
    }

    @Test func theFirstThatIsTooLargeIsReportedOnce() {
        #expect(
            breaches(CompositeTooLargeRule.self, Self.doubling(60)) == [
                "56:3 error composite-too-large: `C52` has more than 256 fields, counted with those of its composites "
                    + "| make a part of it an entity and link to it | or store a part as one value: `codable(TypeName)`"
            ])
    }

    @Test(arguments: [(256, 0), (257, 1), (5000, 1)])
    func fieldsOfOne(count: Int, messages: Int) {
        let fields = (0..<count).map { "    f\($0): int" }.joined(separator: "\n")
        #expect(breaches(CompositeTooLargeRule.self, "composites:\n  C:\n\(fields)\n").count == messages)
    }

    @Test(arguments: [(32, 0), (33, 1), (4000, 1)])
    func depth(count: Int, messages: Int) {
        let chain = (1...count).reversed().map { "  C\($0): { a: \($0 == count ? "int" : "C\($0 + 1)") }" }
        let found = breaches(CompositeTooLargeRule.self, "composites:\n" + chain.joined(separator: "\n") + "\n")
        #expect(found.count == messages)
        #expect(found.allSatisfy { $0.contains("more than 32 composites stand inside each other") })
    }

    @Test func aCircleIsNotItsBusiness() {
        #expect(breaches(CompositeTooLargeRule.self, "composites:\n  A: { b: B }\n  B: { a: A, c: B }\n") == [])
    }

    @Test func emptyCompositesCountToo() {
        let empty = Self.doubling(60).replacing("{ a: int, b: int }", with: "{}")
        #expect(breaches(CompositeTooLargeRule.self, empty).count == 1)
    }

    @Test func factsOfAnInvalidSchemaAreCutOff() {
        var composites: [CompositeType] = []
        for index in 0..<60 {
            let type: AttributeType = index == 59 ? .scalar(.int) : .composite("C\(index + 1)")
            composites.append(
                CompositeType(
                    name: "C\(index)",
                    fields: [
                        CompositeType.Field(name: "a", type: type), CompositeType.Field(name: "b", type: type),
                    ]))
        }
        let schema = Schema(
            name: "S", version: SchemaVersion(1, 0, 0), enums: [], composites: NamedList(composites),
            entities: [Entity(name: "E", attributes: [Attribute(name: "a", type: .composite("C0"))])])
        #expect(schema.storeFacts(withIdentities: true).count == 2 + CompositeType.fieldLimit)
    }
}
