import SchemaModel

/// TRUTH 5, CK14.
struct CloudKitRawTypeChanged: JudgingRule {
    let name = "cloudkit-raw-type-changed"
    let summary = "raw values of another type need a field of another type"
    let source = Sources.cloudKitModel
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard case .changed(let keys) = change.content, keys.key == .raw, case .rawType(let old) = keys.old,
            case .rawType(let new) = keys.new
        else { return nil }
        if old != .string, new != .string { return .none("whole numbers of any width are one type of field") }
        return .impossible("no field of a promoted schema can change its type")
    }
}
