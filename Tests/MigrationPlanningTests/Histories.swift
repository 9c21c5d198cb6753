import MigrationPlanning
import SchemaModel

/// Histories made of small schemas, for the planner's tests.
enum Histories {
    static let platform = Platform(.iOS, 18)

    /// One entity `Task` with `attributes`, as the version `number`.0.0.
    static func task(_ number: Int, _ attributes: [Attribute], _ change: (inout Entity) -> Void = { _ in }) -> Schema {
        var entity = Entity(name: "Task", attributes: NamedList(attributes))
        change(&entity)
        return Schema(name: "Tasks", version: SchemaVersion(number, 0, 0), entities: [entity])
    }

    /// The layers of `schemas`, all frozen but the last.
    static func layers(_ schemas: [Schema], hooks: [Int: Migration.Hooks] = [:]) -> [Layer] {
        schemas.enumerated().map { index, schema in
            let previous = index > 0 ? schemas[index - 1].version : nil
            let migration = previous.map {
                Migration(from: $0, hooks: hooks[schema.version.major] ?? Migration.Hooks())
            }
            return Layer(schema: schema, migration: migration, isFrozen: index < schemas.count - 1)
        }
    }

    /// What the planner makes of `layers`.
    static func plan(
        _ layers: [Layer], platform: Platform = platform, oldest: SchemaVersion? = nil
    ) -> (plan: SwiftDataPlan?, findings: [Finding]) {
        guard let history = SchemaHistory(name: "Tasks", layers: layers) else { return (nil, []) }
        return SwiftDataPlanner.plan(history, platform: platform, oldest: oldest)
    }

    static func plan(
        _ schemas: [Schema], hooks: [Int: Migration.Hooks] = [:]
    ) -> (plan: SwiftDataPlan?, findings: [Finding]) {
        plan(layers(schemas, hooks: hooks))
    }
}

extension Attribute {
    static let title = Attribute(name: "title", type: .scalar(.string), defaultValue: .constant(.string("")))
    static let notes = Attribute(name: "notes", type: .scalar(.string), isOptional: true)
    static let rank = Attribute(name: "rank", type: .scalar(.int), defaultValue: .constant(.integer(0)))

    /// The attribute after `change`.
    func with(_ change: (inout Attribute) -> Void) -> Attribute {
        var copy = self
        change(&copy)
        return copy
    }
}

extension SwiftDataPlan {
    /// The first versions of all groups, as text.
    var numbers: [String] { versions.map(\.version.description) }
}
