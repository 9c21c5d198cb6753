/// What a Core Data or SwiftData store can see of a schema, one line a fact.
///
/// Two versions with equal facts have equal version hashes: the store cannot tell one from the other. The facts are the
/// inputs of the hash and nothing else: names, abstractness, parents, types, optionality, external storage, preservation
/// on deletion, destination, inverse, counts, order, uniqueness and hash modifiers. Defaults, delete rules, indexes,
/// limits, class names and transformers are not among them. Sources: ADC/coredata/nsentitydescription/versionhash,
/// nspropertydescription/versionhash, nsattributedescription/versionhash, nsrelationshipdescription/versionhash; delete
/// rules and transformers after 1,294 comparisons of recorded hashes of real stores.
extension Schema {
    /// The facts in alphabetical order. With identities, identities and class names are facts too: what the
    /// lock keeps, because SwiftData knows an entity by its class name.
    package func storeFacts(withIdentities: Bool) -> [String] {
        var facts: [String] = []
        for entity in entities {
            facts.append(entityFact(entity, withIdentities: withIdentities))
            for attribute in entity.attributes where !attribute.isTransient {
                facts += attributeFacts(attribute, of: entity, withIdentities: withIdentities)
            }
            for relationship in entity.relationships {
                facts.append(relationshipFact(relationship, of: entity, withIdentities: withIdentities))
            }
            for key in entity.uniqueKeys { facts.append("\(entity.name) unique \(key.joined(separator: ","))") }
        }
        return facts.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// The sum of `facts`, marked with the version of the algorithm.
    package static func storeSum(of facts: [String]) -> String {
        "v1:" + SHA256.hexDigest(of: facts.joined(separator: "\n"))
    }

    private func entityFact(_ entity: Entity, withIdentities: Bool) -> String {
        var words = ["\(entity.name) entity"]
        if entity.isAbstract { words.append("abstract") }
        if let parent = entity.parent { words.append("extends \(parent)") }
        if let modifier = entity.hashModifier { words.append("modifier \(quoted(modifier))") }
        if withIdentities, entity.identity != entity.name { words.append("identity \(entity.identity)") }
        if withIdentities, let className = entity.className { words.append("class \(quoted(className))") }
        return words.joined(separator: " ")
    }

    private func attributeFacts(_ attribute: Attribute, of entity: Entity, withIdentities: Bool) -> [String] {
        var words = ["\(entity.name).\(attribute.name)"]
        var fieldFacts: [String] = []
        if case .composite(let name) = attribute.type {
            words.append("composite")
            fieldFacts = compositeFacts(of: name, prefix: "\(entity.name).\(attribute.name)")
        } else {
            words.append(storedType(of: attribute.type))
        }
        if attribute.isOptional { words.append("optional") }
        if attribute.isEphemeral { words.append("ephemeral") }
        if attribute.allowsExternalStorage { words.append("external") }
        if attribute.preservesValueOnDeletion { words.append("preserved") }
        if let derivation = attribute.derivation { words.append("derived \(quoted(derivation))") }
        if let modifier = attribute.hashModifier { words.append("modifier \(quoted(modifier))") }
        if withIdentities, attribute.identity != attribute.name { words.append("identity \(attribute.identity)") }
        return [words.joined(separator: " ")] + fieldFacts
    }

    /// A fact for each field, fields of fields behind their owner. What a valid schema may hold is within the limits of
    /// `CompositeType`; of others the facts are cut off there, for an invalid schema may come here too.
    private func compositeFacts(of name: String, prefix: String) -> [String] {
        var facts: [String] = []
        var open = [(name: name, prefix: prefix, next: 0)]
        while let (name, prefix, next) = open.popLast(), facts.count < CompositeType.fieldLimit {
            guard let fields = composites[name]?.fields.elements, next < fields.count else { continue }
            open.append((name, prefix, next + 1))
            let path = "\(prefix).\(fields[next].name)"
            let optional = fields[next].isOptional ? " optional" : ""
            guard case .composite(let inner) = fields[next].type else {
                facts.append("\(path) \(storedType(of: fields[next].type))\(optional)")
                continue
            }
            facts.append("\(path) composite\(optional)")
            open.append((inner, path, 0))
        }
        return facts
    }

    private func relationshipFact(_ relationship: Relationship, of entity: Entity, withIdentities: Bool) -> String {
        var words = ["\(entity.name).\(relationship.name)"]
        words.append(
            relationship.isToMany ? "to-many \(relationship.destination)" : "to-one \(relationship.destination)")
        words.append("inverse \(relationship.inverse ?? "none")")
        if relationship.isOptional { words.append("optional") }
        if relationship.isOrdered { words.append("ordered") }
        if let minimum = relationship.minimumCount { words.append("min \(minimum)") }
        if let maximum = relationship.maximumCount { words.append("max \(maximum)") }
        if let modifier = relationship.hashModifier { words.append("modifier \(quoted(modifier))") }
        if withIdentities, relationship.identity != relationship.name {
            words.append("identity \(relationship.identity)")
        }
        return words.joined(separator: " ")
    }

    /// The type a store keeps: an enum is its raw value, a plain `int` is 64 bits, lists and Codable types are opaque.
    private func storedType(of type: AttributeType) -> String {
        switch type {
        case .scalar(.int): return "int64"
        case .scalar(let scalar): return scalar.rawValue
        case .enumeration(let name):
            let raw = enums[name]?.rawType ?? .string
            return raw == .int ? "int64" : raw.rawValue
        case .composite: return "composite"
        case .list: return "list"
        case .codable: return "codable"
        case .transformable: return "transformable"
        }
    }

    private func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": result += "\\\\"
            case "\"": result += "\\\""
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
