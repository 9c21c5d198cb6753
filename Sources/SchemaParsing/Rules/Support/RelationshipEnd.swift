import Diagnostics
import SchemaModel

/// A relationship together with the entity that declares it.
struct RelationshipEnd {
    let owner: String
    let relationship: RelationshipDocument

    var path: ElementPath { ElementPath(owner, relationship.name.value) }

    /// What happens to the other end when an object of the owner is deleted.
    var deleteRule: DeleteRule { relationship.deleteRule?.value ?? .nullify }

    /// Whether every object of the owner has exactly one object at the other end.
    var isMandatoryToOne: Bool { !relationship.isToMany && !relationship.isOptional }

    /// The text to write behind `to:` so that the other end may be absent.
    var optionalDestination: String { "to: \(relationship.destination?.value ?? "")?" }
}

/// Two relationships that name each other; equal ends where a relationship is its own inverse.
struct RelationshipPair {
    /// The end that is declared first.
    let first: RelationshipEnd
    let second: RelationshipEnd

    /// Both views of the pair: an end, and the end that leads back. One where a relationship is its own inverse.
    var views: [(end: RelationshipEnd, back: RelationshipEnd)] {
        first.path == second.path ? [(first, second)] : [(first, second), (second, first)]
    }
}

extension RuleContext {
    /// Every relationship in order of declaration.
    var relationshipEnds: [RelationshipEnd] {
        document.entities.flatMap { entity in
            entity.relationships.map { RelationshipEnd(owner: entity.name.value, relationship: $0) }
        }
    }

    /// The relationship that `end` names as its inverse, declared by the destination or inherited by it.
    func inverse(of end: RelationshipEnd) -> RelationshipEnd? {
        guard case .named(let name) = end.relationship.inverse, let destination = end.relationship.destination else {
            return nil
        }
        return relationship(name.value, of: destination.value)
    }

    /// Every pair of relationships that name each other, once, in order of declaration.
    func findRelationshipPairs() -> [RelationshipPair] {
        var seen: Set<ElementPath> = []
        return relationshipEnds.compactMap { end in
            guard let back = inverse(of: end), inverse(of: back)?.path == end.path else { return nil }
            guard seen.insert(end.path).inserted else { return nil }
            seen.insert(back.path)
            return RelationshipPair(first: end, second: back)
        }
    }
}
