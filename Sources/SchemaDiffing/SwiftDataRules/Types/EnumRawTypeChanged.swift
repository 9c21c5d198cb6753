import SchemaModel

/// TRUTH 1.9b "Raw type changed": the column gets another type.
struct EnumRawTypeChanged: JudgingRule {
    let name = "enum-raw-type-changed"
    let summary = "another raw type is another column type, and old raw values mean nothing in it: a bridge is needed"
    let source = Sources.histories
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard case .changed(let keys) = change.content, keys.key == .raw, case .rawType(let old) = keys.old,
            case .rawType(let new) = keys.new
        else { return nil }
        if old.storedScalar == new.storedScalar { return .none("both raw types are stored as 64-bit numbers") }
        if old != .string, new != .string {
            return .lightweight("whole numbers of another width are converted by the store")
        }
        return .bridge(
            "a column of raw type \(old.rawValue) cannot become one of \(new.rawValue) by inference (error 134190)")
    }
}
