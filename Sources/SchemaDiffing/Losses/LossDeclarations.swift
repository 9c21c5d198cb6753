import SchemaModel

/// What a migration says about losses, and which of it says something.
struct LossDeclarations {
    private let from: Schema
    private let to: Schema
    private let discards: Set<ElementPath>
    private let renames: [ElementPath: ElementPath]
    private let filled: Set<ElementPath>
    private let newNames: [String: String]
    /// The discards that declare a loss.
    private var used: Set<ElementPath> = []
    /// The entities and members that are lost as a whole.
    private var lostPaths: Set<ElementPath> = []
    /// The cases that hooks fill.
    private var filledCases: Set<ElementPath> = []
    /// Enums and composites that rows of both versions hold.
    private let storedTypes: Set<String>

    init(from: Schema, to: Schema, migration: Migration?, losses: [Loss]) {
        self.from = from
        self.to = to
        discards = Set(migration?.discards ?? [])
        renames = Dictionary(
            (migration?.renames ?? []).map { ($0.old, $0.new) }, uniquingKeysWith: { first, _ in first })
        filled = Set(migration?.hooks.fill ?? [])
        newNames = to.entityNames()
        storedTypes =
            discards.isEmpty ? [] : SchemaDiff(from: from, to: to, changes: []).commonStoredTypes()
        for loss in losses {
            if loss.path.facet == nil { lostPaths.insert(loss.path) }
            if loss.kind == .caseRemoved, isFilled(loss.path.owner) {
                filledCases.insert(loss.path)
            } else {
                used.formUnion(declaring(loss))
            }
        }
    }

    /// Whether the author knows of `loss`, or provides for it.
    func declare(_ loss: Loss) -> Bool { filledCases.contains(loss.path) || !declaring(loss).isEmpty }

    /// Whether the discard of `path` declares a loss.
    func isUsed(_ path: ElementPath) -> Bool { used.contains(path) }

    /// The discards that declare `loss`: its path, that of the other end, or the same at an entity above.
    private func declaring(_ loss: Loss) -> Set<ElementPath> {
        if discards.isEmpty { return [] }
        var paths: Set<ElementPath> = [loss.path]
        if let otherEnd = loss.otherEnd { paths.insert(otherEnd) }
        for ancestor in from.lineage(of: loss.path.owner) {
            paths.insert(ElementPath(ancestor.name, loss.path.member, facet: loss.path.facet))
        }
        return paths.intersection(discards)
    }

    /// Whether hooks give a value to every attribute that stores the enum called `name`.
    private func isFilled(_ name: String) -> Bool {
        if filled.isEmpty { return false }
        var holders: [ElementPath] = []
        for entity in to.entities {
            for attribute in entity.attributes where attribute.isStored && to.holds(name, in: attribute.type) {
                holders.append(ElementPath(entity.name, attribute.name))
            }
        }
        return !holders.isEmpty && holders.allSatisfy(filled.contains)
    }

    // MARK: Discards that declare nothing

    /// Why the discard of `path` declares nothing; nil where it asks to empty an element that lives on.
    func idleness(of path: ElementPath) -> LossReview.Idleness? {
        if let new = renames[path] { return .renamed(new) }
        if path.facet != nil {
            let whole = ElementPath(path.owner, path.member)
            return lostPaths.contains(whole) ? .within(whole) : .kept
        }
        guard let member = path.member else {
            guard let entity = from.entities[path.owner] else { return .holdsNothing }
            return entity.isAbstract ? .holdsNothing : nil
        }
        if from.entities.contains(path.owner) { return idleness(of: member, in: path.owner) }
        if filledCases.contains(path) { return .filled }
        return storedTypes.contains(path.owner) ? nil : .holdsNothing
    }

    private func idleness(of member: String, in owner: String) -> LossReview.Idleness? {
        if lostPaths.contains(ElementPath(owner)) { return .within(ElementPath(owner)) }
        let lineage = from.lineage(of: owner)
        if let attribute = lineage.lazy.compactMap({ $0.attributes[member] }).first {
            if !attribute.holdsValue { return .holdsNothing }
        }
        guard let entity = from.entities[owner], let new = newNames[entity.identity] else {
            return .within(ElementPath(owner))
        }
        guard let link = lineage.lazy.compactMap({ $0.relationships[member] }).first else { return nil }
        return to.allRelationships(of: new).contains { $0.identity == link.identity } ? nil : .kept
    }
}
