package import SchemaModel

/// Turns the history of a schema into the versions and stages that SwiftData is to see.
///
/// - Neighbours that the store cannot tell apart are folded into one version: two of equal version hashes abort at launch
///   ("Duplicate version checksums detected", TRUTH 1.1, failure 1). The version keeps the number of the first and takes
///   the shape of the newest: defaults, delete rules, limits.
/// - A version that equals an earlier one that is no neighbour, and one with data steps on an unmoved hash, gets a hash
///   modifier: the version's number, on the first stored attribute by name of the first entity by name. It depends on
///   older versions only, so that adding versions never changes it.
/// - A step is lightweight, or custom where hooks are asked for. What neither can do is a finding.
/// - One layer alone has no stages: its edits are free.
package enum SwiftDataPlanner {
    /// The plan of `history` for generated code that runs on `platform`, and what stands in its way.
    ///
    /// `oldest` is the first version the plan still migrates from; nil is the first of all. The plan is nil only where
    /// `oldest` names no version. Findings carry paths of the schema as written.
    package static func plan(
        _ history: SchemaHistory, platform: Platform, oldest: SchemaVersion?
    ) -> (plan: SwiftDataPlan?, findings: [Finding]) {
        if let oldest, !history.layers.contains(where: { $0.version == oldest }) {
            return (nil, [unknownOldest(oldest, in: history)])
        }
        let all = VersionGroups(layers: history.layers, platform: platform)
        // Versions are grouped and marked before any is left out: what shipped keeps its shape whatever `oldest` says.
        let start = oldest.flatMap { oldest in all.groups.lastIndex { $0.version <= oldest } } ?? all.groups.startIndex
        let groups = Array(all.groups[start...])
        let first = groups.first?.version
        var findings = newestOnly(all.findings.filter { finding in first.map { finding.version >= $0 } ?? true })
        findings += review(groups)
        let stages = zip(groups, groups.dropFirst()).map { previous, next in
            PlannedStage(from: previous.version, to: next.version, kind: next.stageKind)
        }
        return (SwiftDataPlan(versions: groups.map(\.planned), stages: stages), findings)
    }

    /// What the steps need and nobody provides, oldest first.
    ///
    /// The first layer of a version answers for the step to it; a folded layer for what it did to the one before it, and
    /// for what it made of the step by edits the store does not see, for instance by taking a default away.
    private static func review(_ groups: [VersionGroup]) -> [Finding] {
        var findings: [Finding] = []
        var previous: VersionGroup?
        for group in groups {
            let start = findings.count
            if let previous { findings += StepReview(from: previous.newest, to: group.first).findings() }
            for (before, after) in zip([group.first] + group.later, group.later) {
                findings += StepReview(from: before, to: after).findings()
            }
            if let previous, !group.later.isEmpty {
                var seen = Set(findings[start...].map(FindingCause.init))
                findings += StepReview(from: previous.newest, to: group.newest).findings().filter { finding in
                    seen.insert(FindingCause(finding)).inserted
                }
            }
            previous = group
        }
        return findings
    }

    private static func unknownOldest(_ oldest: SchemaVersion, in history: SchemaHistory) -> Finding {
        let known = history.layers.map(\.version.description).joined(separator: ", ")
        return Finding(
            rule: "unknown-oldest-version", version: history.newest.version, element: nil,
            message: "`oldest: \(oldest)` names no version of `\(history.name)`",
            notes: ["the versions are \(known)"],
            helps: history.layers.first.map { ["write `oldest: \($0.version)`"] } ?? [])
    }

    /// One finding for each cause: what several versions share is told of the newest of them.
    private static func newestOnly(_ findings: [Finding]) -> [Finding] {
        var seen: Set<FindingCause> = []
        return Array(findings.reversed().filter { seen.insert(FindingCause($0)).inserted }.reversed())
    }
}

/// What makes two findings of different versions one.
struct FindingCause: Hashable {
    private let rule: String
    private let element: ElementPath?
    private let key: String?

    init(_ finding: Finding) {
        rule = finding.rule
        element = finding.element
        key = finding.key
    }
}
