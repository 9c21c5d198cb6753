import SwiftSyntax
import SwiftSyntaxBuilder

/// A stored variable of a model that reaches the store.
struct PersistedProperty {
    let variable: VariableDeclSyntax
    let name: String
    let type: TypeSyntax
    let initializer: ExprSyntax?

    /// Nil for what is not persisted: constants, computed, static, transient and underscored variables.
    init?(_ variable: VariableDeclSyntax) {
        guard variable.bindingSpecifier.tokenKind == .keyword(.var), variable.bindings.count == 1,
            let binding = variable.bindings.first, let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
            let type = binding.typeAnnotation?.type, binding.accessorBlock == nil,
            !variable.modifiers.contains(where: { $0.name.text == "static" || $0.name.text == "class" }),
            variable.attribute(named: "Transient") == nil, !pattern.identifier.text.hasPrefix("_")
        else { return nil }
        self.variable = variable
        name = pattern.identifier.text
        self.type = type.trimmed
        initializer = binding.initializer?.value
    }

    /// The name without back-ticks.
    var plainName: String { name.filter { $0 != "`" } }

    var isOptional: Bool { type.is(OptionalTypeSyntax.self) }

    /// Whether rows that exist can be given a value: a default stands at the declaration, or nil will do.
    var hasValueForOldRows: Bool { isOptional || initializer != nil }

    /// The expression that registers the property with its schema.
    func metadata(of owner: String) -> String {
        let path = "\\\(owner).\(name)"
        let defaultValue = initializer.map { "\($0.trimmed)" } ?? "nil"
        return """
            SwiftData.Schema.PropertyMetadata(
                name: "\(plainName)", keypath: \(path), defaultValue: \(defaultValue), metadata: \(annotation(path)))
            """
    }

    private func annotation(_ path: String) -> String {
        if let relationship = variable.attribute(named: "Relationship") {
            let arguments = relationship.argumentList { label, text in
                label == "inverse" ? "SwiftData._inverse(\(text), of: \(path))" : text
            }
            return "SwiftData.Schema.Relationship(\(arguments))"
        }
        if let attribute = variable.attribute(named: "Attribute") {
            let arguments = attribute.argumentList { _, text in text }
            return "SwiftData.Schema.Attribute(\(arguments))"
        }
        return "nil"
    }
}

extension ClassDeclSyntax {
    var variables: [VariableDeclSyntax] { memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) } }
    var persistedProperties: [PersistedProperty] { variables.compactMap(PersistedProperty.init) }
    var isPublic: Bool { modifiers.contains { ["public", "open", "package"].contains($0.name.text) } }
}

extension VariableDeclSyntax {
    /// The attribute called `name`, with or without a module before it.
    func attribute(named name: String) -> AttributeSyntax? {
        for element in attributes {
            guard let attribute = element.as(AttributeSyntax.self) else { continue }
            let text = attribute.attributeName.trimmedDescription
            if text == name || text.hasSuffix(".\(name)") { return attribute }
        }
        return nil
    }
}

extension AttributeSyntax {
    /// The arguments as text, each as `change` makes it of its label and value.
    func argumentList(_ change: (String?, String) -> String) -> String {
        guard let list = arguments?.as(LabeledExprListSyntax.self) else { return "" }
        return list.map { argument in
            let value = change(argument.label?.text, argument.expression.trimmedDescription)
            return argument.label.map { "\($0.text): \(value)" } ?? value
        }.joined(separator: ", ")
    }
}
