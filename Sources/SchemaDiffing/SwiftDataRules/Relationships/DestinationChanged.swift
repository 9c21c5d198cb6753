import SchemaModel

/// TRUTH 1.7 "Destination entity changed": not checked by the store, and rows then point at strangers.
struct DestinationChanged: JudgingRule {
    let name = "destination-changed"
    let summary = "the store keeps old keys when a relationship leads elsewhere: rows point at strangers or at nothing"
    let source = Sources.examined
    let certainty = ChangeRecord.Certainty.probable

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.key == .to, let path = change.newPath else { return nil }
        return Ruling(
            hash: .moves, inference: .refused, need: .nothing, loss: ["every link of `\(path)`, in silence"],
            reason: "the store would keep the old keys, which mean other rows of the new destination")
    }
}
