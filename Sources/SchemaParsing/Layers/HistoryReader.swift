import Diagnostics
import SchemaModel

/// Reads all layers of a schema folder and checks each of them and how they follow each other.
package enum HistoryReader {
    /// Everything that the files of `folder` say, right or wrong; the rules of `profile` hold.
    package static func read(_ folder: SchemaFolderFiles, profile: Profile = Profile()) -> HistoryReading {
        var assembly = HistoryAssembly(folder, profile: profile)
        return assembly.read()
    }
}

/// The history while it is put together.
private struct HistoryAssembly {
    private let folder: SchemaFolderFiles
    private let profile: Profile
    private let lock: Lock?
    /// Whether parts of the lock could not be read: layers that it then seems not to know are no news.
    private let isLockBroken: Bool
    private var diagnostics: [Diagnostic]
    /// Whether anything is wrong that leaves no history to rely on.
    private var isBroken = false
    private var layers: [Layer] = []
    private var maps: [SchemaVersion: SourceMap] = [:]
    private var allowances: [LayerAllowances] = []
    private static let structuralRules = Set(
        SchemaRules.all.filter { $0.isStructural }.map { $0.rule.name })

    init(_ folder: SchemaFolderFiles, profile: Profile) {
        self.folder = folder
        self.profile = profile
        let reading = folder.lock.map { Lock.read($0) }
        lock = reading?.lock
        diagnostics = reading?.diagnostics ?? []
        isLockBroken = !diagnostics.isEmpty
    }

    mutating func read() -> HistoryReading {
        let released = readReleased()
        let working = readWorking()
        let twin = working.flatMap { working in released.first { $0.version == working.version } }
        var chain = released
        if let working, twin == nil { append(working, to: &chain) }
        keepHard(LayerChain.check(chain))
        for layer in chain { add(layer) }
        if let working, let twin { compare(working, with: twin) }
        let unsealed = checkSeals(released)
        var files: [SchemaVersion: SourceFile] = [:]
        for layer in released { files[layer.version] = layer.files.first }
        let name = chain.last?.document.name.value
        return HistoryReading(
            history: isBroken ? nil : name.flatMap { SchemaHistory(name: $0, layers: layers) }, sourceMaps: maps,
            workingVersion: working?.version, isWorkingReleased: twin != nil, lock: lock, versionFiles: files,
            unsealed: unsealed, allowances: allowances, diagnostics: diagnostics.sorted(by: Diagnostic.precedes))
    }

    /// Keeps messages of which any error leaves no history.
    private mutating func keepHard(_ found: [Diagnostic]) {
        diagnostics += found
        isBroken = isBroken || found.contains { $0.severity == .error }
    }

    // MARK: Files

    /// The layers in `versions`, oldest first; of two files with one version the first counts.
    private mutating func readReleased() -> [LayerReading] {
        var byVersion: [SchemaVersion: LayerReading] = [:]
        for file in folder.versions.sorted(by: { FactDifference.precedes($0.path, $1.path) }) {
            let layer = LayerReading(reading: SchemaReader.read([file]), files: [file], isWorking: false)
            keepHard(layer.reading.diagnostics)
            guard layer.isWhole else { continue }
            checkFileName(of: layer, file)
            if byVersion[layer.version] == nil { byVersion[layer.version] = layer }
        }
        return byVersion.values.sorted { $0.version < $1.version }
    }

    private mutating func checkFileName(of layer: LayerReading, _ file: SourceFile) {
        let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
        let expected = "\(layer.version).yaml"
        guard name != expected else { return }
        keepHard([
            Diagnostic(
                LayerRules.layerFileName, "the file of layer \(layer.version) is called `\(NameText.printable(name))`",
                at: layer.document.version.location, helps: ["rename the file to `\(expected)`"])
        ])
    }

    private mutating func readWorking() -> LayerReading? {
        guard !folder.working.isEmpty else {
            let newest = folder.versions.map(\.path).max()
            keepHard([
                Diagnostic(
                    LayerRules.missingSchema, "`\(folder.path)` has no `schema.yaml`", at: nil,
                    notes: ["it is the layer that is edited; released ones lie in `versions`"],
                    helps: newest.map { ["copy `\($0)` to `\(folder.path)/schema.yaml`"] } ?? ["run `varve init`"])
            ])
            return nil
        }
        let layer = LayerReading(reading: SchemaReader.read(folder.working), files: folder.working, isWorking: true)
        keepHard(layer.reading.diagnostics)
        return layer
    }

    /// Puts the layer that is edited behind the released ones.
    private mutating func append(_ working: LayerReading, to chain: inout [LayerReading]) {
        guard let newest = chain.last, working.version < newest.version else {
            chain.append(working)
            return
        }
        guard working.isWhole else { return }
        keepHard([
            Diagnostic(
                LayerRules.layerParent,
                "the schema has version \(working.version), and \(newest.version) is released already",
                at: working.document.version.location, notes: ["versions rise from layer to layer"],
                helps: ["write `version: \(newest.version.nextMinor)` and `migration: { from: \(newest.version) }`"])
        ])
    }

    // MARK: Layers

    /// Carries identities into a layer, checks it, and puts it into the history.
    private mutating func add(_ reading: LayerReading) {
        let result = finish(reading, after: layers)
        keepHard(result.diagnostics)
        guard reading.isWhole else {
            diagnostics += soundFindings(of: reading, result.layer)
            return
        }
        let layer = result.layer
        let map = SourceMap(reading.document, names: reading.reading.names)
        if let older = layers.last {
            diagnostics += HistoryRules.check(layer, after: older.schema, map, isFrozen: !reading.isWorking)
        }
        layers.append(layer)
        maps[layer.version] = map
        let findings = SchemaReader.check(
            reading.document, layer.schema, names: reading.reading.names, isFrozen: !reading.isWorking,
            profile: profile)
        diagnostics += findings
        isBroken =
            isBroken || findings.contains { $0.severity == .error && Self.structuralRules.contains($0.rule) }
        allowances.append(
            LayerAllowances(
                version: layer.version, isFrozen: !reading.isWorking, paths: Set(reading.files.map(\.path)),
                allowances: reading.document.allowances))
    }

    /// What the rules say of the elements that could be read, where others could not: all errors come in one run. What names a
    /// broken element is left out, because it may be wrong once that is mended.
    private func soundFindings(of reading: LayerReading, _ layer: Layer) -> [Diagnostic] {
        let errors = reading.reading.diagnostics.filter { $0.severity == .error }
        var broken: Set<Substring> = []
        for error in errors {
            guard let element = error.element else { return [] }
            broken.insert(element.prefix { $0 != "." })
        }
        let findings = SchemaReader.check(
            reading.document, layer.schema, names: reading.reading.names, isFrozen: !reading.isWorking,
            profile: profile)
        return findings.filter { finding in
            guard let element = finding.element, !broken.contains(element.prefix { $0 != "." }) else { return false }
            return !broken.contains { finding.message.contains("`\($0)`") || finding.message.contains("`\($0).") }
        }
    }

    /// The layer with identities carried from `earlier`, and what is wrong with its migration.
    private func finish(
        _ reading: LayerReading, after earlier: [Layer]
    ) -> (layer: Layer, diagnostics: [Diagnostic]) {
        let document = reading.document
        var migration: Migration?
        var diagnostics: [Diagnostic] = []
        if let written = document.migration, let older = earlier.last, reading.isWhole {
            let result = MigrationChecker.check(written, from: older.schema, to: reading.reading.schema)
            migration = result.migration
            diagnostics = result.diagnostics
        }
        let schema = IdentityCarrier.carry(
            reading.reading.schema, after: earlier.map(\.schema), renames: migration?.renames ?? [],
            written: document.writtenIdentities)
        if reading.isWhole {
            diagnostics += IdentityCheck.check(schema, SourceMap(document, names: reading.reading.names))
        }
        let layer = Layer(
            schema: schema, migration: migration, allowances: document.allowances.map(\.allowance),
            isFrozen: lock?[schema.version] != nil && !reading.isWorking)
        return (layer, diagnostics)
    }

    /// The edit after `freeze` without `bump`: the working files must say what the released file says.
    private mutating func compare(_ working: LayerReading, with twin: LayerReading) {
        guard working.isWhole, let index = layers.firstIndex(where: { $0.version == twin.version }) else { return }
        let released = layers[index]
        let edited = finish(working, after: Array(layers[..<index])).layer
        let newest = layers.last?.version ?? released.version
        guard let difference = LayerComparison.difference(from: released, to: edited) else {
            if newest > released.version {
                diagnostics.append(outdated(working, newest: newest))
            }
            return
        }
        diagnostics.append(
            difference.diagnostic(SourceMap(working.document, names: working.reading.names), next: newest.nextMinor))
    }

    private func outdated(_ working: LayerReading, newest: SchemaVersion) -> Diagnostic {
        Diagnostic(
            LayerRules.unbumpedEdit,
            "the schema is the released version \(working.version), and \(newest) is the newest one",
            at: working.document.version.location,
            helps: ["copy `versions/\(newest).yaml` to `schema.yaml`, then run `varve bump \(newest.nextMinor)`"])
    }

    // MARK: Seals

    /// Compares the released layers with the lock; the versions that it does not know.
    private mutating func checkSeals(_ released: [LayerReading]) -> [SchemaVersion] {
        let byVersion = Dictionary(layers.map { ($0.version, $0) }, uniquingKeysWith: { first, _ in first })
        var unsealed: [SchemaVersion] = []
        for reading in released {
            guard let entry = lock?[reading.version] else {
                unsealed.append(reading.version)
                if !isLockBroken { diagnostics.append(SealFindings.unsealed(reading)) }
                continue
            }
            let parent = SealFindings.parentChanged(reading, entry)
            if let parent { diagnostics.append(parent) }
            guard let layer = byVersion[reading.version], let map = maps[reading.version],
                let file = reading.files.first
            else { continue }
            let found = FrozenLayerCheck.check(layer, file, entry, map)
            // Another parent is another text: that has been said.
            diagnostics += parent == nil ? found : found.filter { $0.severity == .error }
        }
        let present = Set(folder.versions.map { $0.path.split(separator: "/").last.map(String.init) ?? $0.path })
        for entry in lock?.entries ?? [] where !present.contains("\(entry.version).yaml") {
            diagnostics.append(SealFindings.missing(entry, in: folder.path))
        }
        return unsealed
    }
}
