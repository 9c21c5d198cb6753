import SchemaModel

/// The names classes are stored under: an entity keeps its first one for ever (TRUTH 1.4).
extension SwiftDataStoreModel {
    /// Modules that generated code and the macros' expansions name.
    private static let moduleNames: Set<String> = ["Foundation", "Observation", "Swift", "SwiftData"]

    mutating func refuseShadowingNames() {
        let generated = ["Container", "MigrationHooks", "MigrationPlan"].map { schema.name + $0 }
        let versionPrefix = schema.name + "SchemaV"
        for name in schema.entities.names + schema.enums.names + schema.composites.names {
            if Self.moduleNames.contains(name) {
                report(
                    "module-name-shadowed", on: ElementPath(name),
                    "`\(name)` is the name of a module that generated code imports",
                    notes: ["a type of that name hides everything the module declares"],
                    helps: ["rename `\(name)`, for instance to `\(name)Item`"])
            }
            let number = name.hasPrefix(versionPrefix) ? name.dropFirst(versionPrefix.count).first : nil
            if generated.contains(name) || number?.isNumber == true {
                report(
                    "generated-name-taken", on: ElementPath(name),
                    "`\(name)` is the name of a type that Varve generates",
                    helps: ["rename `\(name)`"])
            }
        }
    }

    /// Replaces entity names by stored class names, here and in every place that mentions one.
    mutating func lowerNames() {
        var stored: [String: String] = [:]
        var owners: [String: String] = [:]
        for name in schema.enums.names + schema.composites.names { owners[name] = name }
        for entity in schema.entities {
            let name = Self.storedName(of: entity)
            stored[entity.name] = name
            if let owner = owners[name] {
                report(
                    "stored-name-taken", on: ElementPath(entity.name),
                    "`\(entity.name)` is stored as the class `\(name)`, a name that `\(owner)` takes too",
                    notes: ["SwiftData knows an entity by its class name, so a renamed entity keeps the first one"],
                    helps: ["give `\(owner)` another name"])
            }
            owners[name] = entity.name
            for member in entity.attributes.names + entity.relationships.names where member == name {
                report(
                    "member-named-like-class", on: ElementPath(entity.name, member),
                    "`\(ElementPath(entity.name, member))` is called like the class it is stored in",
                    notes: ["what `@Model` makes of the class names its properties through the class"],
                    helps: [
                        "rename `\(member)`, for instance to `\(member.prefix(1).lowercased())\(member.dropFirst())`"
                    ])
            }
        }
        appNames = [:]
        for entity in schema.entities { appNames[stored[entity.name] ?? entity.name] = entity.name }
        positions = Dictionary(
            positions.map { ($0.key.inClass(of: stored), $0.value) }, uniquingKeysWith: { first, _ in first })
        positionAttributes = Set(positionAttributes.map { $0.inClass(of: stored) })
        changeEntities { entity in
            let name = stored[entity.name] ?? entity.name
            entity.name = name
            entity.identity = name
            entity.className = nil
            entity.parent = entity.parent.map { stored[$0] ?? $0 }
            entity.relationships = entity.relationships.map { relationship in
                var changed = relationship
                changed.destination = stored[relationship.destination] ?? relationship.destination
                return changed
            }
        }
    }

    /// The class `entity` is stored as: `class:` without a module, or the first name, spelled as Swift can.
    private static func storedName(of entity: Entity) -> String {
        let chosen = entity.className.flatMap { $0.split(separator: ".").last.map(String.init) } ?? entity.identity
        return String(chosen.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    }
}

extension ElementPath {
    /// The path with its owner replaced by the class of that name in `stored`.
    fileprivate func inClass(of stored: [String: String]) -> ElementPath {
        ElementPath(stored[owner] ?? owner, member, facet: facet)
    }
}
