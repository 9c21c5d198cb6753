import SchemaModel

/// TRUTH 5, CK16: older apps go on writing the value.
struct CloudKitRawValueGone: JudgingRule {
    let name = "cloudkit-raw-value-gone"
    let summary = "older versions of the app go on sending a raw value that no case has any more"
    let source = Sources.cloudKitSync
    let certainty = ChangeRecord.Certainty.probable

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.element.kind == .enumCase, let path = change.oldPath else { return nil }
        switch change.content {
        case .removed: break
        case .changed(let keys) where keys.key == .rawValue: break
        case .added, .moved, .changed: return nil
        }
        return Ruling(
            hash: .same, inference: .dataDependent, need: .backfill,
            loss: ["records that hold the old raw value of `\(path)`"],
            reason: "the cloud holds the old raw value, and older versions of the app go on sending it")
    }
}
