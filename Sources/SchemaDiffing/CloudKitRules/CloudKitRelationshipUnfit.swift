import SchemaModel

/// TRUTH 5, CK01, CK02, CK03, CK06.
struct CloudKitRelationshipUnfit: JudgingRule {
    let name = "cloudkit-relationship-unfit"
    let summary = "a mirrored relationship is optional, unordered, has an inverse, and does not deny deletion"
    let source = Sources.cloudKitModel
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard let relationship = step.newRelationship(change), let path = change.newPath else { return nil }
        switch change.content {
        case .added: return problem(of: relationship).map { refusal(path, $0) }
        case .changed(let keys):
            switch keys.key {
            case .optional where !relationship.isOptional: return refusal(path, "is not optional")
            case .inverse where relationship.inverse == nil: return refusal(path, "has no inverse")
            case .ordered where relationship.isOrdered: return refusal(path, "is ordered")
            case .deleteRule where relationship.deleteRule == .deny: return refusal(path, "denies deletion")
            default: return nil
            }
        case .removed, .moved: return nil
        }
    }

    private func problem(of relationship: Relationship) -> String? {
        if !relationship.isOptional { return "is not optional" }
        if relationship.inverse == nil { return "has no inverse" }
        if relationship.isOrdered { return "is ordered" }
        return relationship.deleteRule == .deny ? "denies deletion" : nil
    }

    private func refusal(_ path: ElementPath, _ problem: String) -> Ruling {
        .impossible("a mirrored store does not load while `\(path)` \(problem) (error 134060)")
    }
}
