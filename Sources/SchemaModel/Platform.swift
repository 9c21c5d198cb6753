/// The oldest system that generated Swift must run on.
package struct Platform: Sendable, Hashable, CustomStringConvertible {
    /// An Apple system with SwiftData, spelled as in a project file.
    package enum System: String, Sendable, Hashable, CaseIterable {
        case iOS, macOS, tvOS, watchOS, visionOS
    }

    /// What arrived in one yearly release on every system. Source: TRUTH 2.1, 2.2; ADC/swiftdata.
    package enum Release: Int, Sendable, Hashable, Comparable, CaseIterable {
        /// iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1: SwiftData itself.
        case year2023
        /// iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2: `#Unique`, `#Index`.
        case year2024
        /// iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26: model inheritance.
        case year2025

        package static func < (left: Release, right: Release) -> Bool { left.rawValue < right.rawValue }
    }

    package let system: System
    /// The major version of the system, for instance 17.
    package let major: Int

    package init(_ system: System, _ major: Int) {
        self.system = system
        self.major = major
    }

    package var description: String { "\(system.rawValue) \(major)" }

    /// The newest release whose features the platform has; nil where the system is older than SwiftData.
    package var release: Release? {
        if major >= 26 { return .year2025 }
        let first: Int
        switch system {
        case .iOS, .tvOS: first = 17
        case .macOS: first = 14
        case .watchOS: first = 10
        case .visionOS: first = 1
        }
        if major < first { return nil }
        return major == first ? .year2023 : .year2024
    }

    /// Whether `#Unique` and `#Index` exist.
    package var hasCompoundMacros: Bool { (release ?? .year2023) >= .year2024 }
    /// Whether one `@Model` class may extend another.
    package var hasModelInheritance: Bool { (release ?? .year2023) >= .year2025 }
}
