import SchemaModel

/// TRUTH 1.7 "Add mandatory to-one (or to-many min>0)", failure 9.
struct MandatoryRelationshipAdded: JudgingRule {
    let name = "mandatory-relationship-added"
    let summary =
        "rows that exist have nobody at the other end of a new mandatory relationship; a default object does not help"
    let source = "stackoverflow.com/questions/79304215"
    let certainty = ChangeRecord.Certainty.probable

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard case .added(.relationship(let relationship)) = change.content, !relationship.isOptional else {
            return nil
        }
        guard !relationship.isToMany || (relationship.minimumCount ?? 0) > 0 else { return nil }
        return .conditional(
            .bridge,
            "rows that exist have nothing at the other end, and the store fails to open (error 134110, missing values on a "
                + "mandatory destination relationship); an object made at the declaration does not help")
    }
}
