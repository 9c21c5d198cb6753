// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What these declarations mean is in Apple's documentation; here only their shape counts.

/// The shape of a store.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public final class Schema: Sendable {
    public struct Version: Codable, Comparable, Hashable, CustomStringConvertible, Sendable {
        public let major: Int
        public let minor: Int
        public let patch: Int

        public init(_ major: Int, _ minor: Int, _ patch: Int) {
            self.major = major
            self.minor = minor
            self.patch = patch
        }

        public var description: String { "\(major).\(minor).\(patch)" }
        public static func < (left: Version, right: Version) -> Bool {
            (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
        }
    }

    /// What `@Model` tells of one property.
    public struct PropertyMetadata {
        public let name: String
        public let metadata: Any?
    }

    public final class Attribute {
        public struct Option: Equatable, Sendable {
            let name: String
            public static var unique: Option { Option(name: "unique") }
            public static var externalStorage: Option { Option(name: "externalStorage") }
            public static var ephemeral: Option { Option(name: "ephemeral") }
            public static var preserveValueOnDeletion: Option { Option(name: "preserveValueOnDeletion") }
            public static var spotlight: Option { Option(name: "spotlight") }
            public static var allowsCloudEncryption: Option { Option(name: "allowsCloudEncryption") }
            public static func transformable(by name: String) -> Option { Option(name: "transformable:\(name)") }
        }

        public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {}
    }

    public final class Relationship {
        public struct Option: Equatable, Sendable {
            public static var unique: Option { Option() }
        }

        public enum DeleteRule: String, Sendable, CaseIterable {
            case noAction, nullify, cascade, deny
        }

        public init(
            _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
            maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
            hashModifier: String? = nil
        ) {}
    }

    public let version: Version
    let entityNames: [String]

    public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
        self.version = version
        entityNames = types.map { String(describing: $0) }
    }

    public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
        self.init(types, version: version)
    }

    public convenience init(versionedSchema: any VersionedSchema.Type) {
        self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
    }
}

/// The values a property may have, and an annotation of its kind: anything else does not compile.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension Schema.PropertyMetadata {
    public init<Root: PersistentModel, Value: Codable>(
        name: String, keypath: KeyPath<Root, Value>, defaultValue: Value?, metadata: Schema.Attribute?
    ) {
        self.init(name: name, metadata: metadata)
    }

    /// A value that goes through a transformer.
    @_disfavoredOverload
    public init<Root: PersistentModel, Value>(
        name: String, keypath: KeyPath<Root, Value>, defaultValue: Value?, metadata: Schema.Attribute
    ) {
        self.init(name: name, metadata: metadata)
    }

    public init<Root: PersistentModel, Value: PersistentModel>(
        name: String, keypath: KeyPath<Root, Value>, defaultValue: Value?, metadata: Schema.Relationship?
    ) {
        self.init(name: name, metadata: metadata)
    }

    public init<Root: PersistentModel, Value: PersistentModel>(
        name: String, keypath: KeyPath<Root, Value?>, defaultValue: Value?, metadata: Schema.Relationship?
    ) {
        self.init(name: name, metadata: metadata)
    }

    public init<Root: PersistentModel, Value: RelationshipCollection>(
        name: String, keypath: KeyPath<Root, Value>, defaultValue: Value?, metadata: Schema.Relationship?
    ) {
        self.init(name: name, metadata: metadata)
    }
}
