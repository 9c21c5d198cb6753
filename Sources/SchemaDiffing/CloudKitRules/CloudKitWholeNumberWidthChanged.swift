import SchemaModel

/// TRUTH 5, CK14; CloudKit keeps whole numbers of any width, and booleans, in one type.
struct CloudKitWholeNumberWidthChanged: JudgingRule {
    let name = "cloudkit-whole-number-width-changed"
    let summary =
        "whole numbers of any width are one type of field: older versions of the app may meet values too great for them"
    let source = "developer.apple.com/documentation/coredata/reading-cloudkit-records-for-core-data"
    let certainty = ChangeRecord.Certainty.probable

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard let pair = change.scalars(in: step), pair.old.isInteger || pair.old == .bool,
            pair.new.isInteger || pair.new == .bool
        else { return nil }
        return .none("the field stays as it is; older versions of the app may meet values too great for them")
    }
}
