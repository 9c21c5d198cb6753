package import Diagnostics
package import SchemaModel
package import SchemaParsing

/// Joins what later stages found about elements with the places where those elements were written.
package struct FindingPlacement: Sendable {
    /// The positions of each version of one schema.
    private let sourceMaps: [SchemaVersion: SourceMap]

    package init(sourceMaps: [SchemaVersion: SourceMap]) { self.sourceMaps = sourceMaps }

    /// The diagnostics of `findings`. A finding about an element that its version does not write down (an inherited one,
    /// say) stands at the owner, and one about nothing in particular at the version.
    package func diagnostics(of findings: [Finding]) -> [Diagnostic] { findings.map(diagnostic) }

    private func diagnostic(of finding: Finding) -> Diagnostic {
        Diagnostic(
            rule: finding.rule, severity: finding.gravity == .error ? .error : .warning, message: finding.message,
            element: finding.element?.description,
            location: location(of: finding.element, key: finding.key, in: finding.version), notes: finding.notes,
            helps: finding.helps)
    }

    /// The place of the element at `path` in `version`, or of what holds it; nil for a version that was never read.
    package func location(of path: ElementPath?, key: String? = nil, in version: SchemaVersion) -> SourceLocation? {
        guard let map = sourceMaps[version] else { return nil }
        guard let path else { return map.version }
        return map.location(of: path, key: key) ?? map.location(of: ElementPath(path.owner)) ?? map.version
    }
}
