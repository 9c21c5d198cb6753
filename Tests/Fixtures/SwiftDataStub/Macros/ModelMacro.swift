// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The public functions are requirements of SwiftSyntax's macro protocols.

import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// `@Model`: makes a class a `PersistentModel` and its stored variables persisted, and refuses what the real macro refuses.
public struct ModelMacro {}

extension ModelMacro: MemberMacro {
    public static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let model = declaration.as(ClassDeclSyntax.self) else {
            throw MacroExpansionErrorMessage("'@Model' can only be applied to a class")
        }
        ModelRules(model: model, context: context).check()
        let name = model.name.text
        let access = model.isPublic ? "public " : ""
        let properties = model.persistedProperties
        let metadata = properties.map { $0.metadata(of: name) }.joined(separator: ",\n")
        if model.inheritanceClause != nil {
            return [
                """
                \(raw: access)override class var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
                    super.schemaMetadata + [\(raw: metadata)]
                }
                """,
                """
                \(raw: access)required init(backingData: any SwiftData.BackingData) {
                    Swift.fatalError("the stub reads no store")
                }
                """,
            ]
        }
        return [
            """
            \(raw: access)class var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
                [\(raw: metadata)]
            }
            """,
            """
            \(raw: access)required init(backingData: any SwiftData.BackingData) {
                Swift.fatalError("the stub reads no store")
            }
            """,
            "\(raw: access)var persistentBackingData: any SwiftData.BackingData { SwiftData.NoBackingData() }",
            "private let _$observationRegistrar = Observation.ObservationRegistrar()",
        ]
    }
}

extension ModelMacro: MemberAttributeMacro {
    public static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
    ) throws -> [AttributeSyntax] {
        guard let variable = member.as(VariableDeclSyntax.self), PersistedProperty(variable) != nil else { return [] }
        return ["@SwiftData._PersistedProperty"]
    }
}

extension ModelMacro: ExtensionMacro {
    public static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard !protocols.isEmpty else { return [] }
        return [try ExtensionDeclSyntax("nonisolated extension \(type.trimmed): SwiftData.PersistentModel {}")]
    }
}
