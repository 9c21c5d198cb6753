import SchemaModel

/// TRUTH 1.4 "Class name", failure 22: the simple name of the class is the entity's name in the store.
struct ClassRenamed: JudgingRule {
    let name = "class-renamed"
    let summary = "SwiftData knows an entity by the simple name of its class: another class is another, empty table"
    let source = Sources.model
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.key == .class, let old = step.oldEntity(change), let new = step.newEntity(change) else {
            return nil
        }
        if simpleClassName(old) == simpleClassName(new) { return .none("the stored class keeps its name") }
        return Ruling(
            hash: .moves, inference: .refused, need: .nothing, loss: ["every row of `\(old.name)`"],
            reason: "the store would drop the table of `\(simpleClassName(old))` and start an empty one")
    }

    /// The class name without its module; the entity's first name where no class is named.
    private func simpleClassName(_ entity: Entity) -> String {
        entity.className?.split(separator: ".").last.map(String.init) ?? entity.identity
    }
}
