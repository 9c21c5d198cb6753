import SchemaDiffing
import SchemaModel

/// Looks at one step for changes that the store cannot make by itself and that nobody provides for.
struct StepReview {
    private let from: GroupMember
    private let to: GroupMember
    private let paths: WrittenPaths
    private let provisions: Provisions

    init(from: GroupMember, to: GroupMember) {
        self.from = from
        self.to = to
        paths = WrittenPaths(model: to.model, schema: to.layer.schema)
        provisions = Provisions(migration: to.layer.migration, schema: to.layer.schema)
    }

    /// Errors of the layer that is being edited, warnings of those that shipped: a frozen layer cannot be mended.
    func findings() -> [Finding] {
        let layer = to.layer
        let judged = SwiftDataJudge().judge(from: from.model.schema, to: to.model.schema)
        let gravity: Finding.Gravity = layer.isFrozen ? .warning : .error
        var seen: Set<FindingCause> = []
        var found = renamedClasses(layer, gravity)
        for item in judged.changes where item.record.verdict.needsMore {
            let path = paths.path(of: item.change)
            if provisions.cover(item.change, at: path, item.record) { continue }
            let step = StepFinding(change: item.change, record: item.record, path: path, layer: layer)
            let finding = step.finding(gravity)
            if seen.insert(FindingCause(finding)).inserted { found.append(finding) }
        }
        for item in judged.changes where item.record.rule == "generated-default-on-existing-rows" {
            guard let path = paths.path(of: item.change), item.change.isGeneratedUUID else { continue }
            if let hooks = layer.migration?.hooks, hooks.runsAfter || hooks.fill.contains(path) { continue }
            found.append(sharedDefault(path, item.record, layer))
        }
        return found
    }

    /// Entities that stay themselves and are stored as another class, which SwiftData takes for another entity.
    private func renamedClasses(_ layer: Layer, _ gravity: Finding.Gravity) -> [Finding] {
        let old = Dictionary(
            from.layer.schema.entities.map { ($0.identity, $0) }, uniquingKeysWith: { first, _ in first })
        return layer.schema.entities.elements.compactMap { entity in
            guard let before = old[entity.identity], before.storedClass != entity.storedClass else { return nil }
            return Finding(
                rule: "class-renamed", gravity: gravity, version: layer.version, element: ElementPath(entity.name),
                key: "class",
                message:
                    "`\(entity.name)` is stored as class `\(entity.storedClass)` instead of `\(before.storedClass)`",
                notes: ["SwiftData knows an entity by its class name: every row of `\(before.storedClass)` would go"],
                helps: ["write `class: \(before.className ?? before.identity)`"])
        }
    }

    private func sharedDefault(_ path: ElementPath, _ record: ChangeRecord, _ layer: Layer) -> Finding {
        Finding(
            rule: record.rule, gravity: .warning, version: layer.version, element: path, key: "default",
            message: "every existing row gets one and the same `\(path)`",
            notes: [record.reason],
            helps: [
                "make `\(path)` optional without a default, and give each row a value of its own when it is next saved",
                "or add `hooks: { after: true }` and give each row a value of its own there",
            ])
    }
}

extension SchemaChange {
    /// Whether the change adds an attribute whose default is a random identifier.
    fileprivate var isGeneratedUUID: Bool {
        if case .added(.attribute(let attribute)) = content { return attribute.defaultValue == .generatedUUID }
        return false
    }
}

extension Entity {
    /// The simple name of the class SwiftData stores the entity as.
    fileprivate var storedClass: String {
        className?.split(separator: ".").last.map(String.init) ?? identity
    }
}
