package import Diagnostics
package import SchemaModel

/// One thing that the step from a version to the next must satisfy: what `SchemaRule` is to a version alone.
package protocol HistoryRule: SendableMetatype {
    /// The name, the summary and the gravity in the layer that is being edited.
    static var rule: Rule { get }

    /// The gravity in a released layer, which nobody can edit any more. By default the same.
    static var frozenSeverity: Severity { get }

    /// Reports every breach in the step that `context` holds.
    static func check(_ context: inout StepContext)
}

extension HistoryRule {
    package static var frozenSeverity: Severity { rule.severity }
}

/// The rules that every step is checked against, in alphabetical order of their names.
package enum HistoryRules {
    package static let all: [any HistoryRule.Type] = [
        UniqueGeneratedBackfillRule.self
    ]

    /// The messages of all rules about the step from `older` to `layer`, whose identities are carried.
    static func check(_ layer: Layer, after older: Schema, _ sourceMap: SourceMap, isFrozen: Bool) -> [Diagnostic] {
        var context = StepContext(older: older, layer: layer, sourceMap: sourceMap, isFrozen: isFrozen)
        for rule in all { rule.check(&context) }
        return context.diagnostics
    }
}

/// What a rule about a step may look at, and where it reports.
package struct StepContext: Sendable {
    /// The version before, with its identities.
    package let older: Schema
    /// The version that is looked at, with its identities and its checked migration.
    package let layer: Layer
    /// Where elements of `layer` were written.
    package let sourceMap: SourceMap
    /// Whether `layer` is released.
    package let isFrozen: Bool
    /// What has been reported so far.
    package private(set) var diagnostics: [Diagnostic] = []

    package init(older: Schema, layer: Layer, sourceMap: SourceMap, isFrozen: Bool) {
        self.older = older
        self.layer = layer
        self.sourceMap = sourceMap
        self.isFrozen = isFrozen
    }

    /// Reports a breach by the element of `layer` at `path`, at the value of its `key` where it writes one.
    package mutating func report(
        _ rule: (some HistoryRule).Type, _ message: String, on path: ElementPath, key: String? = nil,
        notes: [String] = [], helps: [String] = []
    ) {
        diagnostics.append(
            Diagnostic(
                rule: rule.rule.name, severity: isFrozen ? rule.frozenSeverity : rule.rule.severity, message: message,
                element: path.description, location: sourceMap.location(of: path, key: key) ?? sourceMap.version,
                notes: notes, helps: helps))
    }
}
