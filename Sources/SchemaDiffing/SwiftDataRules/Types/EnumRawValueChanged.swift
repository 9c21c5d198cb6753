import SchemaModel

/// TRUTH 1.9b "Raw value of a case changed": a data step on an unmoved hash.
struct EnumRawValueChanged: JudgingRule {
    let name = "enum-raw-value-changed"
    let summary = "rows hold the old raw value and the version hash does not move: a data step is needed"
    let source = Sources.generated
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.element.kind == .enumCase, change.key == .rawValue, let path = change.path else { return nil }
        // Where the raw type changes too, the whole column does: the other change says so.
        let owner = change.element.owner
        if step.from.enums[owner]?.rawType.storedScalar != step.to.enums[owner]?.rawType.storedScalar {
            return .none("the raw type of `\(owner)` changes too, and with it every stored value")
        }
        return Ruling(
            hash: .same, inference: .dataDependent, need: .backfill,
            loss: ["rows that hold the old raw value of `\(path)`"],
            reason: "rows hold the old raw value of `\(path)`, and the version hash does not move")
    }
}
