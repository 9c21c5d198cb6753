import Mustache
import SchemaModel

/// A frozen copy of an enum.
struct SwiftDataEnumView: TemplateView {
    /// One case.
    private struct CaseView: TemplateView {
        let doc: [String]
        let text: String

        func value(for name: String) -> TemplateValue? {
            switch name {
            case "doc": .texts(doc)
            case "case": .text(text)
            default: nil
            }
        }
    }

    let type: EnumType
    let scope: SwiftDataScope

    func value(for name: String) -> TemplateValue? {
        switch name {
        case "doc": .texts(SwiftDataDoc.lines(type.doc))
        case "access": .text(scope.access)
        case "name": .text(SwiftIdentifier(type.name).spelling)
        case "inherited":
            .text(
                ([scope.types.type(type.rawType)] + ["CaseIterable", "Codable", "Sendable"].map(scope.types.swift))
                    .joined(separator: ", "))
        case "cases": .views(type.cases.map { CaseView(doc: SwiftDataDoc.lines($0.doc), text: Self.text(of: $0)) })
        default: nil
        }
    }

    private static func text(of element: EnumType.Case) -> String {
        let spelling = SwiftIdentifier(element.name).spelling
        if element.rawValue == .string(element.name) { return spelling }
        return "\(spelling) = \(SwiftLiteral.rawValue(element.rawValue))"
    }
}

/// A frozen copy of a composite: a `Codable` struct that SwiftData flattens into columns by the names of its properties.
struct SwiftDataCompositeView: TemplateView {
    private let composite: CompositeType
    private let scope: SwiftDataScope
    private let conformances: [String]
    private var properties: [SwiftDataPropertyView] = []
    private var accessors: [SwiftDataAccessorView] = []
    private var initializer = SwiftDataInitializer()

    init(_ composite: CompositeType, schema: Schema, scope outer: SwiftDataScope) {
        self.composite = composite
        let scope = outer.inside(members: composite.fields.names)
        self.scope = scope
        let isKnown = schema.isMadeOfKnownTypes(composite.name, depth: 0)
        conformances = (isKnown ? ["Codable", "Hashable", "Sendable"] : ["Codable"]).map(outer.types.swift)
        var names = FreeNames(taken: composite.fields.names)
        for field in composite.fields {
            let value = scope.defaultExpression(
                field.defaultValue, of: field.type, in: schema, isOptional: field.isOptional)
            var stored = value
            if case .enumeration = field.type { stored = value.map { "\($0).rawValue" } }
            properties.append(
                SwiftDataPropertyView(
                    doc: SwiftDataDoc.lines(field.doc), access: scope.access, name: field.name,
                    type: scope.stored(field.type, in: schema, isOptional: field.isOptional), defaultValue: stored))
            initializer.add(
                field.name, type: scope.given(field.type, in: schema, isOptional: field.isOptional),
                defaultValue: value ?? (field.isOptional ? "nil" : nil),
                rawValue: schema.rawType(of: field.type) == nil ? nil : field.isOptional ? "?.rawValue" : ".rawValue")
            if schema.rawType(of: field.type) != nil {
                let accessor = SwiftDataAccessorView(
                    typed: names.next("\(field.name)Case"), of: field.name, type: field.type,
                    isOptional: field.isOptional, defaultValue: field.defaultValue, schema: schema, scope: scope)
                if let accessor { accessors.append(accessor) }
            }
        }
    }

    func value(for name: String) -> TemplateValue? {
        switch name {
        case "doc": .texts(SwiftDataDoc.lines(composite.doc))
        case "access": .text(scope.access)
        case "name": .text(SwiftIdentifier(composite.name).spelling)
        case "inherited": .text(conformances.joined(separator: ", "))
        case "properties": .views(properties)
        case "accessors": .views(accessors)
        case "initializer":
            .view(
                SwiftDataCallView(
                    "\(scope.access)init", initializer.parameters.map(\.text),
                    tail: initializer.assignments.isEmpty ? " {}" : " {", indentation: 4))
        case "hasBody": .flag(!initializer.assignments.isEmpty)
        case "assignments": .texts(initializer.assignments)
        default: nil
        }
    }
}

/// The parameters of an explicit initializer, and what its body assigns.
struct SwiftDataInitializer: Sendable {
    /// One parameter.
    struct Parameter: Sendable {
        let name: String
        let text: SwiftDataArgument
    }

    private(set) var parameters: [Parameter] = []
    private(set) var assignments: [String] = []

    /// Adds a parameter, and its assignment unless the property is inherited; `rawValue` is what turns the parameter into the
    /// stored value.
    mutating func add(
        _ name: String, type: String, defaultValue: String?, rawValue: String? = nil, isOwn: Bool = true
    ) {
        let spelling = SwiftIdentifier(name).spelling
        parameters.append(
            Parameter(name: name, text: SwiftDataArgument("\(spelling): \(type)", default: defaultValue)))
        guard isOwn else { return }
        assignments += SwiftDataLine.assignment(
            "self.\(spelling)", "\(spelling)\(rawValue ?? "")", indentation: 6)
    }
}
