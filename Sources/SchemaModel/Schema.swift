/// One version of a data model, resolved and valid: every name it mentions exists.
///
/// Two schemas are equal when they mean the same; the order of declaration, comments and spelling never matter.
package struct Schema: Sendable, Hashable {
    /// The name of the model, for instance `TaskManager`.
    package var name: String
    package var version: SchemaVersion
    package var doc: String?
    package var enums: NamedList<EnumType>
    package var composites: NamedList<CompositeType>
    package var entities: NamedList<Entity>

    package init(
        name: String, version: SchemaVersion, doc: String? = nil, enums: NamedList<EnumType> = [],
        composites: NamedList<CompositeType> = [], entities: NamedList<Entity> = []
    ) {
        self.name = name
        self.version = version
        self.doc = doc
        self.enums = enums
        self.composites = composites
        self.entities = entities
    }
}

/// An enumeration whose raw value is what a store holds.
package struct EnumType: Sendable, Hashable, Named {
    /// What the raw values are.
    package enum RawType: String, Sendable, Hashable, CaseIterable {
        case string, int, int16, int32, int64
    }

    /// A raw value as stored.
    package enum RawValue: Sendable, Hashable {
        case string(String)
        case integer(Int64)
    }

    /// One case. Its raw value stays the same when it is renamed.
    package struct Case: Sendable, Hashable, Named {
        package var name: String
        /// The first name the case ever had.
        package var identity: String
        package var rawValue: RawValue
        package var doc: String?

        package init(name: String, identity: String? = nil, rawValue: RawValue, doc: String? = nil) {
            self.name = name
            self.identity = identity ?? name
            self.rawValue = rawValue
            self.doc = doc
        }
    }

    package var name: String
    package var doc: String?
    package var rawType: RawType
    package var cases: NamedList<Case>

    package init(name: String, doc: String? = nil, rawType: RawType, cases: NamedList<Case>) {
        self.name = name
        self.doc = doc
        self.rawType = rawType
        self.cases = cases
    }
}

/// A value type stored inside an entity, flattened into one column a field.
package struct CompositeType: Sendable, Hashable, Named {
    /// The most fields a valid composite has, counted with those of the composites inside it: few lines could otherwise
    /// stand for more columns than any store has.
    package static let fieldLimit = 256
    /// The most composites that stand inside each other in a valid schema.
    package static let depthLimit = 32

    /// One field of a composite.
    package struct Field: Sendable, Hashable, Named {
        package var name: String
        /// The first name the field ever had. No store reads it (a Codable struct has no room for one); the diff does.
        package var identity: String
        package var doc: String?
        package var type: AttributeType
        package var isOptional: Bool
        package var defaultValue: DefaultValue?

        package init(
            name: String, identity: String? = nil, doc: String? = nil, type: AttributeType, isOptional: Bool = false,
            defaultValue: DefaultValue? = nil
        ) {
            self.name = name
            self.identity = identity ?? name
            self.doc = doc
            self.type = type
            self.isOptional = isOptional
            self.defaultValue = defaultValue
        }
    }

    package var name: String
    package var doc: String?
    package var fields: NamedList<Field>

    package init(name: String, doc: String? = nil, fields: NamedList<Field>) {
        self.name = name
        self.doc = doc
        self.fields = fields
    }
}
