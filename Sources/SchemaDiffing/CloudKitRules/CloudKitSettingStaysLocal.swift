import SchemaModel

/// TRUTH 5: what the cloud does not know.
struct CloudKitSettingStaysLocal: JudgingRule {
    let name = "cloudkit-setting-stays-local"
    let summary = "the cloud knows no indexes, rules, limits, storage options, marks and names of tables"
    let source = Sources.cloudKitModel
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard let key = change.key else { return nil }
        switch key {
        case .doc, .abstract, .table, .class, .column, .externalStorage, .spotlight, .preserveValueOnDeletion, .min,
            .max,
            .minLength, .maxLength, .pattern, .valueClass, .deleteRule, .hashModifier, .indexes, .ordered, .derived:
            return .none("the cloud does not know of it")
        case .name, .raw, .rawValue, .extends, .type, .to, .many, .optional, .default, .transient, .ephemeral,
            .encrypted,
            .inverse, .unique:
            return nil
        }
    }
}
