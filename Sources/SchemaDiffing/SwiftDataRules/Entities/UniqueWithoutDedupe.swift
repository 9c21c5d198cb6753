import SchemaModel

/// TRUTH 1.4 "Uniqueness constraint add", failure 7.
struct UniqueWithoutDedupe: JudgingRule {
    let name = "unique-without-dedupe"
    let summary = "a new uniqueness constraint fails at launch where rows already collide: they must be joined before"
    let source = Sources.inferred
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.key == .unique, case .changed(let keys) = change.content, keys.old == .absent else { return nil }
        return .conditional(
            .dedupe, "rows that collide make the migration fail when the app starts (error 134110 around 134111)")
    }
}
