package import Mustache
package import SchemaModel

/// The `swift` target: the entities of one version as plain value types, for servers, transfer and tests.
///
/// - One file for each concrete entity, `TaskManager+Task.swift`, and `TaskManager.swift` for enums and composites.
/// - Inheritance is flattened: a struct has all inherited properties, an abstract entity has no struct.
/// - Attributes are properties with the entity's defaults as arguments of the initialiser; transient and transformable
///   attributes are left out, since no row holds the former and no other program reads the latter.
/// - Relationships are identifiers (see `SwiftTypesReferences`).
/// - `Sendable` is the only conformance; `Codable` and `Hashable` are extensions of their own on request. Types written by
///   hand (`codable(Name)`) must then conform as well, and must be `Sendable` always.
/// - Everything is `nonisolated`, so that a module with another default isolation can use it anywhere.
package enum SwiftTypesEmitter {
    /// The files of `schema`. Throws where a template is wrong.
    package static func files(for schema: Schema, options: SwiftTypesOptions) throws(TemplateError) -> [OutputFile] {
        let library = try TemplateLibrary.builtin([
            "swift-types-entity", "swift-types-header", "swift-types-shared", "swift-types-struct",
        ])
        let builder = SwiftTypesBuilder(schema: schema, options: options)
        var files: [OutputFile] = []
        if !schema.enums.isEmpty || !schema.composites.isEmpty {
            var text: [UInt8] = []
            try library.render("swift-types-shared", builder.sharedFile(), into: &text)
            files.append(OutputFile(path: "\(schema.name).swift", bytes: text))
        }
        for entity in schema.entities where !entity.isAbstract {
            var text: [UInt8] = []
            try library.render("swift-types-entity", builder.file(of: entity), into: &text)
            files.append(OutputFile(path: "\(schema.name)+\(entity.name).swift", bytes: text))
        }
        return files
    }

    /// What makes it impossible to spell the types of `schema`.
    package static func findings(for schema: Schema) -> [Finding] { SwiftScope.findings(for: schema) }
}
