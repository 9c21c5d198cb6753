import SchemaModel

/// TRUTH 1.5 "Transformer name", 1.9 "`.codable`: opaque column; shape change never migrates".
struct StoredBytesReinterpreted: JudgingRule {
    let name = "stored-bytes-reinterpreted"
    let summary =
        "a list, a Codable type or a transformer writes bytes: another one reads the old bytes, and no migration runs"
    let source = "stackoverflow.com/questions/66466423"
    let certainty = ChangeRecord.Certainty.probable

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard let types = change.types, let path = change.oldPath else { return nil }
        let old = step.from.storedShape(of: types.old)
        guard old == step.to.storedShape(of: types.new) else { return nil }
        return Ruling(
            hash: .same, inference: .dataDependent, need: .bridge,
            loss: ["every value of `\(path)` that the new type cannot read"],
            reason: "the version hash does not move, and the new type reads the bytes of the old one")
    }
}
