import Diagnostics
package import SchemaEmission
package import SchemaModel
package import SchemaParsing

/// One target to write, with every option decided.
package enum TargetRequest: Sendable, Hashable {
    case swiftData(SwiftDataOptions, oldest: SchemaVersion?)
    case swiftTypes(SwiftTypesOptions)
    case sqlite

    /// The request that an entry of a project file makes; nil for a target that this release does not write.
    package init?(_ output: ProjectFile.Output, profile: Profile) {
        let access = output.access.flatMap { AccessLevel(rawValue: $0.rawValue) } ?? .internal
        switch output.target.value {
        case .swiftdata:
            let platform = output.platform ?? SwiftDataOptions().platform
            let options = SwiftDataOptions(access: access, platform: platform, offersCloudKit: profile.cloudKit)
            self = .swiftData(options, oldest: output.oldest?.value)
        case .swift:
            let conformances = output.conformances.compactMap { SwiftTypesOptions.Conformance(rawValue: $0.rawValue) }
            self = .swiftTypes(SwiftTypesOptions(access: access, conformances: Set(conformances)))
        case .sqlite: self = .sqlite
        case .coredata, .grdb, .postgresql, .docs: return nil
        }
    }

    /// The name of the target, as in a project file.
    package var name: String {
        switch self {
        case .swiftData: "swiftdata"
        case .swiftTypes: "swift"
        case .sqlite: "sqlite"
        }
    }
}
