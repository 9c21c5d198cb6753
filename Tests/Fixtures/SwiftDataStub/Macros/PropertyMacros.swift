// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The public functions are requirements of SwiftSyntax's macro protocols.

import SwiftSyntax
import SwiftSyntaxMacros

/// `@_PersistedProperty`: turns a stored variable into accessors over a private one. Only `@Model` writes it.
public struct PersistedPropertyMacro: AccessorMacro, PeerMacro {
    public static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        guard let variable = declaration.as(VariableDeclSyntax.self), let property = PersistedProperty(variable) else {
            return []
        }
        let storage = "_\(property.plainName)"
        return [
            """
            @storageRestrictions(initializes: \(raw: storage))
            init(initialValue) { \(raw: storage) = initialValue }
            """,
            "get { \(raw: storage) }",
            "set { \(raw: storage) = newValue }",
        ]
    }

    public static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let variable = declaration.as(VariableDeclSyntax.self), let property = PersistedProperty(variable) else {
            return []
        }
        return ["private var _\(raw: property.plainName): \(property.type)"]
    }
}

/// `@Attribute`, `@Relationship` and `@Transient` add nothing by themselves: `@Model` reads them.
public struct AnnotationMacro: PeerMacro {
    public static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] { [] }
}

/// `#Unique` and `#Index`: the type checker has seen their key paths; nothing else is left to do.
public struct KeyPathListMacro: DeclarationMacro {
    public static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] { [] }
}
