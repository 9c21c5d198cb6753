import Diagnostics
import SchemaModel

/// What a path names.
enum ElementKind: Hashable {
    case entity, enumeration, composite, attribute, relationship, enumCase, field

    /// The kind with its article.
    var title: String {
        switch self {
        case .entity: "an entity"
        case .enumeration: "an enum"
        case .composite: "a composite"
        case .attribute: "an attribute"
        case .relationship: "a relationship"
        case .enumCase: "an enum case"
        case .field: "a field"
        }
    }
}

extension Schema {
    /// What `path` names, its facet ignored; nil where it names nothing that is declared at that very place.
    func kind(of path: ElementPath) -> ElementKind? {
        guard let member = path.member else {
            if entities.contains(path.owner) { return .entity }
            if enums.contains(path.owner) { return .enumeration }
            return composites.contains(path.owner) ? .composite : nil
        }
        if let entity = entities[path.owner] {
            if entity.attributes.contains(member) { return .attribute }
            return entity.relationships.contains(member) ? .relationship : nil
        }
        if enums[path.owner]?.cases.contains(member) == true { return .enumCase }
        return composites[path.owner]?.fields.contains(member) == true ? .field : nil
    }

    /// Whether `path` names a member that its owner inherits.
    func inherits(_ path: ElementPath) -> Bool { path.member.map { declarer(of: $0, in: path.owner) != nil } ?? false }

    /// The entity above `owner`, or `owner` itself, that declares `member`.
    private func declarer(of member: String, in owner: String) -> String? {
        lineage(of: owner).first { $0.identity(ofMember: member) != nil }?.name
    }

    /// The path that a writer probably meant, as a help.
    func meant(by path: ElementPath) -> [String] {
        guard let member = path.member else {
            return Suggestion.closest(to: path.owner, among: typeNames).map { ["did you mean `\($0)`?"] } ?? []
        }
        guard
            let owner = typeNames.contains(path.owner)
                ? path.owner : Suggestion.closest(to: path.owner, among: typeNames)
        else { return [] }
        if let declarer = declarer(of: member, in: owner) { return ["did you mean `\(declarer).\(member)`?"] }
        let members = memberNames(of: owner)
        guard let meant = members.contains(member) ? member : Suggestion.closest(to: member, among: members) else {
            return []
        }
        return ["did you mean `\(owner).\(meant)`?"]
    }

    private var typeNames: [String] { entities.names + enums.names + composites.names }

    private func memberNames(of owner: String) -> [String] {
        if let entity = entities[owner] { return entity.attributes.names + entity.relationships.names }
        return enums[owner]?.cases.names ?? composites[owner]?.fields.names ?? []
    }
}
