import Mustache
import SchemaModel

/// Decides what the templates of the `swift` target print.
struct SwiftTypesBuilder {
    private let schema: Schema
    private let options: SwiftTypesOptions
    private let scope: SwiftScope
    private let references: SwiftTypesReferences
    private let header: [String]

    init(schema: Schema, options: SwiftTypesOptions) {
        self.schema = schema
        self.options = options
        scope = SwiftScope(schema: schema)
        references = SwiftTypesReferences(schema: schema)
        header = SwiftFileHeader.lines(schema: schema.name)
    }

    private var isInternal: Bool { options.access == .internal }

    private var conformances: [String] {
        options.conformances.map(\.rawValue).sorted().map { scope.swift($0) }
    }

    func sharedFile() -> SwiftTypesFileView {
        let structs = schema.composites.elements.map { self.structure(of: $0) }
        let types = schema.composites.elements.flatMap { $0.fields.elements.map(\.type) }
        return file(enums: schema.enums.elements.map { enumeration($0) }, structs: structs, types: types)
    }

    func file(of entity: Entity) -> SwiftTypesFileView {
        let attributes = schema.allAttributes(of: entity.name).filter(isKept)
        let (references, omissions) = references(of: entity, taken: Set(attributes.map(\.name)))
        let inner = scope.inside(members: attributes.map(\.name) + references.map(\.name))
        let properties = attributes.map { property($0, in: inner) } + references.map { property($0, in: inner) }
        let view = SwiftTypesStructView(
            name: SwiftIdentifier(entity.name).spelling, doc: doc(entity.doc, notes: omissions), properties: properties,
            hasInit: !isInternal, conformances: conformances)
        return file(entity: view, types: attributes.map(\.type) + references.map(\.key.type))
    }

    private func file(
        enums: [any TemplateView] = [], structs: [any TemplateView] = [], entity: SwiftTypesStructView? = nil,
        types: [AttributeType]
    ) -> SwiftTypesFileView {
        let prefix = isInternal ? "" : options.access.rawValue + " "
        return SwiftTypesFileView(
            header: header, importLine: types.contains(where: needsFoundation) ? "\(prefix)import Foundation" : nil,
            access: prefix, sendable: scope.swift("Sendable"), caseIterable: scope.swift("CaseIterable"), enums: enums,
            structs: structs, entity: entity)
    }

    private func needsFoundation(_ type: AttributeType) -> Bool {
        switch type {
        case .scalar(let scalar), .list(let scalar):
            switch scalar {
            case .decimal, .date, .uuid, .url, .data: true
            case .string, .bool, .int, .int16, .int32, .int64, .float, .double: false
            }
        case .enumeration, .composite, .codable, .transformable: false
        }
    }

    private func isKept(_ attribute: Attribute) -> Bool {
        if case .transformable = attribute.type { return false }
        return !attribute.isTransient
    }

    /// The relationships that are properties, and a sentence about each one that is not.
    private func references(
        of entity: Entity, taken: Set<String>
    ) -> (references: [SwiftTypesReferences.Reference], omissions: [String]) {
        var taken = taken
        var kept: [SwiftTypesReferences.Reference] = []
        var omissions: [String] = []
        for attribute in schema.allAttributes(of: entity.name) where !isKept(attribute) {
            let reason = attribute.isTransient ? "no store keeps it" : "it is transformable"
            omissions.append("`\(attribute.name)` is left out: \(reason).")
        }
        for relationship in schema.allRelationships(of: entity.name) {
            switch references.outcome(of: relationship, taken: taken) {
            case .reference(let reference):
                taken.insert(reference.name)
                kept.append(reference)
            case .omitted(let reason): omissions.append("`\(relationship.name)` is left out: \(reason).")
            }
        }
        return (kept, omissions)
    }
}

/// Members.
extension SwiftTypesBuilder {
    private func structure(of composite: CompositeType) -> SwiftTypesStructView {
        let inner = scope.inside(members: composite.fields.names)
        let properties = composite.fields.elements.map { field in
            property(
                field.name, type: inner.type(field.type, isOptional: field.isOptional), isOptional: field.isOptional,
                doc: field.doc,
                defaultValue: field.defaultValue.map { SwiftLiteral.defaultValue($0, of: field.type, in: inner) })
        }
        return SwiftTypesStructView(
            name: SwiftIdentifier(composite.name).spelling, doc: doc(composite.doc), properties: properties,
            hasInit: !isInternal, conformances: conformances)
    }

    private func property(_ attribute: Attribute, in scope: SwiftScope) -> SwiftTypesPropertyView {
        property(
            attribute.name, type: scope.type(attribute.type, isOptional: attribute.isOptional),
            isOptional: attribute.isOptional, doc: attribute.doc,
            defaultValue: attribute.defaultValue.map { SwiftLiteral.defaultValue($0, of: attribute.type, in: scope) })
    }

    private func property(_ reference: SwiftTypesReferences.Reference, in scope: SwiftScope) -> SwiftTypesPropertyView {
        let isOptional = reference.relationship.isOptional
        let type = scope.type(reference.key.type, isOptional: false)
        return property(
            reference.name, type: (reference.isList ? "[\(type)]" : type) + (isOptional ? "?" : ""),
            isOptional: isOptional, doc: reference.relationship.doc,
            defaultValue: reference.isList && !isOptional ? "[]" : nil)
    }

    private func property(
        _ name: String, type: String, isOptional: Bool, doc text: String?, defaultValue: String?
    ) -> SwiftTypesPropertyView {
        SwiftTypesPropertyView(
            name: SwiftIdentifier(name).spelling, doc: doc(text), type: type,
            defaultValue: defaultValue ?? (isOptional ? "nil" : nil), isDefaultDeclared: isInternal)
    }

    private func enumeration(_ type: EnumType) -> SwiftTypesEnumView {
        let cases = type.cases.elements.map { element in
            SwiftTypesCaseView(
                name: SwiftIdentifier(element.name).spelling, doc: doc(element.doc),
                rawValue: SwiftLiteral.rawValue(element.rawValue))
        }
        return SwiftTypesEnumView(
            name: SwiftIdentifier(type.name).spelling, doc: doc(type.doc), rawType: scope.type(type.rawType),
            cases: cases, codable: options.conformances.contains(.codable) ? scope.swift("Codable") : nil)
    }

    /// The lines of a doc comment: the author's text, an empty line, the notes.
    private func doc(_ text: String?, notes: [String] = []) -> [String] {
        var lines = text.map { SwiftComment.lines($0) } ?? []
        if !lines.isEmpty, !notes.isEmpty { lines.append("") }
        lines += notes.flatMap { SwiftComment.lines($0) }
        return lines.map { $0.isEmpty ? "///" : "/// \($0)" }
    }
}
