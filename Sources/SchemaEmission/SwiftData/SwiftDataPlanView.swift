import MigrationPlanning
import Mustache
import SchemaModel

/// The `SchemaMigrationPlan`, and the protocol of the code that its stages need.
struct SwiftDataPlanView: TemplateView {
    let plan: SwiftDataPlan
    let scope: SwiftDataScope

    func value(for name: String) -> TemplateValue? {
        switch name {
        case "header": .texts(SwiftFileHeader.lines(schema: scope.naming.schema))
        case "imports": .texts([scope.importLine("SwiftData")])
        case "availability": .text(scope.options.platform.availabilityAttribute)
        case "access": .text(scope.access)
        case "schemaName": .text(scope.naming.schema)
        case "hooksName": .text(scope.naming.hooks)
        case "sendable": .text(scope.types.swift("Sendable"))
        case "hasHooks": .flag(plan.needsHooks)
        case "hooks": .views(hooks)
        case "versionedSchema": .text(scope.swiftData("VersionedSchema"))
        case "migrationStage": .text(scope.swiftData("MigrationStage"))
        case "versions":
            .view(SwiftDataListView(elements: plan.versions.map { "\(scope.naming.version($0.version)).self" }))
        case "declaration": .texts(declaration)
        case "stages":
            .views(
                plan.stages.map {
                    SwiftDataStageView(stage: $0, naming: scope.naming, comma: plan.stages.count > 1 ? "," : "")
                })
        default: nil
        }
    }

    private var declaration: [String] {
        let parameter = plan.needsHooks ? "<Hooks: \(scope.naming.hooks)>" : ""
        return SwiftDataLine.declaration(
            "\(scope.access)nonisolated enum \(scope.naming.plan)\(parameter)",
            inherits: scope.swiftData("SchemaMigrationPlan"), indentation: 0)
    }

    private var hooks: [SwiftDataHookView] {
        plan.stages.flatMap { stage in
            stage.phases.map { phase in
                SwiftDataHookView(stage: stage, phase: phase, scope: scope)
            }
        }
    }
}

/// One function that people write.
struct SwiftDataHookView: TemplateView {
    let stage: PlannedStage
    let phase: SwiftDataNaming.Phase
    let scope: SwiftDataScope

    func value(for name: String) -> TemplateValue? {
        switch name {
        case "doc": .texts(doc)
        case "function": .text(scope.naming.hook(phase, to: stage.to))
        case "context": .text(scope.swiftData("ModelContext"))
        default: nil
        }
    }

    private var doc: [String] {
        let step = "from version \(stage.from) to \(stage.to)"
        let when =
            phase == .before
            ? "Runs before the step \(step), on the models of `\(scope.naming.version(stage.from))`."
            : "Runs after the step \(step), on the models of `\(scope.naming.version(stage.to))`."
        guard phase == stage.phases.first, case .custom(let hooks) = stage.kind, !hooks.fill.isEmpty else {
            return SwiftDataDoc.lines(when)
        }
        let paths = hooks.fill.map { "`\($0)`" }.joined(separator: ", ")
        return SwiftDataDoc.lines(when, "The step relies on it for the values of \(paths).")
    }
}

/// One `MigrationStage`.
struct SwiftDataStageView: TemplateView {
    let stage: PlannedStage
    let naming: SwiftDataNaming
    /// What stands behind the stage: nothing where it is the only one.
    let comma: String

    func value(for name: String) -> TemplateValue? {
        switch name {
        case "isLightweight": .flag(stage.phases.isEmpty)
        case "call":
            .view(
                SwiftDataCallView(
                    ".lightweight", ["fromVersion: \(from).self", "toVersion: \(to).self"], tail: comma, indentation: 6)
            )
        case "comma": .text(comma)
        case "from": .text(from)
        case "to": .text(to)
        case "before": .optional(hook(.before))
        case "after": .optional(hook(.after))
        default: nil
        }
    }

    private var from: String { naming.version(stage.from) }
    private var to: String { naming.version(stage.to) }

    private func hook(_ phase: SwiftDataNaming.Phase) -> String? {
        stage.phases.contains(phase) ? naming.hook(phase, to: stage.to) : nil
    }
}

extension PlannedStage {
    /// The phases in which hand-written code runs. Values are provided before the mapping where no phase is named: what is
    /// done after it is lost when the process dies in between (TRUTH 1.9).
    var phases: [SwiftDataNaming.Phase] {
        guard case .custom(let hooks) = kind, !hooks.isEmpty else { return [] }
        if !hooks.runsBefore && !hooks.runsAfter { return [.before] }
        return (hooks.runsBefore ? [.before] : []) + (hooks.runsAfter ? [.after] : [])
    }
}

extension SwiftDataPlan {
    /// Whether any stage needs hand-written code.
    var needsHooks: Bool { stages.contains { !$0.phases.isEmpty } }
}
