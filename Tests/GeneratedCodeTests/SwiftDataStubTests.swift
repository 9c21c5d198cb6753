import Testing
import TestSupport

/// The stub is as strict as the real thing: each wrong model is refused, for the reason it should be.
@Suite(.enabled(if: SwiftDataStub.isAvailable, Comment(rawValue: SwiftDataStub.comment)))
struct SwiftDataStubTests {
    /// A wrong source and a part of the message that says why.
    struct Wrong: Sendable, CustomTestStringConvertible {
        let name: String
        let source: String
        let reason: String

        var testDescription: String { name }
    }

    static let wrong = [
        Wrong(
            name: "no init", source: "enum AppSchemaV1 { @Model final class Task { var title: String = \"\" } }",
            reason: "@Model requires an initializer be provided for 'Task'"),
        Wrong(
            name: "leading-dot default",
            source: """
                enum AppSchemaV1 {
                  enum Priority: Int, Codable { case low }
                  @Model final class Task { var priority: Priority = .low; init() {} }
                }
                """,
            reason: "A default value requires a fully qualified domain named value"),
        Wrong(
            name: "inverse on both sides",
            source: """
                enum AppSchemaV1 {
                  @Model final class Task { @Relationship(inverse: \\Category.tasks) var category: Category?; init() {} }
                  @Model final class Category { @Relationship(inverse: \\Task.category) var tasks: [Task] = []; init() {} }
                }
                """,
            reason: "circular reference resolving attached macro 'Relationship'"),
        Wrong(
            name: "let on a relationship",
            source: """
                enum AppSchemaV1 {
                  @Model final class Task { @Relationship let category: Category?; init() { category = nil } }
                  @Model final class Category { init() {} }
                }
                """,
            reason: "the relationship 'category' must be a 'var'"),
        Wrong(
            name: "new mandatory property without a default",
            source: """
                enum AppSchemaV1 { @Model final class Task { var title: String = ""; init() {} } }
                enum AppSchemaV2 {
                  @Model final class Task { var title: String = ""; var rank: Int; init(rank: Int) { self.rank = rank } }
                }
                """,
            reason: "the new mandatory property 'rank' needs a default at its declaration"),
        Wrong(
            name: "key path to another version's type",
            source: """
                enum AppSchemaV1 {
                  @Model final class Task { var category: Category?; init() {} }
                  @Model final class Category { var tasks: [Task] = []; init() {} }
                }
                enum AppSchemaV2 {
                  @Model final class Task { var category: Category?; init() {} }
                  @Model final class Category {
                    @Relationship(inverse: \\AppSchemaV1.Task.category) var tasks: [Task] = []
                    init() {}
                  }
                }
                """,
            reason: "no exact matches in call to global function '_inverse'"),
        Wrong(
            name: "inverse that is no relationship",
            source: """
                enum AppSchemaV1 {
                  @Model final class Task { var title: String = ""; init() {} }
                  @Model final class Category { @Relationship(inverse: \\Task.title) var tasks: [Task] = []; init() {} }
                }
                """,
            reason: "requires that 'String' conform to 'RelationshipCollection'"),
        Wrong(
            name: "missing hook",
            source: """
                protocol Hooks: Sendable { static func willMigrateToV2(_ context: ModelContext) throws }
                enum Plan<H: Hooks> {}
                enum Mine: Hooks {}
                """,
            reason: "type 'Mine' does not conform to protocol 'Hooks'"),
        Wrong(
            name: "stored static version",
            source: """
                enum AppSchemaV1: VersionedSchema {
                  static var versionIdentifier = Schema.Version(1, 0, 0)
                  static var models: [any PersistentModel.Type] { [] }
                }
                """,
            reason: "is not concurrency-safe because it is nonisolated global shared mutable state"),
        Wrong(
            name: "argument of @Model",
            source: "enum AppSchemaV1 { @Model(\"Todo\") final class Task { init() {} } }",
            reason: "argument passed to macro expansion that takes no arguments"),
        Wrong(
            name: "transient without a default",
            source: "enum AppSchemaV1 { @Model final class Task { @Transient var rank: Int; init() { rank = 1 } } }",
            reason: "@Transient requires a default value for 'rank'"),
        Wrong(
            name: "attribute that is not Codable",
            source: "enum AppSchemaV1 { struct P {}; @Model final class Task { var p: P?; init() {} } }",
            reason: "no exact matches in call to initializer"),
        Wrong(
            name: "reserved property",
            source: "enum AppSchemaV1 { @Model final class Task { var hasChanges: Bool = false; init() {} } }",
            reason: "'hasChanges' is a name of PersistentModel"),
        Wrong(
            name: "observer",
            source: "enum AppSchemaV1 { @Model final class Task { var n: Int = 0 { didSet {} }; init() {} } }",
            reason: "observers on 'n' are never called"),
        Wrong(
            name: "two #Unique",
            source: """
                enum AppSchemaV1 {
                  @Model final class Task { #Unique<Task>([\\.n]); #Unique<Task>([\\.m]); var n: Int = 0; var m: Int = 0; init() {} }
                }
                """,
            reason: "#Unique can be used once in a model"),
        Wrong(
            name: "model across isolation",
            source: """
                enum AppSchemaV1: VersionedSchema {
                  @Model final class Task { init() {} }
                  static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }
                  static var models: [any PersistentModel.Type] { [Task.self] }
                }
                func stage(task: AppSchemaV1.Task) -> MigrationStage {
                  .custom(
                    fromVersion: AppSchemaV1.self, toVersion: AppSchemaV1.self, willMigrate: { _ in _ = task }, didMigrate: nil)
                }
                """,
            reason: "capture of 'task' with non-Sendable type"),
    ]

    @Test(arguments: wrong)
    func wrongModelsAreRefused(wrong: Wrong) throws {
        let result = try SwiftDataStub.built().typeCheck(["Models.swift": "import SwiftData\n" + wrong.source])
        #expect(result.status != 0)
        #expect(result.errors.contains(wrong.reason), "\(result.errors)")
    }

    /// The same shapes, right.
    @Test func rightModelsPass() throws {
        let source = """
            import Foundation
            import SwiftData

            enum AppSchemaV1: VersionedSchema {
              static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }
              static var models: [any PersistentModel.Type] { [Task.self, Category.self] }
              enum Priority: Int, Codable { case low }
              @Model final class Task {
                #Unique<Task>([\\.id], [\\.title, \\.priority])
                @Attribute(.unique, originalName: "uuid") var id: UUID = UUID()
                var title: String = ""
                var priority: Priority = Priority.low
                @Transient var rank: Int = 0
                @Relationship(deleteRule: .nullify) var category: Category?
                init(category: Category?) { self.category = category }
              }
              @Model final class Category {
                @Relationship(deleteRule: .cascade, inverse: \\Task.category) var tasks: [Task] = []
                init() {}
              }
            }
            """
        let result = try SwiftDataStub.built().typeCheck(["Models.swift": source])
        #expect(result.status == 0, "\(result.errors)")
    }
}
