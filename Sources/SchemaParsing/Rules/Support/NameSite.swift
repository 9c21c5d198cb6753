import Diagnostics
import SchemaModel

/// A name and the place that declares it.
struct NameSite {
    /// What a name is given to.
    enum Kind: String {
        case entity, enumeration = "enum", composite, attribute, relationship, field, enumCase = "case"

        var isType: Bool { self == .entity || self == .enumeration || self == .composite }
        /// Whether a class or a struct has a stored property of the name.
        var isProperty: Bool { self == .attribute || self == .relationship || self == .field }
    }

    let kind: Kind
    let path: ElementPath
    let location: SourceLocation

    /// The name itself.
    var name: String { path.member ?? path.owner }
}

extension EntityDocument {
    /// The names of its members.
    var memberSites: [NameSite] {
        self.attributes.map { site(.attribute, $0.name) } + self.relationships.map { site(.relationship, $0.name) }
    }

    private func site(_ kind: NameSite.Kind, _ name: Located<String>) -> NameSite {
        NameSite(kind: kind, path: ElementPath(self.name.value, name.value), location: name.location)
    }
}

extension SchemaDocument {
    /// The names of all types: they share one scope.
    var typeSites: [NameSite] {
        let sites =
            enums.map { (NameSite.Kind.enumeration, $0.name) } + composites.map { (.composite, $0.name) }
            + entities.map { (.entity, $0.name) }
        return sites.map { NameSite(kind: $0, path: ElementPath($1.value), location: $1.location) }
    }

    /// The names of all types and their members.
    var nameSites: [NameSite] {
        let fields = composites.flatMap { composite in
            composite.fields.map { field in
                NameSite(
                    kind: .field, path: ElementPath(composite.name.value, field.name.value),
                    location: field.name.location)
            }
        }
        let cases = enums.flatMap { item in
            item.cases.map { enumCase in
                NameSite(
                    kind: .enumCase, path: ElementPath(item.name.value, enumCase.name.value),
                    location: enumCase.name.location)
            }
        }
        return typeSites + cases + fields + entities.flatMap(\.memberSites)
    }
}

extension RuleContext {
    /// Reports each name that clashes with an earlier one of its scope. Scopes are: all types; the members of an entity
    /// together with those it inherits; the fields of a composite.
    ///
    /// Two names clash when `key` gives the same text for both; `report` is told the later name and the first.
    func forEachClash(_ key: (NameSite) -> String?, report: (NameSite, NameSite) -> Void) {
        clashes(among: document.typeSites, key, report)
        for composite in document.composites {
            let fields = composite.fields.map { field in
                NameSite(
                    kind: .field, path: ElementPath(composite.name.value, field.name.value),
                    location: field.name.location)
            }
            clashes(among: fields, key, report)
        }
        var taken: [String: [NameSite]] = [:]
        for step in HierarchyWalk.steps(of: self) {
            switch step {
            case .enter(let entity):
                for site in entity.memberSites {
                    guard let key = key(site) else { continue }
                    if let first = taken[key]?.last { report(site, first) }
                    taken[key, default: []].append(site)
                }
            case .leave(let entity):
                for site in entity.memberSites {
                    if let key = key(site) { taken[key]?.removeLast() }
                }
            }
        }
    }

    private func clashes(
        among sites: [NameSite], _ key: (NameSite) -> String?, _ report: (NameSite, NameSite) -> Void
    ) {
        var taken: [String: NameSite] = [:]
        for site in sites {
            guard let key = key(site) else { continue }
            if let first = taken[key] { report(site, first) } else { taken[key] = site }
        }
    }
}
