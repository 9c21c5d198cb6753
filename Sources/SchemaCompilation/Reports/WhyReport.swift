package import Diagnostics
import SchemaDiffing
package import SchemaModel

/// What happened to one element between versions, and for each store the rule that decided, why, and where that is known
/// from.
package struct WhyReport: Sendable {
    /// One change of the element.
    struct Entry: Sendable, Hashable {
        let sentence: String
        /// What it does to each store, in the order of `stores`.
        let records: [ChangeRecord]
    }

    /// The changes of the element on the way from one version to another.
    struct Step: Sendable {
        let from: SchemaVersion
        let to: SchemaVersion
        let entries: [Entry]

        /// By store, the names of the rules that decided.
        func rules(_ column: Int) -> Set<String> { Set(entries.map { $0.records[column].rule }) }
    }

    let schema: String
    let path: ElementPath
    let stores: [Store]
    /// The steps in which something changed, oldest first.
    let steps: [Step]
    /// From the first version to the last, as a store gets there that takes no steps in between; nil where that is one step.
    let direct: Step?
    let from: SchemaVersion
    let to: SchemaVersion

    /// The report on the element that `path` names in any of `layers`, or nil where none has it.
    ///
    /// - Parameters:
    ///   - layers: the versions from the first to the last to look at, two or more.
    ///   - project: decides which stores are asked.
    package init?(_ path: ElementPath, in layers: [Schema], project: Project = Project()) {
        guard let first = layers.first, let last = layers.last,
            let element = layers.reversed().lazy.compactMap({ TracedElement(path, in: $0) }).first
        else { return nil }
        let judges = Judges.all(for: project)
        func step(_ diff: SchemaDiff) -> Step {
            let step = SchemaStep(diff)
            let entries = diff.changes.filter(element.isSubject).map { change in
                Entry(
                    sentence: ChangeDescription.sentence(of: change),
                    records: judges.map { $0.record(of: change, in: step) })
            }
            return Step(from: diff.from.version, to: diff.to.version, entries: entries)
        }
        schema = last.name
        self.path = path
        stores = judges.map(\.store)
        from = first.version
        to = last.version
        steps = SchemaDiffer.steps(through: layers).map(step).filter { !$0.entries.isEmpty }
        direct = layers.count > 2 ? step(SchemaDiffer.diff(from: first, to: last)) : nil
    }

    /// The stores for which other rules decide where the steps in between are skipped, with their columns.
    var differing: [(column: Int, store: Store)] {
        guard let direct else { return [] }
        return stores.enumerated().compactMap { column, store in
            let stepwise = steps.reduce(into: Set<String>()) { $0.formUnion($1.rules(column)) }
            return stepwise == direct.rules(column) ? nil : (column, store)
        }
    }

    /// The whole text, at most 100 columns wide.
    package func text(style: TextStyle) -> String { WhyTextWriter(style: style).write(self) }

    /// The path among those of `layers` that was probably meant, or nil.
    package static func meant(by path: ElementPath, in layers: [Schema]) -> String? {
        var paths: Set<String> = []
        for schema in layers { paths.formUnion(schema.paths) }
        return Suggestion.closest(to: path.description, among: paths)
    }
}

/// An element by identity, to find its changes whatever it is called.
private struct TracedElement {
    private let kinds: Set<ElementIdentity.Kind>
    /// The identities of the entity and of those it inherits from; the name of an enum or composite.
    private let owners: Set<String>
    private let member: String?

    init?(_ path: ElementPath, in schema: Schema) {
        if schema.entities.contains(path.owner) {
            let lineage = schema.lineage(of: path.owner)
            kinds = [.entity, .attribute, .relationship]
            guard let name = path.member else {
                owners = Set(lineage.prefix(1).map(\.identity))
                member = nil
                return
            }
            guard let declarer = lineage.first(where: { $0.identity(of: name) != nil }) else { return nil }
            owners = [declarer.identity]
            member = declarer.identity(of: name)
        } else if let enumeration = schema.enums[path.owner] {
            kinds = [.enumeration, .enumCase]
            owners = [path.owner]
            member = path.member.flatMap { enumeration.cases[$0]?.identity }
            if path.member != nil, member == nil { return nil }
        } else if let composite = schema.composites[path.owner] {
            kinds = [.composite, .field]
            owners = [path.owner]
            member = path.member.flatMap { composite.fields[$0]?.identity }
            if path.member != nil, member == nil { return nil }
        } else {
            return nil
        }
    }

    /// Whether `change` is about the element, or about a member of the entity, enum or composite.
    func isSubject(_ change: SchemaChange) -> Bool {
        guard kinds.contains(change.element.kind), member == nil || member == change.element.member else {
            return false
        }
        if owners.contains(change.element.owner) { return true }
        if case .moved(let origin) = change.content { return owners.contains(origin) }
        return false
    }
}

extension Entity {
    fileprivate func identity(of member: String) -> String? {
        attributes[member]?.identity ?? relationships[member]?.identity
    }
}

extension Schema {
    /// The path of everything that the schema declares.
    fileprivate var paths: [String] {
        var paths = entities.names + enums.names + composites.names
        for entity in entities {
            for name in entity.attributes.names + entity.relationships.names { paths.append("\(entity.name).\(name)") }
        }
        for item in enums {
            for name in item.cases.names { paths.append("\(item.name).\(name)") }
        }
        for item in composites {
            for name in item.fields.names { paths.append("\(item.name).\(name)") }
        }
        return paths
    }
}
