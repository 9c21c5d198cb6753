import SchemaModel

/// The JSON Schema of the language (draft 7), for editors: completion, hover texts and a first check of files.
///
/// It is made of the same tables of keys that the reader uses. It is wider than the reader where draft 7 cannot say
/// more: references, values beside their types, and paths are checked by Varve alone.
package enum JSONSchema {
    /// The schema of a layer file, with a final line end.
    package static func text() -> String {
        schema(of: Language.layer, title: "Varve schema").text
    }

    /// The schema of a project file, with a final line end.
    package static func projectText() -> String {
        schema(of: Language.project, title: "Varve project").text
    }

    private static func schema(of root: LanguageBlock, title: String) -> JSONValue {
        var definitions: [String: JSONValue] = [:]
        collect(root, into: &definitions)
        definitions[root.name] = nil
        for (name, pattern, doc) in scalars { definitions[name] = scalar(pattern, doc) }
        definitions["constant"] = constant
        guard case .object(let body) = object(root) else { return .object([]) }
        var members: [(String, JSONValue)] = [
            ("$schema", .string("http://json-schema.org/draft-07/schema#")), ("title", .string(title)),
        ]
        members += body
        members.append(("definitions", .object(definitions.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })))
        return .object(members)
    }

    // MARK: Scalars

    /// Scalars that several keys share: name, pattern, what they are.
    private static let scalars: [(name: String, pattern: String, doc: String)] = [
        ("name", #"^[^\d\s\W]\w*$"#, "A name: letters, digits and underscores, not beginning with a digit"),
        ("version", #"^(0|[1-9]\d{0,5})\.(0|[1-9]\d{0,5})\.(0|[1-9]\d{0,5})$"#, "Three numbers, for instance 2.0.0"),
        (
            "type", #"^(\w+|list\(\w+\)|codable\([\w.]+\)|transformable(\([\w.]+\))?)\??$"#,
            "A type: \(ScalarType.allCases.map(\.rawValue).joined(separator: ", ")), an enum, a composite, list(T), "
                + "codable(TypeName) or transformable; `?` behind it makes it optional"
        ),
        ("rule", #"^[a-z0-9]+(-[a-z0-9]+)*$"#, "The name of a rule: missing-inverse"),
        ("path", #"^\w+(\.\w+){0,2}$"#, "The path of an element: Task, Task.title"),
    ]

    private static func scalar(_ pattern: String, _ doc: String) -> JSONValue {
        .object([("description", .string(doc)), ("type", .string("string")), ("pattern", .string(pattern))])
    }

    private static let constant = JSONValue.object([
        ("description", .string("A constant of the type beside it, or a list of them")),
        (
            "anyOf",
            .array([
                .object([("type", .array([.string("string"), .string("number"), .string("boolean")]))]),
                .object([
                    ("type", .string("array")),
                    (
                        "items",
                        .object([("type", .array([.string("string"), .string("number"), .string("boolean")]))])
                    ),
                ]),
            ])
        ),
    ])

    // MARK: Blocks

    private static func collect(_ block: LanguageBlock, into definitions: inout [String: JSONValue]) {
        guard definitions[block.name] == nil else { return }
        definitions[block.name] = object(block)
        for key in block.keys { collect(key.kind, into: &definitions) }
    }

    private static func collect(_ kind: ValueKind, into definitions: inout [String: JSONValue]) {
        switch kind {
        case .block(let block): collect(block, into: &definitions)
        case .list(let item), .map(_, let item): collect(item, into: &definitions)
        case .either(let kinds): for kind in kinds { collect(kind, into: &definitions) }
        default: break
        }
    }

    /// A closed object. Keys that are refused for now are left out, so that editors do not offer them.
    private static func object(_ block: LanguageBlock) -> JSONValue {
        let keys = block.keys.filter { $0.refusal == nil }
        let required = keys.filter(\.isRequired).map { JSONValue.string($0.name) }
        var members: [(String, JSONValue)] = [
            ("description", .string(block.doc)), ("type", .string("object")),
            ("properties", .object(keys.map { ($0.name, described($0.kind, $0.doc)) })),
        ]
        if !required.isEmpty { members.append(("required", .array(required))) }
        members.append(("additionalProperties", .bool(false)))
        return .object(members)
    }

    // MARK: Values

    /// The value with its hover text. A reference stands in `allOf`, because draft 7 ignores what stands beside `$ref`.
    private static func described(_ kind: ValueKind, _ doc: String) -> JSONValue {
        guard case .object(let members) = value(kind) else { return .object([]) }
        if members.first?.0 == "$ref" {
            return .object([("description", .string(doc)), ("allOf", .array([.object(members)]))])
        }
        return .object([("description", .string(doc))] + members.filter { $0.0 != "description" })
    }

    private static func value(_ kind: ValueKind) -> JSONValue {
        switch kind {
        case .name: reference("name")
        case .text: .object([("type", .string("string")), ("minLength", .integer(1))])
        case .bool: .object([("type", .string("boolean"))])
        case .count: .object([("type", .string("integer")), ("minimum", .integer(0))])
        case .version: reference("version")
        case .type: reference("type")
        case .constant: reference("constant")
        case .path: reference("path")
        case .rule: reference("rule")
        case .choice(let words): .object([("enum", .array(words.map { .string($0) }))])
        case .destination: destination
        case .list(let item): .object([("type", .string("array")), ("items", value(item))])
        case .map(let keys, let item): map(keys, item)
        case .block(let block): reference(block.name)
        case .either(let kinds): .object([("anyOf", .array(kinds.map { value($0) }))])
        case .anything: .object([])
        }
    }

    private static func reference(_ name: String) -> JSONValue { .object([("$ref", .string("#/definitions/\(name)"))]) }

    private static func map(_ keys: ValueKind, _ item: ValueKind) -> JSONValue {
        .object([
            ("type", .string("object")), ("propertyNames", value(keys)), ("additionalProperties", value(item)),
        ])
    }

    private static let destination = JSONValue.object([
        (
            "anyOf",
            .array([
                .object([("type", .string("string")), ("pattern", .string(#"^\w+\??$"#))]),
                .object([
                    ("type", .string("array")), ("items", reference("name")), ("minItems", .integer(1)),
                    ("maxItems", .integer(1)),
                ]),
            ])
        )
    ])
}
