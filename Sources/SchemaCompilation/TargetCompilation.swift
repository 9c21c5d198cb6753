import MigrationPlanning
package import SchemaEmission
package import SchemaModel

/// What one target makes of a history: findings, and files where nothing stands in the way.
package struct TargetCompilation: Sendable {
    package let request: TargetRequest
    /// What the target has no form for, and which steps need more than the history says.
    package let findings: [Finding]
    /// What the target does that nobody asked for, one sentence each.
    package let notices: [String]
    private let printer: @Sendable () throws -> [OutputFile]

    package init(_ request: TargetRequest, of history: SchemaHistory) {
        self.request = request
        switch request {
        case .swiftData(let options, let oldest):
            let planned = SwiftDataPlanner.plan(history, platform: options.platform, oldest: oldest)
            findings = planned.findings
            notices = planned.plan.map { Self.folds(of: $0, in: history.name) } ?? []
            printer = { try planned.plan.map { try SwiftDataEmitter.files(for: $0, options: options) } ?? [] }
        case .swiftTypes(let options):
            findings = SwiftTypesEmitter.findings(for: history.newest.schema)
            notices = []
            printer = { try SwiftTypesEmitter.files(for: history.newest.schema, options: options) }
        case .sqlite:
            findings = history.layers.flatMap { SQLiteEmitter.findings(for: $0.schema, isFrozen: $0.isFrozen) }
            notices = []
            printer = { try SQLiteEmitter.files(for: history) }
        }
    }

    /// Prints the target. Throws a `TemplateError` where a template and its view disagree, which is a bug in Varve.
    package func files() throws -> [OutputFile] { try printer() }

    /// A line for each version of a plan that stands for several.
    private static func folds(of plan: SwiftDataPlan, in schema: String) -> [String] {
        plan.versions.filter { !$0.folded.isEmpty }.map { version in
            let folded = version.folded.map(\.description)
            let type = SwiftDataEmitter.typeName(of: version.version, in: schema)
            let (equal, are) = folded.count == 1 ? ("equals", "is") : ("equal", "are")
            return "\(schema): \(folded.joined(separator: ", ")) \(equal) \(version.version) to SwiftData and \(are) "
                + "folded into \(type): versions of one checksum abort at launch (\"Duplicate version checksums detected\")"
        }
    }
}
