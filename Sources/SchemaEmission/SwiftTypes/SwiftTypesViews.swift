import Mustache

/// What `swift-types-entity` and `swift-types-shared` print.
struct SwiftTypesFileView: TemplateView {
    let header: [String]
    /// The whole import line, where the file needs Foundation.
    let importLine: String?
    /// `public `, `package ` or nothing.
    let access: String
    let sendable: String
    let caseIterable: String
    let enums: [any TemplateView]
    /// The composites of the shared file.
    let structs: [any TemplateView]
    /// The entity of an entity's file.
    let entity: SwiftTypesStructView?

    func value(for name: String) -> TemplateValue? {
        switch name {
        case "header": .texts(header)
        case "import": .optional(importLine)
        case "access": .text(access)
        case "sendable": .text(sendable)
        case "caseIterable": .text(caseIterable)
        case "enums": .views(enums)
        case "structs": .views(structs)
        default: entity?.value(for: name)
        }
    }
}

/// An entity or a composite.
struct SwiftTypesStructView: TemplateView {
    let name: String
    let doc: [String]
    let properties: [any TemplateView]
    /// Whether an initialiser is written out: only for other modules, the compiler makes the internal one.
    let hasInit: Bool
    /// Protocols of which each has an extension of its own.
    let conformances: [String]

    func value(for name: String) -> TemplateValue? {
        switch name {
        case "name": .text(self.name)
        case "doc": .texts(doc)
        case "properties": .views(properties)
        case "init": .flag(hasInit && !properties.isEmpty)
        case "emptyInit": .flag(hasInit && properties.isEmpty)
        case "conformances": .texts(conformances)
        default: nil
        }
    }
}

/// A stored property and the parameter that sets it.
struct SwiftTypesPropertyView: TemplateView {
    let name: String
    let doc: [String]
    let type: String
    /// The value of new objects, where there is one.
    let defaultValue: String?
    /// Whether the default stands at the declaration instead of in the initialiser.
    let isDefaultDeclared: Bool

    func value(for name: String) -> TemplateValue? {
        switch name {
        case "name": .text(self.name)
        case "doc": .texts(doc)
        case "type": .text(type)
        case "declaredDefault": .optional(isDefaultDeclared && defaultValue != "nil" ? defaultValue : nil)
        case "parameterDefault": .optional(defaultValue)
        default: nil
        }
    }
}

/// An enum.
struct SwiftTypesEnumView: TemplateView {
    let name: String
    let doc: [String]
    let rawType: String
    let cases: [any TemplateView]
    /// `Codable` as it is spelled here, where it is asked for. `Hashable` every such enum is by itself.
    let codable: String?

    func value(for name: String) -> TemplateValue? {
        switch name {
        case "name": .text(self.name)
        case "doc": .texts(doc)
        case "rawType": .text(rawType)
        case "cases": .views(cases)
        case "codable": .optional(codable)
        default: nil
        }
    }
}

/// A case of an enum.
struct SwiftTypesCaseView: TemplateView {
    let name: String
    let doc: [String]
    let rawValue: String

    func value(for name: String) -> TemplateValue? {
        switch name {
        case "name": .text(self.name)
        case "doc": .texts(doc)
        case "rawValue": .text(rawValue)
        default: nil
        }
    }
}
