package import SchemaModel

/// Finds what a step loses, judged for each concrete entity over inherited properties: what moves up or down the hierarchy
/// is lost only to the rows that no longer have it.
///
/// A change that the store refuses, or gets wrong, is no loss but the business of the judge: a type that cannot be
/// converted, a to-many that becomes a to-one, another destination.
package enum LossFinder {
    /// The losses of the step from `from` to `to`, in the order in which the old version declares what is lost.
    package static func losses(from: Schema, to: Schema) -> [Loss] {
        var search = LossSearch(from: from, to: to)
        search.findEntities()
        search.findProperties()
        search.findCasesAndFields()
        return search.losses
    }
}

/// One search at work.
struct LossSearch {
    let from: Schema
    let to: Schema
    let renames: ProbableRenames
    var losses: [Loss] = []
    /// For each concrete entity of the old version whose rows live on, by name: the entity of the new version.
    private(set) var survivors: [String: Entity] = [:]
    /// The names of entities of the new version, by identity.
    let newNames: [String: String]
    private let oldChildren: [String: [String]]

    init(from: Schema, to: Schema) {
        self.from = from
        self.to = to
        newNames = to.entityNames()
        renames = ProbableRenames(from: from, to: to)
        var children: [String: [String]] = [:]
        for entity in from.entities {
            if let parent = entity.parent { children[parent, default: []].append(entity.name) }
        }
        oldChildren = children
        for entity in from.entities where !entity.isAbstract {
            if let new = newEntity(of: entity), !new.isAbstract { survivors[entity.name] = new }
        }
    }

    /// What `entity` of the old version is in the new one.
    func newEntity(of entity: Entity) -> Entity? { newNames[entity.identity].flatMap { to.entities[$0] } }

    mutating func findEntities() {
        for entity in from.entities where !entity.isAbstract {
            let path = ElementPath(entity.name)
            guard let new = newEntity(of: entity) else {
                losses.append(
                    Loss(
                        .entityRemoved, path, place: nil, clause: "every row of `\(path)`",
                        probableRename: renames.entity(entity)))
                continue
            }
            if new.isAbstract {
                losses.append(
                    Loss(
                        .entityBecameAbstract, path, place: ElementPath(new.name),
                        clause: "every row of exactly `\(path)`"))
            }
        }
    }

    /// The shortest list of entities below `owner`, itself included, whose rows are those of `lost`: an entity stands for
    /// all below it where each of them that lives on is among `lost`, or where it has rows of its own that are.
    func owners(of lost: Set<String>, below owner: String) -> [String] {
        var owners: [String] = []
        var waiting = [owner]
        while let name = waiting.popLast() {
            let rows = concreteSurvivors(below: name)
            if rows.isDisjoint(with: lost) { continue }
            if lost.contains(name) || rows.isSubset(of: lost) {
                owners.append(name)
            } else {
                waiting += (oldChildren[name] ?? []).reversed()
            }
        }
        return owners
    }

    /// The concrete entities that live on, among `owner` and what extends it in the old version.
    func concreteSurvivors(below owner: String) -> Set<String> {
        var found: Set<String> = []
        var seen: Set<String> = []
        var waiting = [owner]
        while let name = waiting.popLast() {
            guard seen.insert(name).inserted else { continue }
            if survivors[name] != nil { found.insert(name) }
            waiting += oldChildren[name] ?? []
        }
        return found
    }
}
