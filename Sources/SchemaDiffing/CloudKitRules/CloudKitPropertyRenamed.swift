import SchemaModel

/// TRUTH 5, CK15.
struct CloudKitPropertyRenamed: JudgingRule {
    let name = "cloudkit-property-renamed"
    let summary = "the local migration of a mirrored store refuses to rename a property"
    let source = Sources.examined
    let certainty = ChangeRecord.Certainty.probable

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.element.kind == .attribute || change.element.kind == .relationship, change.key == .name else {
            return nil
        }
        return .impossible("the local migration of a mirrored store refuses renamed properties (error 134110)")
    }
}
