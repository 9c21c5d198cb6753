/// One rule of a judge: a row of what is known about a store.
package protocol JudgingRule: Sendable {
    /// The rule's readable name, lower-case words joined by hyphens.
    var name: String { get }
    /// One sentence: what the store does.
    var summary: String { get }
    /// Where that is known from.
    var source: String { get }
    /// How far the source carries.
    var certainty: ChangeRecord.Certainty { get }
    /// The rule's answer, or nil where the change is none of its business.
    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling?
}

/// The answer of one rule.
package struct Ruling: Sendable, Hashable {
    package var hash: ChangeRecord.Hash
    package var inference: ChangeRecord.Inference
    package var need: ChangeRecord.Need
    package var loss: [String]
    package var reason: String
    /// What a SQL database has to do; nil for other stores.
    package var work: Work?
    /// What PostgreSQL locks; nil for other stores.
    package var lock: TableLock?

    /// The store does not notice the change.
    static func none(_ reason: String, loss: [String] = []) -> Ruling {
        Ruling(hash: .same, inference: .inferred, need: .nothing, loss: loss, reason: reason)
    }

    /// The store migrates by itself.
    static func lightweight(_ reason: String, loss: [String] = []) -> Ruling {
        Ruling(hash: .moves, inference: .inferred, need: .nothing, loss: loss, reason: reason)
    }

    /// The mapping is inferred and the migration fails, or loses something, on some rows.
    static func conditional(_ need: ChangeRecord.Need, _ reason: String, loss: [String] = []) -> Ruling {
        Ruling(hash: .moves, inference: .dataDependent, need: need, loss: loss, reason: reason)
    }

    /// The mapping cannot be inferred; a version in between is needed.
    static func bridge(_ reason: String, loss: [String] = []) -> Ruling {
        Ruling(hash: .moves, inference: .refused, need: .bridge, loss: loss, reason: reason)
    }
}

extension JudgingRule {
    /// The rule's answer as a record.
    func record(of change: SchemaChange, in step: SchemaStep) -> ChangeRecord? {
        ruling(on: change, in: step).map(record)
    }

    /// `ruling`, an answer of the rule, as a record.
    func record(of ruling: Ruling) -> ChangeRecord {
        ChangeRecord(
            hash: ruling.hash, inference: ruling.inference, need: ruling.need, loss: ruling.loss,
            certainty: certainty, source: source, rule: name, reason: ruling.reason, work: ruling.work,
            lock: ruling.lock)
    }
}

extension ChangeRecord {
    /// The rule name of a change that no rule answers. Nothing passes that is not understood.
    package static let unjudged = "unjudged"

    /// The answer of the first of `rules` that has one.
    init(of change: SchemaChange, in step: SchemaStep, by rules: [any JudgingRule]) {
        for rule in rules {
            if let record = rule.record(of: change, in: step) {
                self = record
                return
            }
        }
        self.init(
            hash: .moves, inference: .refused, need: .nothing, loss: [], certainty: .probable, source: "",
            rule: Self.unjudged, reason: "no rule knows what the store does with this change")
    }

    /// The record with another clause behind its reason.
    func adding(_ clause: String) -> ChangeRecord {
        ChangeRecord(
            hash: hash, inference: inference, need: need, loss: loss, certainty: certainty, source: source,
            rule: rule, reason: "\(reason); \(clause)")
    }
}

/// Where rules know what they know, named once.
enum Sources {
    static let inferred =
        "developer.apple.com/documentation/coredata/migrating-your-data-model-automatically"
    static let entityHash = "developer.apple.com/documentation/coredata/nsentitydescription/versionhash"
    static let propertyHash = "developer.apple.com/documentation/coredata/nspropertydescription/versionhash"
    static let attributeHash = "developer.apple.com/documentation/coredata/nsattributedescription/versionhash"
    static let relationshipHash = "developer.apple.com/documentation/coredata/nsrelationshipdescription/versionhash"
    static let indexes = "developer.apple.com/documentation/coredata/nsentitydescription/indexes"
    static let versions = "Core Data Model Versioning and Data Migration Programming Guide, Understanding Versions"
    static let model = "developer.apple.com/documentation/swiftdata/model()"
    /// What third parties found by examining current systems.
    static let examined = "behaviour reported by third parties who examined current systems"
    /// What public apps, their mapping models and their stores show.
    static let histories = "public version histories of 112 apps and recorded hashes of 132 stores"
    /// What follows from how this tool generates code.
    static let generated = "how Varve generates SwiftData models"
    static let swift = "how Varve generates Swift, and the rules of the Swift language"
    static let cloudKitModel = "developer.apple.com/documentation/coredata/creating-a-core-data-model-for-cloudkit"
    static let cloudKitSync =
        "developer.apple.com/documentation/swiftdata/syncing-model-data-across-a-persons-devices"
    static let tables = "how Varve keeps models in SQL tables"
    static let sqliteAlterTable = "sqlite.org/lang_altertable.html"
    static let sqliteIndex = "sqlite.org/lang_createindex.html"
    static let sqliteTrigger = "sqlite.org/lang_createtrigger.html"
    static let sqliteStrict = "sqlite.org/stricttables.html"
    static let postgreSQLAlterTable = "postgresql.org/docs/current/sql-altertable.html"
    static let postgreSQLLocks = "postgresql.org/docs/current/explicit-locking.html"
    static let postgreSQLIndex = "postgresql.org/docs/current/sql-createindex.html"
}
