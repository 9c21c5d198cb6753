package import Diagnostics
import SchemaModel

/// A new attribute of a unique key that is filled by `uuid()`, on an entity that may have rows (TRUTH 2.8, 3 number 40).
///
/// A store evaluates the default once for all rows that exist. Fine where the rows are filled by code of the migration or
/// thrown away, and where none can exist because the entity is new too.
package enum UniqueGeneratedBackfillRule: HistoryRule {
    package static let rule = Rule(
        name: "unique-generated-backfill",
        summary:
            "A new unique attribute does not rely on `uuid()` for rows that exist; a store gives all of them one value."
    )
    package static let frozenSeverity = Severity.warning

    package static func check(_ context: inout StepContext) {
        let step = Step(context)
        var reported: Set<ElementPath> = []
        for entity in context.layer.schema.entities {
            for name in entity.uniqueKeys.flatMap({ $0 }) {
                guard let path = step.generated(name, of: entity.name), !reported.contains(path),
                    let old = step.rowsWithout(path, of: entity.name)
                else { continue }
                reported.insert(path)
                context.report(
                    self, "every `\(old)` that exists would receive the same value for `\(path)`, which is unique",
                    on: path, key: "default",
                    notes: [
                        "the attribute is new, and a store evaluates `uuid()` once for all rows that exist",
                        "two such rows are enough: the migration fails when the app starts (error 134110 around 134111)",
                    ],
                    helps: [
                        "have code fill it: `hooks: { fill: [\(path)] }` below `migration`",
                        "or make it `uuid?` without a default, and fill it in the app",
                    ])
            }
        }
    }
}

/// One step, indexed once.
private struct Step {
    private let context: StepContext
    private var olderNames: [String: String] = [:]
    private var children: [String: [String]] = [:]

    init(_ context: StepContext) {
        self.context = context
        for entity in context.older.entities { olderNames[entity.identity] = entity.name }
        for entity in context.layer.schema.entities {
            if let parent = entity.parent { children[parent, default: []].append(entity.name) }
        }
    }

    /// The attribute `name` that `entity` has, where its default is `uuid()`.
    func generated(_ name: String, of entity: String) -> ElementPath? {
        for owner in context.layer.schema.lineage(of: entity) {
            guard let attribute = owner.attributes[name] else { continue }
            return attribute.defaultValue == .generatedUUID ? ElementPath(owner.name, name) : nil
        }
        return nil
    }

    /// The older name of an entity whose rows have to be given a value for the attribute at `path`: `entity` or one that
    /// extends it. Nil where there is none.
    func rowsWithout(_ path: ElementPath, of entity: String) -> String? {
        guard let member = path.member,
            let identity = context.layer.schema.entities[path.owner]?.attributes[member]?.identity
        else { return nil }
        var waiting = [entity]
        var seen: Set<String> = []
        while let name = waiting.popLast() {
            guard seen.insert(name).inserted else { continue }
            waiting += (children[name] ?? []).reversed()
            guard let old = context.layer.schema.entities[name].flatMap({ olderNames[$0.identity] }),
                !isSettled(member, of: name, old)
            else { continue }
            let lineage = context.older.lineage(of: old)
            let isOld = lineage.contains { $0.attributes.contains { $0.identity == identity } }
            if !isOld, lineage.first?.isAbstract == false { return old }
        }
        return nil
    }

    /// Whether the migration fills `member` of the entity called `name`, or lets go of all rows of what was called `old`.
    private func isSettled(_ member: String, of name: String, _ old: String) -> Bool {
        guard let migration = context.layer.migration else { return false }
        if migration.discards.contains(where: { $0.owner == old && $0.member == nil }) { return true }
        let owners = Set(context.layer.schema.lineage(of: name).map(\.name))
        return migration.hooks.fill.contains { $0.member == member && owners.contains($0.owner) }
    }
}
