// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What these declarations mean is in Apple's documentation; here only their shape counts.

public import Foundation

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct ModelConfiguration: Identifiable, Hashable, Sendable {
    public struct GroupContainer: Hashable, Sendable {
        let name: String?
        public static var automatic: GroupContainer { GroupContainer(name: "automatic") }
        public static var none: GroupContainer { GroupContainer(name: nil) }
        public static func identifier(_ name: String) -> GroupContainer { GroupContainer(name: name) }
    }

    public struct CloudKitDatabase: Hashable, Sendable {
        let name: String?
        public static var automatic: CloudKitDatabase { CloudKitDatabase(name: "automatic") }
        public static var none: CloudKitDatabase { CloudKitDatabase(name: nil) }
        public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase(name: name) }
    }

    public let name: String
    public let url: URL?
    public let isStoredInMemoryOnly: Bool
    public let cloudKitDatabase: CloudKitDatabase
    public var id: String { name }

    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
        groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? "default"
        url = nil
        self.isStoredInMemoryOnly = isStoredInMemoryOnly
        self.cloudKitDatabase = cloudKitDatabase
    }

    public init(
        _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? "default"
        self.url = url
        isStoredInMemoryOnly = false
        self.cloudKitDatabase = cloudKitDatabase
    }
}

/// Opens nothing; refuses a plan that the real container refuses.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public final class ModelContainer: Sendable {
    public let schema: Schema
    public let migrationPlan: (any SchemaMigrationPlan.Type)?
    public let configurations: [ModelConfiguration]

    public init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration]
    ) throws {
        self.schema = schema
        self.migrationPlan = migrationPlan
        self.configurations = configurations
        guard let plan = migrationPlan else { return }
        guard let newest = plan.schemas.last, newest.versionIdentifier == schema.version else {
            throw SwiftDataError.unknownSchema
        }
        let pairs = zip(plan.schemas, plan.schemas.dropFirst())
        guard plan.stages.count == plan.schemas.count - 1,
            zip(pairs, plan.stages).allSatisfy({ $0.0 == $1.ends.from && $0.1 == $1.ends.to })
        else { throw SwiftDataError.loadIssueModelContainer }
    }

    public convenience init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
    ) throws {
        try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
    }
}
