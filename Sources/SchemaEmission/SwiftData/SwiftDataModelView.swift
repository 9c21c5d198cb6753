import MigrationPlanning
import Mustache
import SchemaModel

/// A frozen copy of an entity: a `@Model` class.
struct SwiftDataModelView: TemplateView {
    let doc: [String]
    /// The line that says which systems have the class, where the version's own is not enough.
    let availability: String?
    let macro: String
    let declaration: String
    /// `#Unique` and `#Index`.
    let keys: [SwiftDataCallView]
    let attributes: [SwiftDataPropertyView]
    let relationships: [SwiftDataPropertyView]
    let initializer: SwiftDataCallView
    let assignments: [String]
    let superCall: SwiftDataCallView?
    let accessors: [SwiftDataAccessorView]

    func value(for name: String) -> TemplateValue? {
        switch name {
        case "doc": .texts(doc)
        case "availability": .optional(availability)
        case "macro": .text(macro)
        case "declaration": .text(declaration)
        case "keys": .views(keys)
        case "hasKeys": .flag(!keys.isEmpty)
        case "attributes": .views(attributes)
        case "relationships": .views(relationships)
        case "initializer": .view(initializer)
        case "assignments": .texts(assignments)
        case "superCall": superCall.map { .view($0) } ?? .absent
        case "hasBody": .flag(!assignments.isEmpty || superCall != nil)
        case "hasProperties": .flag(!attributes.isEmpty || !relationships.isEmpty)
        case "accessors": .views(accessors)
        default: nil
        }
    }
}

/// Makes the view of one entity of a lowered schema.
struct SwiftDataModelBuilder {
    private let entity: Entity
    private let model: SwiftDataStoreModel
    private let schema: Schema
    private let scope: SwiftDataScope
    private let indentation = 4

    init(_ entity: Entity, of model: SwiftDataStoreModel, scope: SwiftDataScope) {
        self.entity = entity
        self.model = model
        schema = model.schema
        let members =
            model.schema.allAttributes(of: entity.name).map(\.name)
            + model.schema.allRelationships(of: entity.name).map(\.name)
        self.scope = scope.inside(members: members)
    }

    /// The view; `isParent`: other classes of the version extend this one.
    func view(isParent: Bool) -> SwiftDataModelView {
        let initializer = self.initializer
        let calls = superCall
        let hasBody = !initializer.assignments.isEmpty || calls != nil
        let overrides = calls != nil && initializer.parameters.count == superParameters.count
        return SwiftDataModelView(
            doc: doc, availability: entity.parent == nil ? nil : scope.options.platform.availabilityAttribute,
            macro: "@\(scope.swiftData("Model"))", declaration: declaration(isParent: isParent), keys: keys,
            attributes: entity.attributes.map {
                SwiftDataPropertyView(
                    $0, isUnique: isUnique($0.name), schema: schema, scope: scope, indentation: indentation)
            },
            relationships: entity.relationships.map {
                SwiftDataPropertyView(
                    $0, isUnique: isUnique($0.name), inverse: inversePath(of: $0), scope: scope,
                    indentation: indentation)
            },
            initializer: SwiftDataCallView(
                "\(scope.access)\(overrides ? "override " : "")init", initializer.parameters.map(\.text),
                tail: hasBody ? " {" : " {}", indentation: indentation),
            assignments: initializer.assignments, superCall: calls, accessors: accessors)
    }

    private var doc: [String] {
        let appName = model.appNames[entity.name] ?? entity.name
        return SwiftDataDoc.lines(
            entity.doc, appName == entity.name ? nil : "The stored class of `\(appName)`, under its first name.")
    }

    private func declaration(isParent: Bool) -> String {
        let parent = entity.parent.map { ": \(scope.declared($0))" } ?? ""
        let final = isParent ? "" : "final "
        return "\(scope.access)nonisolated \(final)class \(SwiftIdentifier(entity.name).spelling)\(parent) {"
    }
}

/// Keys and relationships.
extension SwiftDataModelBuilder {
    /// Whether the property alone is a key, so that its own annotation can say so.
    private func isUnique(_ property: String) -> Bool { entity.uniqueKeys.contains { $0 == [property] } }

    private func isOwn(_ name: String) -> Bool {
        entity.attributes.contains(name) || entity.relationships.contains(name)
    }

    private var keys: [SwiftDataCallView] {
        let uniqueKeys = entity.uniqueKeys.filter { $0.count > 1 || !$0.allSatisfy(isOwn) }
        return [("#Unique", uniqueKeys), ("#Index", entity.indexes.elements)].compactMap { macro, keys in
            guard !keys.isEmpty else { return nil }
            let paths = keys.map { key in
                SwiftDataArgument(list: key.map { "\\.\(SwiftIdentifier($0).spelling)" })
            }
            return SwiftDataCallView(
                "\(macro)<\(scope.declared(entity.name))>", paths, indentation: indentation)
        }
    }

    /// The key path to the other end, on the side that states it: the to-many side of a pair, else the end whose path comes
    /// first in the alphabet. Stated on both sides, the compiler finds a circular reference.
    private func inversePath(of relationship: Relationship) -> String? {
        guard let inverse = schema.inverse(of: relationship) else { return nil }
        let states: Bool
        if relationship.isToMany != inverse.isToMany {
            states = relationship.isToMany
        } else {
            let declaring = schema.lineage(of: relationship.destination).first {
                $0.relationships.contains(inverse.name)
            }
            let other = ElementPath(declaring?.name ?? relationship.destination, inverse.name)
            states = ElementPath(entity.name, relationship.name) < other
        }
        guard states else { return nil }
        let destination = scope.declared(relationship.destination)
        return "\\\(destination).\(SwiftIdentifier(inverse.name).spelling)"
    }
}

/// The initializer: scalars first, then relationships, what is inherited before what is not.
extension SwiftDataModelBuilder {
    private var initializer: SwiftDataInitializer { initializer(of: entity.name) }

    /// What an initializer of the class `name` takes, with assignments to this class's own properties.
    private func initializer(of name: String) -> SwiftDataInitializer {
        var initializer = SwiftDataInitializer()
        let lineage = Array(schema.lineage(of: name).reversed())
        for owner in lineage {
            for attribute in owner.attributes where !attribute.isTransient {
                guard !model.positionAttributes.contains(ElementPath(owner.name, attribute.name)) else { continue }
                add(attribute, isOwn: owner.name == entity.name, to: &initializer)
            }
        }
        for owner in lineage {
            for relationship in owner.relationships {
                add(relationship, isOwn: owner.name == entity.name, to: &initializer)
            }
        }
        return initializer
    }

    private func add(_ attribute: Attribute, isOwn: Bool, to initializer: inout SwiftDataInitializer) {
        let isOptional = attribute.isOptional
        let value = scope.defaultExpression(
            attribute.defaultValue, of: attribute.type, in: schema, isOptional: isOptional)
        let isEnum = schema.rawType(of: attribute.type) != nil
        initializer.add(
            attribute.name,
            type: scope.given(attribute.type, in: schema, isOptional: isOptional, valueClass: attribute.valueClass),
            defaultValue: value ?? (isOptional ? "nil" : nil),
            rawValue: isEnum ? (isOptional ? "?.rawValue" : ".rawValue") : nil, isOwn: isOwn)
    }

    private func add(_ relationship: Relationship, isOwn: Bool, to initializer: inout SwiftDataInitializer) {
        let value = relationship.isOptional ? "nil" : relationship.isToMany ? "[]" : nil
        initializer.add(relationship.name, type: scope.type(of: relationship), defaultValue: value, isOwn: isOwn)
    }

    /// The parameters of the parent's initializer, in its order.
    private var superParameters: [SwiftDataInitializer.Parameter] {
        entity.parent.map { initializer(of: $0).parameters } ?? []
    }

    private var superCall: SwiftDataCallView? {
        guard entity.parent != nil else { return nil }
        let arguments = superParameters.map { parameter in
            SwiftDataArgument(
                "\(SwiftIdentifier(parameter.name).label): \(SwiftIdentifier(parameter.name).spelling)")
        }
        return SwiftDataCallView("super.init", arguments, indentation: indentation + 2)
    }
}

/// Computed properties.
extension SwiftDataModelBuilder {
    private var accessors: [SwiftDataAccessorView] {
        var taken = schema.allAttributes(of: entity.name).map(\.name)
        taken += schema.allRelationships(of: entity.name).map(\.name)
        var names = FreeNames(taken: taken)
        var accessors: [SwiftDataAccessorView] = []
        for attribute in entity.attributes where schema.rawType(of: attribute.type) != nil {
            let accessor = SwiftDataAccessorView(
                typed: names.next("\(attribute.name)Case"), of: attribute.name, type: attribute.type,
                isOptional: attribute.isOptional, defaultValue: attribute.defaultValue, schema: schema, scope: scope)
            if let accessor { accessors.append(accessor) }
        }
        for relationship in entity.relationships {
            guard let position = model.positions[ElementPath(entity.name, relationship.name)] else { continue }
            let name = names.next("ordered" + relationship.name.prefix(1).uppercased() + relationship.name.dropFirst())
            accessors.append(
                SwiftDataAccessorView(ordered: name, of: relationship, position: position, scope: scope))
        }
        return accessors
    }
}
