package import SchemaModel

/// A key of an element, spelled as the language spells it, in the order in which changes of one element are listed.
package enum SchemaKey: String, Sendable, Hashable, CaseIterable {
    case name, doc
    // Of an enum, a case.
    case raw, rawValue
    // Of an entity.
    case abstract, extends, table, `class`
    // Of an attribute or a field.
    case type
    // Of a relationship: the entity at the other end, and whether there are many.
    case to, many
    case optional, ordered
    case `default`, transient, externalStorage, ephemeral, spotlight, encrypted, preserveValueOnDeletion, derived
    case min, max, minLength, maxLength, pattern, column, valueClass
    case inverse, deleteRule, hashModifier
    // Of an entity: one change for each list of members.
    case unique, indexes

    /// The place of the key among the changes of one element.
    var rank: Int { SchemaKey.ranks[self] ?? 0 }

    private static let ranks = Dictionary(
        uniqueKeysWithValues: allCases.enumerated().map { ($0.element, $0.offset) })
}

/// What a key says in one version. Names stand as that version writes them.
package enum KeyValue: Sendable, Hashable {
    /// The key is not written.
    case absent
    case text(String)
    case flag(Bool)
    case count(Int)
    case type(AttributeType)
    case defaultValue(DefaultValue)
    case constant(Constant)
    case rawType(EnumType.RawType)
    case rawValue(EnumType.RawValue)
    case deleteRule(DeleteRule)
    /// The members of one uniqueness constraint or index, in order.
    case members([String])

    init(_ text: String?) { self = text.map { .text($0) } ?? .absent }
    init(_ count: Int?) { self = count.map { .count($0) } ?? .absent }
    init(_ constant: Constant?) { self = constant.map { .constant($0) } ?? .absent }
    init(_ value: DefaultValue?) { self = value.map { .defaultValue($0) } ?? .absent }
}

/// One key that says something else than before.
///
/// References to elements (destination, inverse, parent, members, the case of an enum default) differ only where they
/// lead to another element: a name that follows a rename is no change.
package struct KeyChange: Sendable, Hashable {
    package let key: SchemaKey
    package let old: KeyValue
    package let new: KeyValue

    package init(_ key: SchemaKey, from old: KeyValue, to new: KeyValue) {
        self.key = key
        self.old = old
        self.new = new
    }
}
