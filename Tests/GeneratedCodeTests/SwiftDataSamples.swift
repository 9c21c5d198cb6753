import MigrationPlanning
import SchemaEmission
import SchemaModel
import Testing

/// A plan whose generated code must compile.
struct SwiftDataSample: Sendable, CustomTestStringConvertible {
    let name: String
    let plan: SwiftDataPlan
    let options: SwiftDataOptions

    var testDescription: String { name }

    /// The plan of `schemas`, oldest first, with hand-written code in the stages that `hooks` names by their newer version.
    init(
        _ name: String, _ schemas: [Schema], platform: Platform = Platform(.iOS, 17), access: AccessLevel = .internal,
        hooks: [SchemaVersion: Migration.Hooks] = [:], folded: [SchemaVersion] = [], cloudKit: Bool = false
    ) {
        self.name = name
        options = SwiftDataOptions(access: access, platform: platform, offersCloudKit: cloudKit)
        let versions = schemas.map { schema in
            PlannedVersion(
                version: schema.version, model: SwiftDataStoreModel.lower(schema, for: platform),
                folded: schema.version == schemas.last?.version ? folded : [])
        }
        let stages = zip(schemas, schemas.dropFirst()).map { old, new in
            PlannedStage(
                from: old.version, to: new.version,
                kind: hooks[new.version].map { .custom($0) } ?? .lightweight)
        }
        plan = SwiftDataPlan(versions: versions, stages: stages)
    }

    /// The generated files, name to text.
    func files() throws -> [String: String] {
        var files: [String: String] = [:]
        for file in try SwiftDataEmitter.files(for: plan, options: options) {
            files[file.path] = String(decoding: file.bytes, as: UTF8.self)
        }
        return files
    }
}

extension SwiftDataSample {
    static let all: [SwiftDataSample] = {
        let hook = Migration.Hooks(fill: [ElementPath("Task", "notes")], runsBefore: true, runsAfter: true)
        return [
            SwiftDataSample("one version", [Samples.taskManager1]),
            SwiftDataSample("two versions", [Samples.taskManager1, Samples.taskManager2], access: .public),
            SwiftDataSample(
                "folded", [Samples.taskManager1, Samples.taskManager2], folded: [SchemaVersion(2, 0, 1)]),
            SwiftDataSample(
                "hooks", [Samples.taskManager1, Samples.taskManager2], access: .package,
                hooks: [SchemaVersion(2, 0, 0): hook]),
            SwiftDataSample("shadowing names", [Samples.shadowing], access: .public),
            SwiftDataSample("every attribute", [Samples.everyAttribute], access: .public),
            SwiftDataSample("keys and indexes", [Samples.keyed], platform: Platform(.macOS, 15)),
            SwiftDataSample("every cardinality", [Samples.everyCardinality]),
            SwiftDataSample("abstract parents", [Samples.abstractParents], access: .public),
            SwiftDataSample("inheritance", [Samples.inheritance], platform: Platform(.iOS, 26), access: .public),
            SwiftDataSample("renamed", [Samples.renamed], platform: Platform(.iOS, 18)),
            SwiftDataSample("mirrored", [Samples.taskManager1], access: .public, cloudKit: true),
            SwiftDataSample("long names", [Samples.longNames], platform: Platform(.iOS, 18)),
        ]
    }()
}
