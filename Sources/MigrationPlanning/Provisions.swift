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
        case .enumCase, .field:
            let holders = holders(of: change.element.owner)
            return !holders.isEmpty && holders.allSatisfy(filled.contains)
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

    /// Every attribute that stores values of the enum or composite called `name`, directly or inside a composite.
    private func holders(of name: String) -> [ElementPath] {
        var types: Set<String> = [name]
        var isGrowing = true
        while isGrowing {
            isGrowing = false
            for composite in schema.composites where !types.contains(composite.name) {
                guard composite.fields.contains(where: { self.name(of: $0.type).map(types.contains) ?? false }) else {
                    continue
                }
                types.insert(composite.name)
                isGrowing = true
            }
        }
        return schema.entities.elements.flatMap { entity in
            entity.attributes.elements.filter { self.name(of: $0.type).map(types.contains) ?? false }
                .map { ElementPath(entity.name, $0.name) }
        }
    }

    /// The declared type that `type` names.
    private func name(of type: AttributeType) -> String? {
        switch type {
        case .enumeration(let name), .composite(let name): name
        case .scalar, .list, .codable, .transformable: nil
        }
    }
}
