import SchemaModel

/// Every identity that any earlier layer has used, by owner. A freed identity is never given again: a store would take
/// the new element for the old one.
struct IdentityHistory {
    private(set) var entities: Set<String> = []
    private var memberSets: [String: Set<String>] = [:]
    private var caseSets: [String: Set<String>] = [:]
    private var fieldSets: [String: Set<String>] = [:]

    init(_ layers: [Schema]) {
        for layer in layers {
            for entity in layer.entities {
                entities.insert(entity.identity)
                memberSets[entity.identity, default: []].formUnion(entity.attributes.elements.map(\.identity))
                memberSets[entity.identity, default: []].formUnion(entity.relationships.elements.map(\.identity))
            }
            for item in layer.enums { caseSets[item.name, default: []].formUnion(item.cases.elements.map(\.identity)) }
            for item in layer.composites {
                fieldSets[item.name, default: []].formUnion(item.fields.elements.map(\.identity))
            }
        }
    }

    /// The identities of members that the entity with `identity` ever had.
    func members(of identity: String) -> Set<String> { memberSets[identity] ?? [] }
    func cases(of name: String) -> Set<String> { caseSets[name] ?? [] }
    func fields(of name: String) -> Set<String> { fieldSets[name] ?? [] }
}

/// The renames of one migration, from either side.
struct RenameTable {
    private var oldByNew: [ElementPath: ElementPath] = [:]
    private var sources: Set<ElementPath> = []

    init(_ renames: [Migration.Rename]) {
        for rename in renames {
            oldByNew[rename.new] = rename.old
            sources.insert(rename.old)
        }
    }

    /// The old path of the element that is now at `path`, where a rename says so.
    func oldPath(of path: ElementPath) -> ElementPath? { oldByNew[path] }

    /// Whether the element that was at `path` has another path now.
    func isRenamed(_ path: ElementPath) -> Bool { sources.contains(path) }
}

extension Entity {
    /// The identity of the attribute or relationship that is declared here as `name`.
    func identity(ofMember name: String) -> String? { attributes[name]?.identity ?? relationships[name]?.identity }
}

extension Schema {
    /// The identity of the attribute or relationship that the entity called `owner` declares as `name`.
    func memberIdentity(_ name: String, of owner: String) -> String? { entities[owner]?.identity(ofMember: name) }
}
