// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What these declarations mean is in Apple's documentation; here only their shape counts.

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public protocol VersionedSchema: SendableMetatype {
    static var versionIdentifier: Schema.Version { get }
    static var models: [any PersistentModel.Type] { get }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public protocol SchemaMigrationPlan: SendableMetatype {
    static var schemas: [any VersionedSchema.Type] { get }
    static var stages: [MigrationStage] { get }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public enum MigrationStage: Sendable {
    case custom(
        fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
        willMigrate: (@Sendable (ModelContext) throws -> Void)?, didMigrate: (@Sendable (ModelContext) throws -> Void)?)
    case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)

    var ends: (from: any VersionedSchema.Type, to: any VersionedSchema.Type) {
        switch self {
        case .custom(let from, let to, _, _), .lightweight(let from, let to): (from, to)
        }
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct SwiftDataError: Error, Equatable {
    let name: String
    public static var loadIssueModelContainer: SwiftDataError { SwiftDataError(name: "loadIssueModelContainer") }
    public static var unknownSchema: SwiftDataError { SwiftDataError(name: "unknownSchema") }
}
