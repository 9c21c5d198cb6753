import MigrationPlanning
import Mustache
import SchemaModel

/// One stored property of a class or struct, with its annotation.
struct SwiftDataPropertyView: TemplateView {
    var doc: [String] = []
    /// `@Attribute(...)` or `@Relationship(...)`; nil where nothing needs saying.
    var annotation: SwiftDataCallView?
    /// An annotation that stands on the property's own line, for instance `@Transient`.
    var prefix = ""
    let access: String
    let name: String
    let type: String
    /// The default at the declaration.
    var defaultValue: String?

    func value(for key: String) -> TemplateValue? {
        switch key {
        case "doc": .texts(doc)
        case "annotation": annotation.map { .view($0) } ?? .absent
        case "declaration": .texts(declaration)
        default: nil
        }
    }

    private var declaration: [String] {
        let variable = "\(prefix)\(access)var \(SwiftIdentifier(name).spelling): \(type)"
        guard let defaultValue else { return [variable] }
        return SwiftDataLine.assignment(variable, defaultValue, indentation: 4)
    }
}

extension SwiftDataPropertyView {
    /// The stored property of `attribute`. `isUnique`: the attribute alone is a key of its entity.
    init(_ attribute: Attribute, isUnique: Bool, schema: Schema, scope: SwiftDataScope, indentation: Int) {
        doc = SwiftDataDoc.lines(attribute.doc)
        access = scope.access
        name = attribute.name
        type = scope.stored(
            attribute.type, in: schema, isOptional: attribute.isOptional, valueClass: attribute.valueClass)
        defaultValue = scope.defaultExpression(
            attribute.defaultValue, of: attribute.type, in: schema, isOptional: attribute.isOptional)
        if case .enumeration = attribute.type { defaultValue = defaultValue.map { "\($0).rawValue" } }
        if attribute.isTransient {
            prefix = "@\(scope.swiftData("Transient")) "
            return
        }
        let arguments = Self.arguments(of: attribute, isUnique: isUnique)
        if !arguments.isEmpty {
            annotation = SwiftDataCallView("@\(scope.swiftData("Attribute"))", arguments, indentation: indentation)
        }
    }

    private static func arguments(of attribute: Attribute, isUnique: Bool) -> [SwiftDataArgument] {
        var arguments: [SwiftDataArgument] = []
        if isUnique { arguments.append(".unique") }
        if attribute.allowsExternalStorage { arguments.append(".externalStorage") }
        if case .transformable(let transformer) = attribute.type {
            // Foundation registers its secure default transformer under this name.
            let name = transformer ?? "NSSecureUnarchiveFromData"
            arguments.append(".transformable(by: \(SwiftLiteral.string(name)))")
        }
        if attribute.isEphemeral { arguments.append(".ephemeral") }
        if attribute.preservesValueOnDeletion { arguments.append(".preserveValueOnDeletion") }
        if attribute.isIndexedBySpotlight { arguments.append(".spotlight") }
        if attribute.allowsCloudEncryption { arguments.append(".allowsCloudEncryption") }
        if attribute.identity != attribute.name {
            arguments.append("originalName: \(SwiftLiteral.string(attribute.identity))")
        }
        if let modifier = attribute.hashModifier { arguments.append("hashModifier: \(SwiftLiteral.string(modifier))") }
        return arguments
    }

    /// The stored property of `relationship`. `inverse` is the key path to the other end, on the side that states it.
    init(
        _ relationship: Relationship, isUnique: Bool, inverse: String?, scope: SwiftDataScope, indentation: Int
    ) {
        doc = SwiftDataDoc.lines(relationship.doc)
        access = scope.access
        name = relationship.name
        type = scope.type(of: relationship)
        defaultValue = relationship.isToMany && !relationship.isOptional ? "[]" : nil
        var arguments: [SwiftDataArgument] = []
        if isUnique { arguments.append(".unique") }
        arguments.append("deleteRule: .\(relationship.deleteRule.rawValue)")
        if relationship.isToMany {
            if let minimum = relationship.minimumCount { arguments.append("minimumModelCount: \(minimum)") }
            if let maximum = relationship.maximumCount { arguments.append("maximumModelCount: \(maximum)") }
        }
        if relationship.identity != relationship.name {
            arguments.append("originalName: \(SwiftLiteral.string(relationship.identity))")
        }
        if let inverse { arguments.append("inverse: \(inverse)") }
        if let modifier = relationship.hashModifier {
            arguments.append("hashModifier: \(SwiftLiteral.string(modifier))")
        }
        annotation = SwiftDataCallView("@\(scope.swiftData("Relationship"))", arguments, indentation: indentation)
    }
}

extension SwiftDataScope {
    /// `Category?`, `Category`, `[Task]` or `[Task]?`.
    func type(of relationship: Relationship) -> String {
        let destination = declared(relationship.destination)
        return (relationship.isToMany ? "[\(destination)]" : destination) + (relationship.isOptional ? "?" : "")
    }
}
