package import Diagnostics
package import SchemaModel

/// One version as it is written: names raw, references as text, every part with its place. Made of one or several files.
///
/// Reading has checked keys and the form of values; nothing here has been looked up yet. An element that could not be
/// read at all is left out after its message, so that later stages say only what is new.
package struct SchemaDocument: Sendable {
    package var name: Located<String>
    package var version: Located<SchemaVersion>
    package var doc: String?
    package var enums: [EnumDocument]
    package var composites: [CompositeDocument]
    package var entities: [EntityDocument]
    package var migration: MigrationDocument?
    /// The waivers at the top of the layer, then those of its migration.
    package var allowances: [AllowanceDocument]

    package init(
        name: Located<String>, version: Located<SchemaVersion>, doc: String? = nil, enums: [EnumDocument] = [],
        composites: [CompositeDocument] = [], entities: [EntityDocument] = [], migration: MigrationDocument? = nil,
        allowances: [AllowanceDocument] = []
    ) {
        self.name = name
        self.version = version
        self.doc = doc
        self.enums = enums
        self.composites = composites
        self.entities = entities
        self.migration = migration
        self.allowances = allowances
    }
}

/// An enum as written.
package struct EnumDocument: Sendable {
    /// One case as written. Its raw value is absent where it follows from the name or the position.
    package struct Case: Sendable {
        package var name: Located<String>
        package var source: ElementSource
        package var rawValue: Located<ValueText>?
        package var identity: Located<String>?
        package var doc: String?

        package init(name: Located<String>, source: ElementSource) {
            self.name = name
            self.source = source
        }
    }

    package var name: Located<String>
    package var source: ElementSource
    package var doc: String?
    package var rawType: EnumType.RawType
    package var cases: [Case]

    package init(
        name: Located<String>, source: ElementSource, doc: String? = nil, rawType: EnumType.RawType = .string,
        cases: [Case] = []
    ) {
        self.name = name
        self.source = source
        self.doc = doc
        self.rawType = rawType
        self.cases = cases
    }
}

/// A composite as written.
package struct CompositeDocument: Sendable {
    /// One field as written.
    package struct Field: Sendable {
        package var name: Located<String>
        package var source: ElementSource
        package var doc: String?
        /// Absent where it could not be read, after its message.
        package var type: Located<TypeReference>?
        package var isOptional = false
        package var defaultValue: Located<ValueText>?
        package var identity: Located<String>?

        package init(name: Located<String>, source: ElementSource) {
            self.name = name
            self.source = source
        }
    }

    package var name: Located<String>
    package var source: ElementSource
    package var doc: String?
    package var fields: [Field]

    package init(name: Located<String>, source: ElementSource, doc: String? = nil, fields: [Field] = []) {
        self.name = name
        self.source = source
        self.doc = doc
        self.fields = fields
    }
}

/// An entity as written.
package typealias EntityDocument = Boxed<EntityFields>

/// What is written of an entity.
package struct EntityFields: Sendable {
    /// A list of member names that together form an index or a uniqueness constraint.
    package typealias Key = Located<[Located<String>]>

    package var name: Located<String>
    package var source: ElementSource
    package var doc: String?
    package var isAbstract = false
    package var parent: Located<String>?
    package var table: Located<String>?
    package var className: Located<String>?
    package var identity: Located<String>?
    package var hashModifier: Located<String>?
    package var attributes: [AttributeDocument] = []
    package var relationships: [RelationshipDocument] = []
    package var indexes: [Key] = []
    /// The constraints of `unique:`; those of attributes stand with the attributes.
    package var uniqueKeys: [Key] = []

    package init(name: Located<String>, source: ElementSource) {
        self.name = name
        self.source = source
    }
}

/// An attribute as written.
package typealias AttributeDocument = Boxed<AttributeFields>

/// What is written of an attribute.
package struct AttributeFields: Sendable {
    package var name: Located<String>
    package var source: ElementSource
    package var doc: String?
    /// Absent where it could not be read, after its message.
    package var type: Located<TypeReference>?
    package var isOptional = false
    package var defaultValue: Located<ValueText>?
    package var isUnique = false
    package var isTransient = false
    package var allowsExternalStorage = false
    package var isEphemeral = false
    package var isIndexedBySpotlight = false
    package var allowsCloudEncryption = false
    package var preservesValueOnDeletion = false
    package var derivation: Located<String>?
    package var hashModifier: Located<String>?
    package var identity: Located<String>?
    package var minimum: Located<ValueText>?
    package var maximum: Located<ValueText>?
    package var minimumLength: Located<Int>?
    package var maximumLength: Located<Int>?
    package var pattern: Located<String>?
    package var column: Located<String>?
    package var valueClass: Located<String>?

    package init(name: Located<String>, source: ElementSource) {
        self.name = name
        self.source = source
    }
}

/// A relationship as written.
package typealias RelationshipDocument = Boxed<RelationshipFields>

/// What is written of a relationship.
package struct RelationshipFields: Sendable {
    /// What is said about the way back.
    package enum Inverse: Sendable {
        /// Nothing is written.
        case absent
        /// `inverse: none`: there is none, on purpose.
        case none
        case named(Located<String>)
        /// Something is written that could not be read, after its message.
        case unreadable
    }

    package var name: Located<String>
    package var source: ElementSource
    package var doc: String?
    /// The entity at the other end. Absent where `to` could not be read, after its message.
    package var destination: Located<String>?
    package var isToMany = false
    package var isOptional = false
    package var isOrdered = false
    package var minimumCount: Located<Int>?
    package var maximumCount: Located<Int>?
    package var inverse = Inverse.absent
    /// Absent where it is the default, nullify.
    package var deleteRule: Located<DeleteRule>?
    package var hashModifier: Located<String>?
    package var identity: Located<String>?

    package init(name: Located<String>, source: ElementSource) {
        self.name = name
        self.source = source
    }
}
