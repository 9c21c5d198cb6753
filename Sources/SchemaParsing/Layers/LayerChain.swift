import Diagnostics
import SchemaModel

/// One version as read, before it is known how it follows the others.
struct LayerReading {
    let reading: SchemaReader.Reading
    /// The files that make it up.
    let files: [SourceFile]
    let isWorking: Bool

    var document: SchemaDocument { reading.document }
    var version: SchemaVersion { document.version.value }
    /// Whether name, number and everything else could be read.
    var isWhole: Bool { !reading.diagnostics.contains { $0.severity == .error } }
    var parent: Located<SchemaVersion>? { document.migration?.from }
}

/// The order of layers: each but the first names the one before it, and versions rise.
struct LayerChain {
    private(set) var diagnostics: [Diagnostic] = []

    /// Whether `layers`, sorted by version, form one line; what is wrong with it otherwise.
    static func check(_ layers: [LayerReading]) -> [Diagnostic] {
        var chain = LayerChain()
        chain.check(layers)
        return chain.diagnostics
    }

    private mutating func check(_ layers: [LayerReading]) {
        checkNames(layers)
        if let first = layers.first, let migration = first.document.migration { checkFirst(first, migration) }
        let versions = Set(layers.map(\.version))
        var children: [SchemaVersion: LayerReading] = [:]
        for (before, layer) in zip(layers, layers.dropFirst()) {
            guard let parent = layer.parent else {
                if layer.document.migration == nil { reportMissingMigration(layer, after: before) }
                continue
            }
            guard versions.contains(parent.value) else {
                reportUnknownParent(parent, of: layer, after: before)
                continue
            }
            if parent.value >= layer.version {
                reportOrder(parent, of: layer)
            } else if let sibling = children[parent.value] {
                reportFork(parent, layer, sibling, newest: before)
            } else if parent.value != before.version {
                // The one before it has the same parent, or is lost in a mistake of its own.
                children[parent.value] = layer
                if before.parent?.value != parent.value { reportSkip(parent, of: layer, after: before) }
            } else {
                children[parent.value] = layer
            }
        }
    }

    private mutating func report(
        _ rule: Rule, _ message: String, at location: SourceLocation, labels: [Diagnostic.Label] = [],
        notes: [String] = [], helps: [String] = []
    ) {
        diagnostics.append(Diagnostic(rule, message, at: location, labels: labels, notes: notes, helps: helps))
    }

    private mutating func checkNames(_ layers: [LayerReading]) {
        guard let newest = layers.last?.document.name else { return }
        for layer in layers.dropLast() where layer.document.name.value != newest.value {
            report(
                LayerRules.layerName,
                "layer \(layer.version) is of the schema `\(layer.document.name.value)`, the newest of `\(newest.value)`",
                at: layer.document.name.location, labels: [Diagnostic.Label("the newest layer", at: newest.location)],
                notes: ["a folder holds the layers of one schema"])
        }
    }

    private mutating func checkFirst(_ layer: LayerReading, _ migration: MigrationDocument) {
        let parent = layer.parent
        report(
            LayerRules.layerParent,
            "layer \(layer.version) is the first one, and its `migration` speaks of "
                + (parent.map { "\($0.value)" } ?? "an earlier one"), at: migration.location,
            notes: ["no store can have an earlier version than the first"],
            helps: ["remove `migration`" + (parent.map { ", or put layer \($0.value) into `versions`" } ?? "")])
    }

    private mutating func reportMissingMigration(_ layer: LayerReading, after before: LayerReading) {
        report(
            LayerRules.layerParent, "layer \(layer.version) does not say which version it follows",
            at: layer.document.version.location,
            helps: ["write `migration: { from: \(before.version) }`"])
    }

    private mutating func reportUnknownParent(
        _ parent: Located<SchemaVersion>, of layer: LayerReading, after before: LayerReading
    ) {
        report(
            LayerRules.layerParent, "layer \(layer.version) follows \(parent.value), which does not exist",
            at: parent.location, helps: ["write `from: \(before.version)`, the newest version before it"])
    }

    private mutating func reportOrder(_ parent: Located<SchemaVersion>, of layer: LayerReading) {
        report(
            LayerRules.layerParent,
            parent.value == layer.version
                ? "layer \(layer.version) follows itself"
                : "layer \(layer.version) follows \(parent.value), which is newer", at: parent.location,
            labels: [Diagnostic.Label("the version of the layer", at: layer.document.version.location)],
            notes: ["versions rise from layer to layer"])
    }

    private mutating func reportFork(
        _ parent: Located<SchemaVersion>, _ layer: LayerReading, _ sibling: LayerReading, newest: LayerReading
    ) {
        report(
            LayerRules.layerFork, "\(sibling.version) and \(layer.version) both follow \(parent.value)",
            at: parent.location,
            labels: sibling.parent.map { [Diagnostic.Label("\(sibling.version) follows it here", at: $0.location)] }
                ?? [],
            notes: ["a store that has migrated to one of the two could never reach the other"],
            helps: [
                "write `from: \(newest.version)` in \(layer.version), and bring over what \(newest.version) changed"
            ])
    }

    private mutating func reportSkip(
        _ parent: Located<SchemaVersion>, of layer: LayerReading, after before: LayerReading
    ) {
        report(
            LayerRules.layerParent,
            "layer \(layer.version) follows \(parent.value), and \(before.version) stands between them",
            at: parent.location, helps: ["write `from: \(before.version)`"])
    }
}
