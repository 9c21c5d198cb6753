/// A kind of record: what a store keeps rows of.
package struct Entity: Sendable, Hashable, Named {
    package var name: String
    /// The first name the entity ever had: how a store knows it across versions.
    package var identity: String
    package var doc: String?
    package var isAbstract: Bool
    /// The name of the entity this one extends.
    package var parent: String?
    /// The SQL table name where it differs from the entity's name.
    package var table: String?
    /// The Swift or Objective-C class name where it differs from the entity's name.
    package var className: String?
    package var hashModifier: String?
    /// The attributes declared here, without inherited ones.
    package var attributes: NamedList<Attribute>
    /// The relationships declared here, without inherited ones.
    package var relationships: NamedList<Relationship>
    /// Index keys: each a list of attribute or to-one relationship names, in order.
    package var indexes: UnorderedList<[String]>
    /// Uniqueness constraints: each a list of attribute or to-one relationship names. `unique: true` on an attribute is here.
    package var uniqueKeys: UnorderedList<[String]>

    package init(
        name: String, identity: String? = nil, doc: String? = nil, isAbstract: Bool = false, parent: String? = nil,
        table: String? = nil, className: String? = nil, hashModifier: String? = nil,
        attributes: NamedList<Attribute> = [], relationships: NamedList<Relationship> = [],
        indexes: UnorderedList<[String]> = [], uniqueKeys: UnorderedList<[String]> = []
    ) {
        self.name = name
        self.identity = identity ?? name
        self.doc = doc
        self.isAbstract = isAbstract
        self.parent = parent
        self.table = table
        self.className = className
        self.hashModifier = hashModifier
        self.attributes = attributes
        self.relationships = relationships
        self.indexes = indexes
        self.uniqueKeys = uniqueKeys
    }
}

/// The type of a stored value that needs no declaration. `int` is 64 bits wide.
package enum ScalarType: String, Sendable, Hashable, CaseIterable {
    case string, bool, int, int16, int32, int64, float, double, decimal, date, uuid, url, data

    /// Whether values are whole numbers.
    package var isInteger: Bool {
        switch self {
        case .int, .int16, .int32, .int64: true
        default: false
        }
    }

    /// Whether values are numbers of any kind.
    package var isNumeric: Bool {
        switch self {
        case .float, .double, .decimal: true
        default: isInteger
        }
    }
}

/// The type of an attribute or of a composite's field.
package enum AttributeType: Sendable, Hashable {
    case scalar(ScalarType)
    /// A declared enum, by name.
    case enumeration(String)
    /// A declared composite, by name.
    case composite(String)
    /// Many scalars in one stored value.
    case list(ScalarType)
    /// A Codable type written by hand, by its Swift name.
    case codable(String)
    /// A value that goes through the named transformer, or through the secure default one.
    case transformable(String?)
}

/// A stored value of an entity.
package struct Attribute: Sendable, Hashable, Named {
    package var name: String
    /// The first name the attribute ever had.
    package var identity: String
    package var doc: String?
    package var type: AttributeType
    package var isOptional: Bool
    package var defaultValue: DefaultValue?
    /// Not stored at all.
    package var isTransient: Bool
    package var allowsExternalStorage: Bool
    /// Tracked for changes and not stored (SwiftData's `.ephemeral`).
    package var isEphemeral: Bool
    package var isIndexedBySpotlight: Bool
    package var allowsCloudEncryption: Bool
    package var preservesValueOnDeletion: Bool
    /// The expression that computes the value, as written.
    package var derivation: String?
    package var hashModifier: String?
    /// What every value must satisfy beyond its type.
    package var limits: AttributeLimits
    /// The SQL column name where it differs from the attribute's name.
    package var column: String?
    /// The Objective-C value class of a transformable.
    package var valueClass: String?

    package init(
        name: String, identity: String? = nil, doc: String? = nil, type: AttributeType, isOptional: Bool = false,
        defaultValue: DefaultValue? = nil, isTransient: Bool = false, allowsExternalStorage: Bool = false,
        isEphemeral: Bool = false, isIndexedBySpotlight: Bool = false, allowsCloudEncryption: Bool = false,
        preservesValueOnDeletion: Bool = false, derivation: String? = nil, hashModifier: String? = nil,
        limits: AttributeLimits = AttributeLimits(), column: String? = nil, valueClass: String? = nil
    ) {
        self.name = name
        self.identity = identity ?? name
        self.doc = doc
        self.type = type
        self.isOptional = isOptional
        self.defaultValue = defaultValue
        self.isTransient = isTransient
        self.allowsExternalStorage = allowsExternalStorage
        self.isEphemeral = isEphemeral
        self.isIndexedBySpotlight = isIndexedBySpotlight
        self.allowsCloudEncryption = allowsCloudEncryption
        self.preservesValueOnDeletion = preservesValueOnDeletion
        self.derivation = derivation
        self.hashModifier = hashModifier
        self.limits = limits
        self.column = column
        self.valueClass = valueClass
    }
}

/// Validation limits of an attribute. No store hashes them.
package struct AttributeLimits: Sendable, Hashable {
    /// The least value of a number or date.
    package var minimum: Constant?
    /// The greatest value of a number or date.
    package var maximum: Constant?
    /// The least length of a string in characters, or of data in bytes.
    package var minimumLength: Int?
    /// The greatest length of a string in characters, or of data in bytes.
    package var maximumLength: Int?
    /// A regular expression that a whole string must match.
    package var pattern: String?

    package init(
        minimum: Constant? = nil, maximum: Constant? = nil, minimumLength: Int? = nil, maximumLength: Int? = nil,
        pattern: String? = nil
    ) {
        self.minimum = minimum
        self.maximum = maximum
        self.minimumLength = minimumLength
        self.maximumLength = maximumLength
        self.pattern = pattern
    }
}

/// What happens to the other end of a relationship when the object that declares the rule is deleted.
package enum DeleteRule: String, Sendable, Hashable, CaseIterable {
    case nullify, cascade, deny, noAction
}

/// A link from one entity to another.
package struct Relationship: Sendable, Hashable, Named {
    package var name: String
    /// The first name the relationship ever had.
    package var identity: String
    package var doc: String?
    /// The name of the entity at the other end.
    package var destination: String
    package var isToMany: Bool
    /// Of a to-one: may be absent. Of a to-many: may be nil as a whole, which is what CloudKit wants.
    package var isOptional: Bool
    package var isOrdered: Bool
    /// The least number of members of a to-many; nil is none.
    package var minimumCount: Int?
    /// The greatest number of members of a to-many; nil is unbounded.
    package var maximumCount: Int?
    /// The relationship of the destination that leads back; nil where there is none on purpose.
    package var inverse: String?
    package var deleteRule: DeleteRule
    package var hashModifier: String?

    package init(
        name: String, identity: String? = nil, doc: String? = nil, destination: String, isToMany: Bool,
        isOptional: Bool = false, isOrdered: Bool = false, minimumCount: Int? = nil, maximumCount: Int? = nil,
        inverse: String?, deleteRule: DeleteRule = .nullify, hashModifier: String? = nil
    ) {
        self.name = name
        self.identity = identity ?? name
        self.doc = doc
        self.destination = destination
        self.isToMany = isToMany
        self.isOptional = isOptional
        self.isOrdered = isOrdered
        self.minimumCount = minimumCount
        self.maximumCount = maximumCount
        self.inverse = inverse
        self.deleteRule = deleteRule
        self.hashModifier = hashModifier
    }
}
