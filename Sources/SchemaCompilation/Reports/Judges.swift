package import SchemaDiffing
import SchemaParsing

/// The judges whose answers a report shows, in the order of its columns.
package enum Judges {
    /// One for each store, and one for the source that uses the models; for CloudKit only where `project` says that it
    /// mirrors the store.
    package static func all(for project: Project = Project()) -> [any StoreJudge] {
        let cloudKit: [any StoreJudge] = project.profile.cloudKit ? [CloudKitJudge()] : []
        return [SwiftDataJudge(), CoreDataJudge(), SQLiteJudge(), PostgreSQLJudge()] + cloudKit + [CallersJudge()]
    }
}

extension Store {
    /// The name people know the store by.
    package var title: String {
        switch self {
        case .swiftData: "SwiftData"
        case .coreData: "Core Data"
        case .sqlite: "SQLite"
        case .postgreSQL: "PostgreSQL"
        case .cloudKit: "CloudKit"
        case .callers: "callers"
        }
    }

    /// The name of the store in JSON and on the command line.
    package var key: String { rawValue.lowercased() }
}

extension Project {
    /// The stores whose verdicts count for `--fail-on`: those that outputs are written for, and CloudKit where it mirrors
    /// them; without such outputs, every store. Source that calls the models is no store and never counts.
    package var decisiveStores: Set<Store> {
        var stores: Set<Store> = []
        for output in outputs {
            switch output.request {
            case .swiftData: stores.insert(.swiftData)
            case .sqlite: stores.insert(.sqlite)
            case .swiftTypes: break
            }
        }
        if stores.isEmpty { return Set(Store.allCases).subtracting([.callers]) }
        if profile.cloudKit { stores.insert(.cloudKit) }
        return stores
    }
}
