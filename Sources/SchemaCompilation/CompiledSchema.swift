package import Diagnostics
package import SchemaModel
package import SchemaParsing

/// One schema folder, read and checked: its history where it has one, and everything to say about it.
package struct CompiledSchema: Sendable {
    /// The folder, as the user wrote it.
    package let path: String
    package let reading: HistoryReading
    /// The targets that the project asks for, in its order; empty where there is no valid history.
    package let targets: [TargetCompilation]
    /// Everything found, after the project's settings and the layers' waivers, in the order to print.
    package let diagnostics: [Diagnostic]
    /// Where elements of each version are written.
    package let placement: FindingPlacement

    /// Reads and checks the folder, and plans each requested target.
    ///
    /// - Parameters:
    ///   - path: the folder, as shown in messages.
    ///   - working: the files of the layer being edited.
    ///   - versions: the files of released layers.
    ///   - lock: `varve.lock`, where there is one.
    ///   - project: its outputs are planned, its settings hold.
    package init(
        path: String, working: [SourceFile], versions: [SourceFile], lock: SourceFile?, project: Project = Project()
    ) {
        self.path = path
        reading = HistoryReader.read(
            SchemaFolderFiles(path: path, working: working, versions: versions, lock: lock),
            profile: project.profile)
        placement = FindingPlacement(sourceMaps: reading.sourceMaps)
        targets =
            reading.history.map { history in
                project.outputs.map { TargetCompilation($0.request, of: history) }
            } ?? []
        // Two outputs of one target find the same things: each is said once.
        var seen: Set<Finding> = []
        let losses = LossCheck(reading, placement: placement)
        let findings = targets.flatMap(\.findings).filter { seen.insert($0).inserted && !losses.speak(of: $0) }
        let filter = DiagnosticFilter(settings: project.settings, layers: reading.allowances)
        diagnostics = filter.apply(
            to: reading.diagnostics + losses.diagnostics
                + Self.news(placement.diagnostics(of: findings), after: reading.diagnostics),
            rules: RuleBook.catalog,
            isComplete: reading.history != nil && !targets.isEmpty
        ).sorted(by: Diagnostic.precedes)
    }

    /// `found` without what the language has said of the same element already: that two names are one in SQL is a matter of
    /// the schema and, where that target is asked for, of the target.
    private static func news(_ found: [Diagnostic], after told: [Diagnostic]) -> [Diagnostic] {
        let rules: Set = ["column-collision", "name-collision", "table-collision"]
        let places = Set(told.filter { rules.contains($0.rule) }.map { [$0.element ?? "", $0.location?.path ?? ""] })
        return found.filter { diagnostic in
            diagnostic.rule != "sql-name-collision"
                || !places.contains([diagnostic.element ?? "", diagnostic.location?.path ?? ""])
        }
    }

    /// Whether anything stands in the way of generating code.
    package var isValid: Bool { reading.history != nil && !diagnostics.contains { $0.severity == .error } }

    /// The history, where it could be read, whatever else is wrong with it: enough to show what changed.
    package var readableHistory: SchemaHistory? { reading.history }

    /// The history, where the schema is valid.
    package var history: SchemaHistory? { isValid ? reading.history : nil }
}
