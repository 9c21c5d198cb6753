import Diagnostics
import SchemaModel

/// References: relationships, parents, members of indexes and uniqueness constraints.
extension Resolver {
    mutating func relationship(_ item: RelationshipDocument, of owner: String) -> Relationship? {
        let path = ElementPath(owner, item.name.value)
        guard let destination = item.destination else { return nil }
        checkKeys(of: item, on: path)
        var inverse: String?
        if checkEntity(destination, "`\(path)` leads to", on: path), case .named(let name) = item.inverse {
            checkInverse(name, of: path, at: destination.value)
        }
        if case .named(let name) = item.inverse { inverse = name.value }
        return Relationship(
            name: item.name.value, identity: item.identity?.value, doc: item.doc, destination: destination.value,
            isToMany: item.isToMany, isOptional: item.isOptional, isOrdered: item.isOrdered,
            minimumCount: item.minimumCount?.value, maximumCount: item.maximumCount?.value, inverse: inverse,
            deleteRule: item.deleteRule?.value ?? .nullify, hashModifier: item.hashModifier?.value)
    }

    /// Whether `name` is an entity; reports where it is not. `use` begins the sentence.
    @discardableResult
    mutating func checkEntity(_ name: Located<String>, _ use: String, on path: ElementPath) -> Bool {
        if names.entity(name.value) != nil { return true }
        let kind =
            names.enumeration(name.value) != nil ? "enum" : names.composite(name.value) != nil ? "composite" : nil
        if let kind {
            report(
                LanguageRules.invalidType, "\(use) the \(kind) `\(name.value)`, and only entities can stand there",
                on: path, at: name.location,
                helps: path.member.map { ["write it below `attributes`: `\($0): \(name.value)`"] } ?? [])
            return false
        }
        let candidates = document.entities.map(\.name.value)
        missingEntities.add(
            MissingNames.Use(
                message: "\(use) the unknown entity `\(name.value)`", element: path, location: name.location),
            of: name.value
        ) {
            Suggestion.closest(to: name.value, among: candidates).map { ["did you mean `\($0)`?"] }
                ?? ["declare `\(name.value)` below `entities`"]
        }
        return false
    }

    private mutating func checkInverse(_ name: Located<String>, of path: ElementPath, at destination: String) {
        let lineage = names.lineage(of: destination)
        if lineage.contains(where: { names.relationship($0.name.value, name.value) != nil }) { return }
        let isAttribute = lineage.contains { names.attribute($0.name.value, name.value) != nil }
        let owner = path.owner
        let back = lineage.flatMap(\.relationships)
        let leadingBack = back.filter { $0.destination?.value == owner }.map(\.name.value)
        let meant = Suggestion.closest(to: name.value, among: back.map(\.name.value)) ?? leadingBack.first
        report(
            LanguageRules.unknownMember,
            isAttribute
                ? "the inverse of `\(path)` is `\(destination).\(name.value)`, which is an attribute"
                : "the inverse of `\(path)` is `\(destination).\(name.value)`, which does not exist",
            on: path, at: name.location,
            helps: meant.map { ["did you mean `\($0)`?"] } ?? [
                "add to `\(destination)`: `\(name.value): { to: [\(owner)], inverse: \(path.member ?? "") }`"
            ])
    }

    /// The keys whose members all exist; reports the others.
    mutating func memberKeys(_ keys: [EntityFields.Key], _ key: String, of entity: EntityDocument) -> [[String]] {
        guard !keys.isEmpty else { return [] }
        let lineage = names.lineage(of: entity.name.value)
        // A parent that does not exist has its own message; what it would pass on is not known.
        let isWhole = lineage.last?.parent == nil
        return keys.compactMap { item in
            let found = item.value.filter { checkMember($0, key, of: entity, lineage, reportsUnknown: isWhole) }
            if key == "unique" { checkSaidOnce(item, of: entity) }
            return found.count == item.value.count ? found.map(\.value) : nil
        }
    }

    private mutating func checkMember(
        _ name: Located<String>, _ key: String, of entity: EntityDocument, _ lineage: [EntityDocument],
        reportsUnknown: Bool
    ) -> Bool {
        let path = ElementPath(entity.name.value)
        for owner in lineage {
            if names.attribute(owner.name.value, name.value) != nil { return true }
            guard let relationship = names.relationship(owner.name.value, name.value) else { continue }
            if !relationship.isToMany { return true }
            report(
                LanguageRules.keyNotApplicable,
                "`\(key)` of `\(path)` names `\(name.value)`, which leads to many objects", on: path,
                at: name.location, notes: ["only attributes and to-one relationships have one value an object"])
            return false
        }
        guard reportsUnknown else { return false }
        let members = lineage.flatMap { $0.attributes.map(\.name.value) + $0.relationships.map(\.name.value) }
        report(
            LanguageRules.unknownMember, "`\(key)` of `\(path)` names the unknown member `\(name.value)`", on: path,
            at: name.location,
            helps: Suggestion.closest(to: name.value, among: members).map { ["did you mean `\($0)`?"] } ?? [])
        return false
    }

    /// `unique: true` on an attribute is short for a constraint of its own: both at once is a mistake.
    private mutating func checkSaidOnce(_ key: EntityFields.Key, of entity: EntityDocument) {
        guard key.value.count == 1, let name = key.value.first,
            let attribute = names.attribute(entity.name.value, name.value), attribute.isUnique
        else { return }
        let path = ElementPath(entity.name.value, name.value)
        let place = attribute.source.location(ofValue: "unique") ?? attribute.name.location
        report(
            LanguageRules.contradiction, "`\(path)` is said to be unique twice", on: path, at: key.location,
            labels: [Diagnostic.Label("the attribute says so here", at: place)],
            helps: ["remove `[\(name.value)]` from `unique`, or `unique: true` from the attribute"])
    }
}
