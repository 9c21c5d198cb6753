import Diagnostics
import SchemaEmission
import SchemaModel

/// The options of one target as a command line writes them.
package struct TargetFlags: Sendable {
    package var access: String?
    /// For instance `iOS 17`.
    package var platform: String?
    package var oldest: String?
    /// Names joined by commas.
    package var conformances: String?

    package init(
        access: String? = nil, platform: String? = nil, oldest: String? = nil, conformances: String? = nil
    ) {
        self.access = access
        self.platform = platform
        self.oldest = oldest
        self.conformances = conformances
    }

    /// What is wrong with an option.
    package struct Fault: Error, Sendable {
        package let message: String
        package let helps: [String]
    }
}

extension TargetRequest {
    private static let names = ["swiftdata", "swift", "sqlite"]

    /// The request for the target called `target` with the options of a command line.
    package init(target: String, flags: TargetFlags) throws(TargetFlags.Fault) {
        switch target {
        case "swiftdata":
            try Self.refuse(flags.conformances, "--conformances", by: target)
            let options = SwiftDataOptions(access: try Self.access(flags), platform: try Self.platform(flags))
            self = .swiftData(options, oldest: try Self.oldest(flags))
        case "swift":
            try Self.refuse(flags.platform, "--platform", by: target)
            try Self.refuse(flags.oldest, "--oldest", by: target)
            self = .swiftTypes(
                SwiftTypesOptions(access: try Self.access(flags), conformances: try Self.conformances(flags)))
        case "sqlite":
            let given = [
                (flags.access, "--access"), (flags.platform, "--platform"), (flags.oldest, "--oldest"),
                (flags.conformances, "--conformances"),
            ]
            for (value, flag) in given { try Self.refuse(value, flag, by: target) }
            self = .sqlite
        default:
            let near = Suggestion.closest(to: target, among: Self.names).map { ["did you mean `\($0)`?"] }
            throw TargetFlags.Fault(
                message: "`\(target)` is no target of this release",
                helps: near ?? ["one of: " + Self.names.joined(separator: ", ")])
        }
    }

    private static func refuse(_ value: String?, _ flag: String, by target: String) throws(TargetFlags.Fault) {
        if value != nil {
            throw TargetFlags.Fault(message: "`\(flag)` says nothing to the target `\(target)`", helps: ["remove it"])
        }
    }

    private static func access(_ flags: TargetFlags) throws(TargetFlags.Fault) -> AccessLevel {
        guard let text = flags.access else { return .internal }
        guard let level = AccessLevel(rawValue: text) else {
            let levels = AccessLevel.allCases.map(\.rawValue).joined(separator: ", ")
            throw TargetFlags.Fault(message: "`\(text)` is no access level", helps: ["one of: \(levels)"])
        }
        return level
    }

    private static func platform(_ flags: TargetFlags) throws(TargetFlags.Fault) -> Platform {
        guard let text = flags.platform else { return SwiftDataOptions().platform }
        let words = text.split(separator: " ").map(String.init)
        guard words.count == 2, let system = Platform.System(rawValue: words[0]), let major = Int(words[1]),
            (1...999).contains(major)
        else {
            throw TargetFlags.Fault(message: "`\(text)` is no platform", helps: ["for instance 'iOS 17'"])
        }
        let platform = Platform(system, major)
        guard platform.release != nil else {
            throw TargetFlags.Fault(
                message: "`\(platform)` is older than SwiftData",
                helps: ["SwiftData begins with iOS 17, macOS 14, tvOS 17, watchOS 10 and visionOS 1"])
        }
        return platform
    }

    private static func oldest(_ flags: TargetFlags) throws(TargetFlags.Fault) -> SchemaVersion? {
        guard let text = flags.oldest else { return nil }
        guard let version = SchemaVersion(text) else {
            throw TargetFlags.Fault(message: "`\(text)` is no version", helps: ["three numbers, for instance 1.0.0"])
        }
        return version
    }

    private static func conformances(
        _ flags: TargetFlags
    ) throws(TargetFlags.Fault) -> Set<SwiftTypesOptions.Conformance> {
        var conformances: Set<SwiftTypesOptions.Conformance> = []
        for name in flags.conformances?.split(separator: ",") ?? [] {
            let word = String(name.drop { $0 == " " })
            guard let conformance = SwiftTypesOptions.Conformance(rawValue: word) else {
                throw TargetFlags.Fault(message: "`\(word)` is no conformance", helps: ["one of: Codable, Hashable"])
            }
            conformances.insert(conformance)
        }
        return conformances
    }
}
