import SchemaModel

/// A declared type that no attribute of both versions stores: what rows hold does not depend on it.
struct UnusedTypeChanged: JudgingRule {
    let name = "unused-type-changed"
    let summary = "an enum or composite is stored only inside the attributes that use it"
    let source = Sources.generated
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        switch change.element.kind {
        case .enumeration, .composite, .enumCase, .field: break
        case .schema, .entity, .attribute, .relationship: return nil
        }
        if step.isStored(change.element.owner), change.key != nil || change.element.member != nil { return nil }
        return .none("no attribute stored in both versions holds a `\(change.element.owner)`")
    }
}
