import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// What `@Model` refuses, with the words of the real macro where it has some.
struct ModelRules<Context: MacroExpansionContext> {
    let model: ClassDeclSyntax
    let context: Context

    /// Names that a property must not have: they belong to `PersistentModel` or to the object itself (TRUTH 2.7).
    private var reservedNames: [String] {
        [
            "description", "debugDescription", "hash", "hashValue", "persistentModelID", "modelContext", "hasChanges",
            "isDeleted", "persistentBackingData", "schemaMetadata",
        ]
    }

    func check() {
        let hasInitializer = model.memberBlock.members.contains { member in
            guard let initializer = member.decl.as(InitializerDeclSyntax.self) else { return false }
            return !initializer.modifiers.contains { $0.name.text == "convenience" }
        }
        if !hasInitializer { refuse(model.name, "@Model requires an initializer be provided for '\(model.name.text)'") }
        for variable in model.variables { check(variable) }
        for macro in ["Unique", "Index"] { checkSingleUse(of: macro) }
        let names = context.lexicalContext.compactMap { $0.as(EnumDeclSyntax.self)?.name.text }
        if let version = names.first {
            for problem in History.record(model, in: version) { refuse(model.name, problem) }
        }
    }

    private func check(_ variable: VariableDeclSyntax) {
        guard let binding = variable.bindings.first else { return }
        let name = binding.pattern.trimmedDescription
        if let value = binding.initializer?.value, value.startsWithDot {
            refuse(value, "A default value requires a fully qualified domain named value")
        }
        if variable.attribute(named: "Relationship") != nil, variable.bindingSpecifier.text == "let" {
            refuse(variable.bindingSpecifier, "the relationship '\(name)' must be a 'var'")
        }
        if variable.attribute(named: "Transient") != nil, binding.initializer == nil,
            binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) != true
        {
            refuse(binding, "@Transient requires a default value for '\(name)'")
        }
        if PersistedProperty(variable) != nil, reservedNames.contains(name) {
            refuse(binding, "'\(name)' is a name of PersistentModel and cannot be persisted")
        }
        if let accessors = binding.accessorBlock?.accessors.as(AccessorDeclListSyntax.self),
            accessors.contains(where: { ["willSet", "didSet"].contains($0.accessorSpecifier.text) })
        {
            refuse(binding, "observers on '\(name)' are never called")
        }
    }

    private func checkSingleUse(of macro: String) {
        let uses = model.memberBlock.members.compactMap { member in
            member.decl.as(MacroExpansionDeclSyntax.self).flatMap { $0.macroName.text == macro ? $0 : nil }
        }
        for use in uses.dropFirst() { refuse(use, "#\(macro) can be used once in a model") }
    }

    private func refuse(_ node: some SyntaxProtocol, _ message: String) {
        context.diagnose(Diagnostic(node: node, message: MacroExpansionErrorMessage(message)))
    }
}

extension ExprSyntax {
    /// Whether the expression leans on its context for a type: `.medium`, `.init(1)`.
    fileprivate var startsWithDot: Bool {
        if let access = self.as(MemberAccessExprSyntax.self) { return access.base?.startsWithDot ?? true }
        if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.startsWithDot }
        return false
    }
}
