import SchemaModel

/// A derived attribute has no stored property.
struct CallersDerivationChanged: JudgingRule {
    let name = "callers-derivation-changed"
    let summary = "a derived attribute has no property that source could set"
    let source = Sources.swift
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard case .changed(let keys) = change.content, keys.key == .derived,
            keys.old == .absent || keys.new == .absent,
            let path = change.newPath
        else { return nil }
        return .edit(keys.old == .absent ? "`\(path)` cannot be set" : "the initialiser takes `\(path)`")
    }
}
