import SchemaModel

/// TRUTH 5, CK14: record types neither merge nor split.
struct CloudKitHierarchyChanged: JudgingRule {
    let name = "cloudkit-hierarchy-changed"
    let summary = "a promoted record type can neither join nor leave a hierarchy"
    let source = Sources.cloudKitModel
    let certainty = ChangeRecord.Certainty.probable

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.key == .extends, let old = step.oldEntity(change), let new = step.newEntity(change) else {
            return nil
        }
        if step.from.root(of: old.name)?.identity == step.to.root(of: new.name)?.identity {
            return .lightweight("fields may come to the record type")
        }
        return .impossible("records cannot move to another record type")
    }
}
