import SchemaModel

/// What stands in annotations, in defaults and in the store, and in no signature.
struct CallersSettingUnseen: JudgingRule {
    let name = "callers-setting-unseen"
    let summary = "source does not see defaults, raw values, keys, indexes, rules, limits and names in the store"
    let source = Sources.swift
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard let key = change.key else { return nil }
        switch key {
        case .doc: return .none("documentation is no code")
        case .default: return .none("calls that leave the argument out get another value")
        case .rawValue: return .none("source names the case")
        case .abstract: return .none("the class can be used as before, and made")
        case .transient: return .none("calls may leave the new argument out")
        case .ordered: return .none("a property that gives the members in order comes beside the old one")
        case .table, .class, .column, .hashModifier: return .none("the name or mark is in the store only")
        case .externalStorage, .ephemeral, .spotlight, .encrypted, .preserveValueOnDeletion, .derived, .inverse,
            .deleteRule, .unique, .indexes:
            return .none("it stands in an annotation and in no signature")
        case .min, .max, .minLength, .maxLength, .pattern: return .none("limits are checked when the app runs")
        case .name, .raw, .extends, .type, .to, .many, .optional, .valueClass: return nil
        }
    }
}
