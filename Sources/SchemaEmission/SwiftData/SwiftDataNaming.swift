import MigrationPlanning
import SchemaModel

/// The names of generated types and files of one schema, the same in every file.
struct SwiftDataNaming: Sendable {
    /// The name of the schema, which every generated name begins with.
    let schema: String

    /// `TaskManagerSchemaV2_1` for 2.1.0.
    func version(_ version: SchemaVersion) -> String { "\(schema)SchemaV" + numbers(version, joinedBy: "_") }

    var plan: String { "\(schema)MigrationPlan" }
    var hooks: String { "\(schema)MigrationHooks" }
    var container: String { "\(schema)Container" }
    var modelsFile: String { "\(schema)Models" }

    /// The function that people write for a phase of the stage to `version`, for instance `willMigrateToV2Dot1`: in the
    /// spelling that the formatter's rules ask of functions, so without underscores.
    func hook(_ phase: Phase, to version: SchemaVersion) -> String {
        "\(phase.rawValue)ToV" + numbers(version, joinedBy: "Dot")
    }

    /// When hand-written code of a stage runs.
    enum Phase: String, Sendable {
        case before = "willMigrate"
        case after = "didMigrate"
    }

    /// `2` for 2.0.0, `2_1` for 2.1.0, `1_0_1` for 1.0.1.
    private func numbers(_ version: SchemaVersion, joinedBy separator: String) -> String {
        var numbers = [version.major, version.minor, version.patch]
        while numbers.count > 1, numbers.last == 0 { numbers.removeLast() }
        return numbers.map { String($0) }.joined(separator: separator)
    }
}

/// Names that differ from all taken ones.
struct FreeNames {
    private var taken: Set<String>

    init(taken: some Sequence<String>) { self.taken = Set(taken) }

    /// `name`, or `name2`, `name3` and so on where it is taken; taken from now on.
    mutating func next(_ name: String) -> String {
        var candidate = name
        var number = 2
        while !taken.insert(candidate).inserted {
            candidate = "\(name)\(number)"
            number += 1
        }
        return candidate
    }
}

extension Platform {
    /// The attribute that lets a library with an older deployment target hold the generated declarations: the systems of the
    /// yearly release that the platform stands for (TRUTH 2.1, 2.2).
    var availabilityAttribute: String {
        let systems: String
        switch release ?? .year2023 {
        case .year2023: systems = "iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1"
        case .year2024: systems = "iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2"
        case .year2025: systems = "iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26"
        }
        return "@available(\(systems), *)"
    }
}
