import Diagnostics
package import SchemaModel
import SchemaParsing

extension LayerEdits {
    /// Which layers to seal.
    package enum Selection: Sendable, Hashable {
        /// The layer being worked on.
        case working
        /// One file of `versions`.
        case version(SchemaVersion)
        /// Every file of `versions` that the lock does not know.
        case all
    }

    /// The files to write so that the selected layers are sealed: their canonical texts, then the lock.
    ///
    /// What is an error in the layer being edited may be a warning once it is sealed, when nobody can mend it any more: so
    /// the working layer has to be valid before. Files of `versions` count as shipped.
    package func freeze(_ selection: Selection) throws(Refusal) -> [Edit] {
        if selection == .working {
            let before = compiled
            guard before.isValid else {
                throw Refusal("an invalid schema is not sealed", diagnostics: before.diagnostics)
            }
        }
        let reading = HistoryReader.read(
            SchemaFolderFiles(path: path, working: working, versions: versions, lock: lock))
        // A lock that cannot be read says nothing about what is sealed: to write a new one would hide that.
        let broken = reading.diagnostics.filter { $0.rule == LayerRules.lockSyntax.name }
        if !broken.isEmpty { throw Refusal("a damaged lock is not written anew", diagnostics: broken) }
        let layers = try selected(selection, of: reading)
        var texts: [Edit] = []
        var sealed = reading.lock ?? Lock()
        var newVersions = versions
        for layer in layers {
            let target = "\(versionsPath)/\(layer.version).yaml"
            let sources = selection == .working ? working : versions.filter { $0.path == target }
            let text = try frozenText(of: layer, from: sources)
            let file = SourceFile(path: target, text: text)
            newVersions.removeAll { $0.path == target }
            newVersions.append(file)
            texts.append(Edit(path: target, text: text))
            sealed = sealed.sealing(
                layer.schema, migration: layer.migration, parent: layer.migration?.from, file: file)
        }
        let newLock = SourceFile(path: lockPath, text: sealed.text)
        let after = LayerEdits(
            path: path, working: working, versions: newVersions, lock: newLock, lockPath: lockPath,
            versionsPath: versionsPath, project: project
        ).compiled
        // Other files may wait for their own turn.
        let others = after.diagnostics.filter { $0.severity == .error && $0.rule != LayerRules.unsealedLayer.name }
        guard after.reading.history != nil, others.isEmpty else {
            throw Refusal("an invalid schema is not sealed", diagnostics: after.diagnostics)
        }
        return texts + [Edit(path: lockPath, text: sealed.text)]
    }

    /// The layers to seal, oldest first.
    private func selected(_ selection: Selection, of reading: HistoryReading) throws(Refusal) -> [Layer] {
        guard let history = reading.history else {
            throw Refusal("an invalid schema is not sealed", diagnostics: reading.diagnostics)
        }
        switch selection {
        case .working:
            if history.newest.isFrozen {
                let next = history.newest.version.nextMinor
                throw Refusal(
                    "\(history.newest.version) is sealed already, and nothing has changed since",
                    helps: ["to go on: varve bump \(next)"])
            }
            return [history.newest]
        case .version(let version):
            guard let layer = history.layers.first(where: { $0.version == version }) else {
                throw Refusal("there is no version \(version) in \(versionsPath)")
            }
            if layer.isFrozen { throw Refusal("\(version) is sealed already") }
            if let parent = layer.migration?.from, reading.lock?[parent] == nil {
                throw Refusal(
                    "\(version) follows \(parent), which is not sealed yet",
                    helps: ["seal both: varve freeze --all", "or \(parent) first: varve freeze \(parent)"])
            }
            return [layer]
        case .all:
            let names = Set(versions.map(\.path))
            let layers = history.layers.filter { !$0.isFrozen && names.contains("\(versionsPath)/\($0.version).yaml") }
            if layers.isEmpty { throw Refusal("every file of \(versionsPath) is sealed already") }
            return layers
        }
    }

    private func frozenText(of layer: Layer, from sources: [SourceFile]) throws(Refusal) -> String {
        let names = StoredNames(layer.schema)
        switch SchemaEditor.frozenText(
            files: sources, identities: names.identities, rawValues: names.rawValues)
        {
        case .text(let text): return text
        case .refused(let diagnostics):
            throw Refusal("\(layer.version) cannot be written in canonical form", diagnostics: diagnostics)
        }
    }
}

/// What a store calls the elements of a schema, where that is not their name: what `freeze` writes down so that a layer
/// stands alone.
private struct StoredNames {
    private(set) var identities: [ElementPath: String] = [:]
    private(set) var rawValues: [ElementPath: String] = [:]

    init(_ schema: Schema) {
        for entity in schema.entities {
            note(entity.identity, of: entity.name, at: ElementPath(entity.name))
            for attribute in entity.attributes {
                note(attribute.identity, of: attribute.name, at: ElementPath(entity.name, attribute.name))
            }
            for relationship in entity.relationships {
                note(relationship.identity, of: relationship.name, at: ElementPath(entity.name, relationship.name))
            }
        }
        for composite in schema.composites {
            for field in composite.fields {
                note(field.identity, of: field.name, at: ElementPath(composite.name, field.name))
            }
        }
        for enumeration in schema.enums {
            for enumCase in enumeration.cases {
                let path = ElementPath(enumeration.name, enumCase.name)
                note(enumCase.identity, of: enumCase.name, at: path)
                guard case .string(let raw) = enumCase.rawValue, raw != enumCase.name else { continue }
                rawValues[path] = raw
            }
        }
    }

    private mutating func note(_ identity: String, of name: String, at path: ElementPath) {
        if identity != name { identities[path] = identity }
    }
}
