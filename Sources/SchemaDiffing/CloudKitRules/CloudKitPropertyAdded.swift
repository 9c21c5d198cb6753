import SchemaModel

/// TRUTH 5, CK14, CK04: additions are what a promoted schema allows.
struct CloudKitPropertyAdded: JudgingRule {
    let name = "cloudkit-property-added"
    let summary =
        "a new property that may be empty, or has a default, is a new field, to be promoted before the release"
    let source = Sources.cloudKitModel
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        switch change.content {
        case .added(.relationship): break
        case .added(.attribute(let attribute)): guard step.to.fillsItself(attribute) else { return nil }
        case .added(.field(let field)): guard step.to.fillsItself(field) else { return nil }
        case .changed(let keys):
            guard keys.key == .transient || keys.key == .ephemeral, let new = step.newAttribute(change), new.isStored,
                step.to.fillsItself(new)
            else { return nil }
        case .added, .removed, .moved: return nil
        }
        return .lightweight("a field comes to the schema; older versions of the app leave it empty")
    }
}
