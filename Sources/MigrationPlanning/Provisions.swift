package import SchemaDiffing
package import SchemaModel

/// What the author of a layer provides for rows that exist: hooks that fill, and data that may go.
package struct Provisions: Sendable {
    private let filled: Set<ElementPath>
    private let discarded: Set<ElementPath>
    private let schema: Schema

    /// - Parameters:
    ///   - migration: what the layer says about old rows.
    ///   - schema: the layer's own, new schema.
    package init(migration: Migration?, schema: Schema) {
        filled = Set(migration?.hooks.fill ?? [])
        discarded = Set(migration?.discards ?? [])
        self.schema = schema
    }

    /// Whether `change`, written at `path`, is provided for.
    ///
    /// Hooks can give values to columns of the old schema and join its rows. What the store refuses to infer, or has no
    /// place for in the old schema, no hook can do: a custom stage does not replace inference (TRUTH 1.9).
    package func cover(_ change: SchemaChange, at path: ElementPath?, _ record: ChangeRecord) -> Bool {
        switch record.need {
        case .nothing, .bridge, .edit: return false
        case .backfill: return fills(change, at: path) || change.oldPath.map(discarded.contains) == true
        case .dedupe: return joins(change, at: path)
        }
    }

    private func fills(_ change: SchemaChange, at path: ElementPath?) -> Bool {
        if let path, filled.contains(path) { return true }
        switch change.element.kind {
        case .enumCase, .field: return filled.contains { type(at: $0) == change.element.owner }
        case .schema, .enumeration, .composite, .entity, .attribute, .relationship: return false
        }
    }

    /// A constraint is provided for where hooks fill the entity, or one of the members.
    private func joins(_ change: SchemaChange, at path: ElementPath?) -> Bool {
        guard let path, case .members(let members) = change.keyChange?.new else { return false }
        if filled.contains(path) { return true }
        let owners = schema.lineage(of: path.owner).map(\.name)
        return members.contains { member in owners.contains { filled.contains(ElementPath($0, member)) } }
    }

    /// The declared type of the attribute at `path`.
    private func type(at path: ElementPath) -> String? {
        guard let member = path.member, let attribute = schema.entities[path.owner]?.attributes[member] else {
            return nil
        }
        switch attribute.type {
        case .enumeration(let name), .composite(let name): return name
        case .scalar, .list, .codable, .transformable: return nil
        }
    }
}
