package import SchemaModel

/// The access level of generated declarations.
package enum AccessLevel: String, Sendable, Hashable, CaseIterable {
    case `internal`, package, `public`
}

/// What a project asks of the `swiftdata` target.
package struct SwiftDataOptions: Sendable, Hashable {
    package var access: AccessLevel
    package var platform: Platform
    /// Whether the container factory lets the app say which CloudKit database mirrors the store.
    package var offersCloudKit: Bool

    package init(
        access: AccessLevel = .internal, platform: Platform = Platform(.iOS, 17), offersCloudKit: Bool = false
    ) {
        self.access = access
        self.platform = platform
        self.offersCloudKit = offersCloudKit
    }
}

/// What a project asks of the `swift` target.
package struct SwiftTypesOptions: Sendable, Hashable {
    /// A protocol whose conformance is generated on request.
    package enum Conformance: String, Sendable, Hashable, CaseIterable {
        case codable = "Codable"
        case hashable = "Hashable"
    }

    package var access: AccessLevel
    package var conformances: Set<Conformance>

    package init(access: AccessLevel = .internal, conformances: Set<Conformance> = []) {
        self.access = access
        self.conformances = conformances
    }
}
