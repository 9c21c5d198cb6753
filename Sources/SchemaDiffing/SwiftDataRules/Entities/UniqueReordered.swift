import SchemaModel

/// TRUTH 1.4 "Constraint members reordered".
struct UniqueReordered: JudgingRule {
    let name = "unique-reordered"
    let summary = "the members of a constraint are hashed in order: another order is another version, and the same rule"
    let source = Sources.examined
    let certainty = ChangeRecord.Certainty.probable

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.key == .unique, case .changed(let keys) = change.content, keys.old != .absent, keys.new != .absent
        else { return nil }
        return .lightweight("the same members stay unique together")
    }
}
