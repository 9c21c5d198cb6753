import MigrationPlanning
import SchemaEmission
import SchemaModel
import Testing

/// The exact text of migration plans and containers.
@Suite struct SwiftDataPlanEmissionTests {
    private func file(_ name: String, _ kinds: [PlannedStage.Kind]) throws -> String {
        let numbers = [SchemaVersion(1, 0, 0), SchemaVersion(1, 1, 0), SchemaVersion(2, 0, 0)].prefix(kinds.count + 1)
        let options = SwiftDataOptions(access: .internal, platform: Platform(.iOS, 17))
        let versions = numbers.map { number in
            let schema = Schema(name: "App", version: number, entities: [Entity(name: "Tag")])
            return PlannedVersion(version: number, model: SwiftDataStoreModel.lower(schema, for: options.platform))
        }
        let stages = zip(zip(numbers, numbers.dropFirst()), kinds).map {
            PlannedStage(from: $0.0, to: $0.1, kind: $1)
        }
        let files = try SwiftDataEmitter.files(
            for: SwiftDataPlan(versions: Array(versions), stages: stages), options: options)
        let text = files.first { $0.path == name }.map { String(decoding: $0.bytes, as: UTF8.self) }
        return String(try #require(text).split(separator: "import SwiftData\n\n").last ?? "")
    }

    @Test func oneVersionHasNoStages() throws {
        #expect(
            try file("AppMigrationPlan.swift", []) == """
                /// The way of a store from any version of App to the newest.
                @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
                nonisolated enum AppMigrationPlan: SchemaMigrationPlan {
                  static var schemas: [any VersionedSchema.Type] {
                    [AppSchemaV1.self]
                  }

                  static var stages: [MigrationStage] { [] }
                }

                """)
    }

    @Test func lightweightAndCustomStages() throws {
        let hooks = Migration.Hooks(fill: [ElementPath("Tag", "word"), ElementPath("Tag", "rank")], runsBefore: true)
        #expect(
            try file("AppMigrationPlan.swift", [.custom(hooks), .lightweight]) == """
                /// The hand-written code that migrating App needs. What a function changes is saved when it
                /// returns; a function may run again on data it has changed, after a crash in between.
                @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
                nonisolated protocol AppMigrationHooks: Sendable {
                  /// Runs before the step from version 1.0.0 to 1.1.0, on the models of `AppSchemaV1`.
                  ///
                  /// The step relies on it for the values of `Tag.word`, `Tag.rank`.
                  static func willMigrateToV1Dot1(_ context: ModelContext) throws
                }

                /// The way of a store from any version of App to the newest.
                @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
                nonisolated enum AppMigrationPlan<Hooks: AppMigrationHooks>: SchemaMigrationPlan {
                  static var schemas: [any VersionedSchema.Type] {
                    [
                      AppSchemaV1.self,
                      AppSchemaV1_1.self,
                      AppSchemaV2.self,
                    ]
                  }

                  static var stages: [MigrationStage] {
                    [
                      .custom(
                        fromVersion: AppSchemaV1.self,
                        toVersion: AppSchemaV1_1.self,
                        willMigrate: { context in
                          try Hooks.willMigrateToV1Dot1(context)
                          try context.save()
                        },
                        didMigrate: nil
                      ),
                      .lightweight(fromVersion: AppSchemaV1_1.self, toVersion: AppSchemaV2.self),
                    ]
                  }
                }

                """)
    }

    @Test func containerWithHooks() throws {
        let text = try file("AppContainer.swift", [.custom(Migration.Hooks(runsAfter: true))])
        #expect(text.contains("nonisolated enum AppContainer<Hooks: AppMigrationHooks> {\n"))
        #expect(
            text.hasSuffix(
                """
                  private static func container(
                    _ configuration: ModelConfiguration
                  ) throws -> ModelContainer {
                    try ModelContainer(
                      for: schema,
                      migrationPlan: AppMigrationPlan<Hooks>.self,
                      configurations: [configuration]
                    )
                  }
                }

                """))
    }
}
