import SchemaModel

/// TRUTH 1.4 "Uniqueness constraint remove", failure 8.
struct UniqueRemoved: JudgingRule {
    let name = "unique-removed"
    let summary = "removing a uniqueness constraint loses nothing; a stale index was reported on macOS 14"
    let source = Sources.inferred
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.key == .unique, case .changed(let keys) = change.content, keys.new == .absent else { return nil }
        return .lightweight(
            "no row can break a constraint that is gone, but macOS 14 was seen to keep its index and to refuse equal rows later"
        )
    }
}
