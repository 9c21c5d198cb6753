package import Diagnostics
import SchemaDiffing
import SchemaModel
import SchemaParsing

/// What an author declares about data that goes. Neither can be switched off or waived: to declare is the waiver.
package enum LossRules {
    package static let undeclaredLoss = Rule(
        name: "undeclared-loss",
        summary: "What rows lose on the way to a new version is declared in `discard`: a store drops it without a word."
    )
    package static let redundantDiscard = Rule(
        name: "redundant-discard",
        summary: "A discard declares a loss: one that declares nothing hides the day on which it does.")

    /// All of them, in alphabetical order of their names.
    package static let all: [Rule] = [redundantDiscard, undeclaredLoss]
}

/// Holds what the layer being edited declares against what its step loses. Released layers are not asked: they shipped.
struct LossCheck {
    let diagnostics: [Diagnostic]
    /// The version that was checked; nil where there is nothing before the layer being edited, or no such layer.
    private let version: SchemaVersion?

    init(_ reading: HistoryReading, placement: FindingPlacement) {
        guard let layers = reading.history?.layers, let layer = layers.last, let older = layers.dropLast().last,
            !layer.isFrozen, !reading.isWorkingReleased
        else {
            diagnostics = []
            version = nil
            return
        }
        version = layer.version
        let review = LossReview(from: older.schema, to: layer.schema, migration: layer.migration)
        let writer = LossDiagnostics(
            older: older.version, newer: layer.version, block: reading.sourceMaps[layer.version]?.document.migration,
            placement: placement)
        diagnostics =
            review.undeclared.map(writer.undeclared) + review.redundant.map(writer.redundant)
            + review.emptied.map(writer.emptied)
    }

    /// Whether the finding of a target is about a loss, of which enough is said here.
    func speak(of finding: Finding) -> Bool {
        finding.version == version && Self.lossRules.contains(finding.rule)
    }

    /// The rules of the judge that call for a data step where data would be lost, and for nothing else.
    private static let lossRules: Set<String> = ["enum-case-removed", "kind-changed"]
}

/// Makes diagnostics of losses: where the element stood, where it would be, and the lines to paste.
private struct LossDiagnostics {
    let older: SchemaVersion
    let newer: SchemaVersion
    let block: MigrationDocument?
    let placement: FindingPlacement

    func undeclared(_ loss: Loss) -> Diagnostic {
        Diagnostic(
            LossRules.undeclaredLoss, "\(message(loss)), and nothing says that it may go",
            element: loss.path.description, at: location(of: loss), labels: labels(of: loss.path),
            notes: ["it would go from stores of version \(older) without a word"], helps: helps(loss))
    }

    private func message(_ loss: Loss) -> String {
        let cause =
            switch loss.kind {
            case .entityRemoved, .attributeRemoved, .relationshipRemoved, .caseRemoved, .fieldRemoved: "is gone"
            case .entityBecameAbstract: "became abstract"
            case .kindChanged: "is another kind of property now"
            case .propertyMoved: "moved away"
            case .attributeUnstored: "is no longer stored"
            case .attributeDerived: "is computed now"
            case .orderDropped: "is no longer ordered"
            case .rangeNarrowed: "has a narrower type now"
            }
        return "`\(ElementPath(loss.path.owner, loss.path.member))` \(cause): \(loss.clause) would be lost"
    }

    /// The element where it lives on, else what held it, else the block that would declare the loss.
    private func location(of loss: Loss) -> SourceLocation? {
        guard let place = loss.place else { return block?.location ?? placement.location(of: nil, in: newer) }
        return placement.location(of: place, key: loss.key, in: newer)
    }

    private func labels(of path: ElementPath) -> [Diagnostic.Label] {
        placement.location(of: path, in: older).map { [Diagnostic.Label("it was here in \(older)", at: $0)] } ?? []
    }

    private func helps(_ loss: Loss) -> [String] {
        var helps: [String] = []
        let place = block == nil ? "as `migration: { from: \(older), ... }`" : "under `migration:`"
        if let new = loss.probableRename {
            let name = loss.path.member == nil ? new.owner : new.member ?? new.owner
            let line = "rename: { \(loss.path): \(name) }"
            helps.append("if it was renamed, write `\(line)` \(place)")
        }
        let hasDiscards = block.map { !$0.discards.isEmpty } ?? false
        helps.append(
            (helps.isEmpty ? "" : "or ") + "if it may go, "
                + (hasDiscards ? "add `\(loss.path)` to `discard`" : "write `discard: [\(loss.path)]` \(place)"))
        return helps
    }

    // MARK: Discards

    func redundant(_ discard: LossReview.Redundant) -> Diagnostic {
        let path = discard.path
        let reason =
            switch discard.reason {
            case .renamed(let new): "is renamed to `\(new)`, so its values live on"
            case .within(let whole): "goes with `\(whole)`, which says it all"
            case .filled: "leaves no row behind: hooks give those rows another value"
            case .holdsNothing: "holds no data of its own"
            case .kept: "loses nothing in this step"
            }
        return Diagnostic(
            LossRules.redundantDiscard, "`\(path)` is discarded and \(reason)", element: path.description,
            at: location(ofDiscard: path), labels: labels(of: path),
            notes: ["a discard that declares nothing would hide a real loss later"],
            helps: ["remove `\(path)` from `discard`"])
    }

    func emptied(_ path: ElementPath) -> Diagnostic {
        Diagnostic(
            LanguageRules.notYetSupported, "`discard: [\(path)]` asks to empty `\(path)`, which lives on",
            element: path.description, at: location(ofDiscard: path), labels: labels(of: path),
            notes: [
                "a later release writes the step that deletes that data; this one refuses it instead of ignoring it"
            ],
            helps: ["remove `\(path)` from `discard`"])
    }

    private func location(ofDiscard path: ElementPath) -> SourceLocation? {
        block?.discards.first { $0.value == path }?.location ?? block?.location
    }
}

extension Loss {
    /// The key of the surviving element to point at.
    fileprivate var key: String? {
        switch kind {
        case .entityBecameAbstract: "abstract"
        case .attributeDerived: "derived"
        case .orderDropped: "ordered"
        case .rangeNarrowed: "type"
        case .entityRemoved, .attributeRemoved, .relationshipRemoved, .kindChanged, .propertyMoved, .attributeUnstored,
            .caseRemoved, .fieldRemoved:
            nil
        }
    }
}
