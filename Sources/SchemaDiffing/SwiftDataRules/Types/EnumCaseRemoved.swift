import SchemaModel

/// TRUTH 1.9b "Enum case removed": the hash stays, and rows may hold the raw value.
struct EnumCaseRemoved: JudgingRule {
    let name = "enum-case-removed"
    let summary = "rows may still hold the raw value of a removed case, and no migration runs: a data step is needed"
    let source = Sources.generated
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.element.kind == .enumCase, case .removed = change.content, let path = change.oldPath else {
            return nil
        }
        return Ruling(
            hash: .same, inference: .dataDependent, need: .backfill, loss: ["rows that hold `\(path)`"],
            reason: "rows may hold the raw value of `\(path)`, which nothing reads any more")
    }
}
