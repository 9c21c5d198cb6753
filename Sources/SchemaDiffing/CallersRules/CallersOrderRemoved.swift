import SchemaModel

/// An ordered relationship has a second property that sorts its members.
struct CallersOrderRemoved: JudgingRule {
    let name = "callers-order-removed"
    let summary = "the property that gives the members of an ordered relationship in order is gone"
    let source = Sources.swift
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.key == .ordered, step.newRelationship(change)?.isOrdered == false, let path = change.newPath else {
            return nil
        }
        return .edit("`\(path)` has no property that gives its members in order any more")
    }
}
