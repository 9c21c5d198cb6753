import SchemaModel

/// TRUTH 5, CK05, CK25.
struct CloudKitUniqueAdded: JudgingRule {
    let name = "cloudkit-unique-added"
    let summary = "a mirrored store refuses uniqueness constraints"
    let source = Sources.cloudKitModel
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard case .changed(let keys) = change.content, keys.key == .unique, keys.new != .absent else { return nil }
        return .impossible("a mirrored store with a uniqueness constraint does not load (error 134060)")
    }
}
