package import SchemaModel

/// Finds what changed between two versions of a schema.
///
/// The differ states facts and guesses nothing: an element is the same when its identity is the same, whatever its
/// name. Time is linear in the size of the schemas, and the number of changes is bounded by the edit.
package enum SchemaDiffer {
    /// Every change from `from` to `to`, in the fixed order of changes; empty where both mean the same.
    package static func diff(from: Schema, to: Schema) -> SchemaDiff {
        var comparison = Comparison(from: from, to: to)
        comparison.compareSchemas()
        return SchemaDiff(from: from, to: to, changes: comparison.changes.sorted())
    }

    /// The step between each two neighbours, in order: one fewer than `schemas`.
    package static func steps(through schemas: [Schema]) -> [SchemaDiff] {
        zip(schemas, schemas.dropFirst()).map { diff(from: $0, to: $1) }
    }
}

/// One comparison at work: both versions, and the changes found so far in no particular order.
struct Comparison {
    let from: Schema
    let to: Schema
    /// Whether a default that names an enum case means the same case in both versions wherever it is spelled alike.
    let enumsAreEqual: Bool
    var changes: [SchemaChange] = []
    /// Properties that left an entity or came to one while the entity stayed: ends of possible moves.
    var departures: [LooseProperty] = []
    var arrivals: [LooseProperty] = []

    init(from: Schema, to: Schema) {
        self.from = from
        self.to = to
        enumsAreEqual = from.enums == to.enums
    }

    mutating func compareSchemas() {
        let subject = Subject(ElementIdentity(.schema), oldPath: nil, newPath: nil)
        note(.name, of: subject, .text(from.name), .text(to.name))
        note(.doc, of: subject, KeyValue(from.doc), KeyValue(to.doc))
        compareEnums()
        compareComposites()
        compareEntities()
        joinMoves()
    }

    /// Records a change of `key` where the values differ.
    mutating func note(_ key: SchemaKey, of subject: Subject, _ old: KeyValue, _ new: KeyValue) {
        if old != new { record(key, of: subject, old, new) }
    }

    /// Records a change of `key`: for references, whose values may be spelled alike and lead elsewhere.
    mutating func record(_ key: SchemaKey, of subject: Subject, _ old: KeyValue, _ new: KeyValue) {
        changes.append(subject.change(.changed(KeyChange(key, from: old, to: new))))
    }

    mutating func noteFlag(_ key: SchemaKey, of subject: Subject, _ old: Bool, _ new: Bool) {
        if old != new { record(key, of: subject, .flag(old), .flag(new)) }
    }
}

/// An element in both versions: its identity and how each version calls it.
struct Subject {
    let element: ElementIdentity
    let oldPath: ElementPath?
    let newPath: ElementPath?

    init(_ element: ElementIdentity, oldPath: ElementPath?, newPath: ElementPath?) {
        self.element = element
        self.oldPath = oldPath
        self.newPath = newPath
    }

    func change(_ content: SchemaChange.Content) -> SchemaChange {
        SchemaChange(element, oldPath: oldPath, newPath: newPath, content)
    }
}
