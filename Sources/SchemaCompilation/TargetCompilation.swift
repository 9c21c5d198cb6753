import MigrationPlanning
package import SchemaEmission
package import SchemaModel

/// What one target makes of a history: findings, and files where nothing stands in the way.
package struct TargetCompilation: Sendable {
    package let request: TargetRequest
    /// What the target has no form for, and which steps need more than the history says.
    package let findings: [Finding]
    private let printer: @Sendable () throws -> [OutputFile]

    package init(_ request: TargetRequest, of history: SchemaHistory) {
        self.request = request
        switch request {
        case .swiftData(let options, let oldest):
            let planned = SwiftDataPlanner.plan(history, platform: options.platform, oldest: oldest)
            findings = planned.findings
            printer = { try planned.plan.map { try SwiftDataEmitter.files(for: $0, options: options) } ?? [] }
        case .swiftTypes(let options):
            findings = SwiftTypesEmitter.findings(for: history.newest.schema)
            printer = { try SwiftTypesEmitter.files(for: history.newest.schema, options: options) }
        case .sqlite:
            findings = history.layers.flatMap { SQLiteEmitter.findings(for: $0.schema) }
            printer = { try SQLiteEmitter.files(for: history) }
        }
    }

    /// Whether the target can be written.
    package var isWritable: Bool { !findings.contains { $0.gravity == .error } }

    /// Prints the target. Throws a `TemplateError` where a template and its view disagree, which is a bug in Varve.
    package func files() throws -> [OutputFile] { try printer() }
}
