import SchemaModel

/// TRUTH 1.7 "Inverse set/changed/removed".
struct InverseChanged: JudgingRule {
    let name = "inverse-changed"
    let summary = "the inverse is part of the version hash; another one may keep links on another side"
    let source = Sources.relationshipHash
    let certainty = ChangeRecord.Certainty.probable

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.key == .inverse, let path = change.newPath else { return nil }
        return Ruling(
            hash: .moves, inference: .inferred, need: .nothing, loss: ["perhaps links of `\(path)`: verify them"],
            reason: "links may be kept on another side than before")
    }
}
