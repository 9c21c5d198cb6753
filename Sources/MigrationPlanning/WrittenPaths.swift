import SchemaDiffing
import SchemaModel

/// Leads from the shape a store sees back to the schema as its author wrote it.
struct WrittenPaths {
    private let appNames: [String: String]
    private let schema: Schema

    init(model: SwiftDataStoreModel, schema: Schema) {
        appNames = model.appNames
        self.schema = schema
    }

    /// The path of the element in the schema as written: under the name the app uses, at the entity that declares it.
    /// A member that is gone gives the path of its owner.
    func path(of change: SchemaChange) -> ElementPath? {
        guard let path = change.path else { return nil }
        switch change.element.kind {
        case .schema: return nil
        case .enumeration, .composite: return path
        case .enumCase, .field: return change.newPath ?? ElementPath(path.owner)
        case .entity, .attribute, .relationship: break
        }
        let owner = appNames[path.owner] ?? path.owner
        guard let member = path.member else { return ElementPath(owner) }
        for entity in schema.lineage(of: owner) where entity.declares(member) {
            return ElementPath(entity.name, member)
        }
        return ElementPath(owner)
    }
}

extension Entity {
    fileprivate func declares(_ member: String) -> Bool {
        attributes.contains(member) || relationships.contains(member)
    }
}
