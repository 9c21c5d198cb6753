import Diagnostics
import SchemaModel

/// Messages about layers and the lock.
enum SealFindings {
    static func unsealed(_ layer: LayerReading) -> Diagnostic {
        Diagnostic(
            LayerRules.unsealedLayer, "layer \(layer.version) lies in `versions` and is not sealed in the lock",
            at: layer.document.version.location,
            notes: ["what is not sealed can be edited without anybody noticing"],
            helps: ["run `varve freeze \(layer.version)`"])
    }

    static func missing(_ entry: Lock.Entry, in folder: String) -> Diagnostic {
        Diagnostic(
            LayerRules.missingLayer,
            "the lock knows layer \(entry.version), and `\(folder)/versions/\(entry.version).yaml` is missing",
            at: entry.location,
            notes: ["stores of that version may exist on devices, and no plan would know them (error 134504)"],
            helps: ["restore the file from version control"])
    }

    /// A message where the layer does not follow the version that it followed when it was sealed.
    static func parentChanged(_ layer: LayerReading, _ entry: Lock.Entry) -> Diagnostic? {
        guard layer.parent?.value != entry.parent else { return nil }
        let now = layer.parent.map { "follows \($0.value)" } ?? "follows none"
        return Diagnostic(
            LayerRules.frozenLayerEdited,
            "the released layer \(layer.version) \(now) and was released "
                + (entry.parent.map { "after \($0)" } ?? "as the first one"),
            at: layer.parent?.location ?? layer.document.version.location,
            helps: ["undo the edit in this file"])
    }
}

extension SchemaDocument {
    /// The elements that state their identity.
    var writtenIdentities: Set<ElementPath> {
        var paths: Set<ElementPath> = []
        for entity in entities {
            let owner = entity.name.value
            if entity.identity != nil { paths.insert(ElementPath(owner)) }
            for attribute in entity.attributes where attribute.identity != nil {
                paths.insert(ElementPath(owner, attribute.name.value))
            }
            for relationship in entity.relationships where relationship.identity != nil {
                paths.insert(ElementPath(owner, relationship.name.value))
            }
        }
        for item in enums {
            for enumCase in item.cases where enumCase.identity != nil {
                paths.insert(ElementPath(item.name.value, enumCase.name.value))
            }
        }
        for item in composites {
            for field in item.fields where field.identity != nil {
                paths.insert(ElementPath(item.name.value, field.name.value))
            }
        }
        return paths
    }
}

extension AllowanceDocument {
    var allowance: Allowance {
        Allowance(rule: rule.value, element: element.value, reason: reason, until: until?.value)
    }
}

/// Two elements of one owner with one identity: only written identities can bring that about.
enum IdentityCheck {
    static func check(_ schema: Schema, _ map: SourceMap) -> [Diagnostic] {
        var diagnostics = clashes(schema.entities.elements.map { (ElementPath($0.name), $0.identity) }, map)
        for entity in schema.entities {
            let attributes = entity.attributes.elements.map { (ElementPath(entity.name, $0.name), $0.identity) }
            let relationships = entity.relationships.elements.map { (ElementPath(entity.name, $0.name), $0.identity) }
            diagnostics += clashes(attributes + relationships, map)
        }
        for item in schema.enums {
            diagnostics += clashes(item.cases.elements.map { (ElementPath(item.name, $0.name), $0.identity) }, map)
        }
        for item in schema.composites {
            diagnostics += clashes(item.fields.elements.map { (ElementPath(item.name, $0.name), $0.identity) }, map)
        }
        return diagnostics
    }

    private static func clashes(_ siblings: [(path: ElementPath, identity: String)], _ map: SourceMap) -> [Diagnostic] {
        var first: [String: ElementPath] = [:]
        var diagnostics: [Diagnostic] = []
        for sibling in siblings {
            guard let other = first[sibling.identity] else {
                first[sibling.identity] = sibling.path
                continue
            }
            // An attribute and a relationship of one name have a message already.
            guard other != sibling.path else { continue }
            let label = map.location(of: other, key: "identity").map { [Diagnostic.Label("the other one", at: $0)] }
            diagnostics.append(
                Diagnostic(
                    LayerRules.identityCollision,
                    "`\(other)` and `\(sibling.path)` have the same identity `\(sibling.identity)`",
                    element: sibling.path.description,
                    at: map.location(of: sibling.path, key: "identity"), labels: label ?? [],
                    notes: ["a store knows an element by its identity and would take one for the other"],
                    helps: ["remove one of the two `identity` keys"]))
        }
        return diagnostics
    }
}
