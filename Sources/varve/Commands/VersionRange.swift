import SchemaModel

/// The versions that `FROM` and `TO` name, or those that are meant without them: from the newest released layer before the
/// last one to the last one.
struct VersionRange {
    private let from: String?
    private let to: String?
    /// Whether a schema of which only one version exists has nothing to say, instead of being an error.
    private let isOptional: Bool

    init(_ call: CommandCall, isOptional: Bool = false) {
        from = call.argument(.from)
        to = call.argument(.to)
        self.isOptional = isOptional
    }

    /// The first and the last version. Throws `CommandFailure` where one is missing.
    func ends(of history: SchemaHistory) throws -> (old: Schema, new: Schema) {
        let new = try to.map { try layer($0, of: history) } ?? history.newest
        if let from { return (try layer(from, of: history).schema, new.schema) }
        guard let old = history.layers.last(where: { $0.version < new.version }) else {
            throw CommandFailure.usage(
                "`\(history.name)` has only the version \(new.version): there is nothing to compare it with",
                helps: [
                    history.newest.isFrozen
                        ? "`varve bump` starts the next version"
                        : "`varve freeze` seals it, then `varve bump` starts the next"
                ])
        }
        return (old.schema, new.schema)
    }

    /// Every version from the first to the last; empty where `isOptional` and there is none before the last.
    func schemas(of history: SchemaHistory) throws -> [Schema] {
        if isOptional, history.layers.count < 2 { return [] }
        let (old, new) = try ends(of: history)
        guard old.version < new.version else { return [old, new] }
        return history.layers.map(\.schema).filter { (old.version...new.version).contains($0.version) }
    }

    private func layer(_ text: String, of history: SchemaHistory) throws -> Layer {
        if let version = SchemaVersion(text), let layer = history.layers.first(where: { $0.version == version }) {
            return layer
        }
        let versions = history.layers.map { $0.version.description }
        throw CommandFailure.usage(
            "`\(history.name)` has no version \(text)", helps: ["it has " + versions.joined(separator: ", ")])
    }
}
