package import Diagnostics
package import SchemaModel

/// What a project says about one rule.
package enum RuleSetting: String, Sendable, Hashable, CaseIterable {
    case off, warning, error

    /// The gravity, or nil where nothing is to be said.
    var severity: Severity? {
        switch self {
        case .off: nil
        case .warning: .warning
        case .error: .error
        }
    }
}

/// The waivers of one layer and the files they hold for.
package struct LayerAllowances: Sendable {
    package let version: SchemaVersion
    package let isFrozen: Bool
    /// The paths of the files that make up the layer.
    package let paths: Set<String>
    package let allowances: [AllowanceDocument]

    package init(version: SchemaVersion, isFrozen: Bool, paths: Set<String>, allowances: [AllowanceDocument]) {
        self.version = version
        self.isFrozen = isFrozen
        self.paths = paths
        self.allowances = allowances
    }
}

/// Applies what a project and its layers say about findings: other gravities, and single findings that are accepted.
///
/// A filter is made once and applied once, to the findings of all stages together: only then is it known which waivers
/// are used.
package struct DiagnosticFilter: Sendable {
    private let settings: [String: RuleSetting]
    private let layers: [LayerAllowances]

    /// - Parameters:
    ///   - settings: what the project file says, by the name of the rule.
    ///   - layers: the waivers of every layer.
    package init(settings: [String: RuleSetting] = [:], layers: [LayerAllowances] = []) {
        self.settings = settings
        self.layers = layers
    }

    /// What is left of `diagnostics`, with messages about waivers themselves.
    ///
    /// - Parameters:
    ///   - rules: every rule of the tool that may be relaxed, to know which names are wrong.
    ///   - isComplete: whether all stages have run: unused waivers are reported only then.
    package func apply(to diagnostics: [Diagnostic], rules: RuleCatalog, isComplete: Bool) -> [Diagnostic] {
        var kept: [Diagnostic] = []
        var used: Set<Place> = []
        let waivers = waivers()
        let frozenPaths = Set(layers.filter(\.isFrozen).flatMap(\.paths))
        for diagnostic in diagnostics {
            guard rules.isRelaxable(diagnostic.rule) else {
                kept.append(diagnostic)
                continue
            }
            if let place = waivers[Key(diagnostic)] {
                used.insert(place)
                continue
            }
            if let diagnostic = adjusted(diagnostic, in: frozenPaths) { kept.append(diagnostic) }
        }
        return kept + remarks(rules, used: used, isComplete: isComplete)
    }

    /// A frozen layer cannot be edited any more, so there a setting lowers a gravity and never raises it.
    private func adjusted(_ diagnostic: Diagnostic, in frozenPaths: Set<String>) -> Diagnostic? {
        guard let setting = settings[diagnostic.rule] else { return diagnostic }
        guard let severity = setting.severity else { return nil }
        var diagnostic = diagnostic
        let isFrozen = diagnostic.location.map { frozenPaths.contains($0.path) } ?? false
        diagnostic.severity = isFrozen ? min(severity, diagnostic.severity) : severity
        return diagnostic
    }

    // MARK: Waivers

    /// A finding as waivers see it.
    private struct Key: Hashable {
        let path: String
        let rule: String
        let element: String

        init(path: String, rule: String, element: String) {
            self.path = path
            self.rule = rule
            self.element = element
        }

        init(_ diagnostic: Diagnostic) {
            self.init(
                path: diagnostic.location?.path ?? "", rule: diagnostic.rule, element: diagnostic.element ?? "")
        }
    }

    /// One waiver: the layer's place in `layers` and its own in that layer.
    private struct Place: Hashable {
        let layer: Int
        let index: Int
    }

    /// The waivers that hold, by what they waive.
    private func waivers() -> [Key: Place] {
        var waivers: [Key: Place] = [:]
        for (layerIndex, layer) in layers.enumerated() {
            for (index, allowance) in layer.allowances.enumerated() where !isExpired(allowance, in: layer) {
                for path in layer.paths {
                    let key = Key(path: path, rule: allowance.rule.value, element: allowance.element.value)
                    if waivers[key] == nil { waivers[key] = Place(layer: layerIndex, index: index) }
                }
            }
        }
        return waivers
    }

    /// A frozen layer cannot be edited any more, so nothing in it expires.
    private func isExpired(_ allowance: AllowanceDocument, in layer: LayerAllowances) -> Bool {
        guard !layer.isFrozen, let until = allowance.until else { return false }
        return until.value <= layer.version
    }

    private func remarks(_ rules: RuleCatalog, used: Set<Place>, isComplete: Bool) -> [Diagnostic] {
        var remarks: [Diagnostic] = []
        for (layerIndex, layer) in layers.enumerated() {
            for (index, allowance) in layer.allowances.enumerated() {
                if let problem = rules.problem(with: allowance.rule, FilterRules.unknownRule) {
                    remarks.append(problem)
                } else if isExpired(allowance, in: layer) {
                    remarks.append(expired(allowance, in: layer))
                } else if isComplete, !layer.isFrozen, !used.contains(Place(layer: layerIndex, index: index)) {
                    remarks.append(unused(allowance))
                }
            }
        }
        return remarks
    }
}

extension DiagnosticFilter {
    private func expired(_ allowance: AllowanceDocument, in layer: LayerAllowances) -> Diagnostic {
        let until = allowance.until?.value.description ?? ""
        return Diagnostic(
            FilterRules.expiredAllowance,
            "the allowance of `\(allowance.rule.value)` on `\(allowance.element.value)` has expired in \(until)",
            element: allowance.element.value, at: allowance.until?.location ?? allowance.rule.location,
            notes: ["this layer is \(layer.version)"], helps: ["mend what it allowed, or name a later version"])
    }

    private func unused(_ allowance: AllowanceDocument) -> Diagnostic {
        Diagnostic(
            FilterRules.unusedAllowance,
            "nothing uses the allowance of `\(allowance.rule.value)` on `\(allowance.element.value)`",
            element: allowance.element.value, at: allowance.rule.location, helps: ["remove it"])
    }
}
