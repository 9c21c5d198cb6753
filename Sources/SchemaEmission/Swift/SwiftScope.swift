package import SchemaModel

/// Spells the types of the standard library and of Foundation where names of the schema may hide them.
///
/// A type that nothing hides is spelled bare (`Date`), a hidden one with its module (`Foundation.Date`, `Swift.String`,
/// `_Concurrency.Task`). `T?` and `[T]` need no care: the compiler resolves them whatever is declared.
package struct SwiftScope: Sendable {
    private var hidden: Set<String>
    private var members: Set<String> = []

    /// The scope of a file that declares the types of `schema` and those called `others`.
    package init(schema: Schema, others: some Sequence<String> = EmptyCollection()) {
        hidden = Set(schema.entities.names)
        hidden.formUnion(schema.entities.compactMap(\.className))
        hidden.formUnion(schema.enums.names)
        hidden.formUnion(schema.composites.names)
        hidden.formUnion(others)
    }

    /// The scope inside a type with the members called `names`: a property `Date` hides the type in expressions.
    package func inside(members names: some Sequence<String>) -> SwiftScope {
        var inner = self
        inner.members = Set(names)
        return inner
    }

    /// Whether something called `name` is declared here.
    package func hides(_ name: String) -> Bool { hidden.contains(name) || members.contains(name) }

    /// Whether a member of the type the scope stands in is called `name`.
    func hidesMember(_ name: String) -> Bool { members.contains(name) }

    /// The type `name` of the standard library.
    package func swift(_ name: String) -> String { hides(name) ? "Swift.\(name)" : name }

    /// The type `name` of Foundation.
    package func foundation(_ name: String) -> String { hides(name) ? "Foundation.\(name)" : name }

    /// `name` of `module`, for modules other than the two above.
    package func name(_ name: String, of module: String) -> String { hides(name) ? "\(module).\(name)" : name }

    /// The Swift type of a scalar.
    package func type(_ scalar: ScalarType) -> String {
        switch scalar {
        case .string: swift("String")
        case .bool: swift("Bool")
        case .int: swift("Int")
        case .int16: swift("Int16")
        case .int32: swift("Int32")
        case .int64: swift("Int64")
        case .float: swift("Float")
        case .double: swift("Double")
        case .decimal: foundation("Decimal")
        case .date: foundation("Date")
        case .uuid: foundation("UUID")
        case .url: foundation("URL")
        case .data: foundation("Data")
        }
    }

    /// The Swift type of an enum's raw values.
    package func type(_ raw: EnumType.RawType) -> String {
        switch raw {
        case .string: swift("String")
        case .int: swift("Int")
        case .int16: swift("Int16")
        case .int32: swift("Int32")
        case .int64: swift("Int64")
        }
    }

    /// The Swift type of an attribute or field, with `?` where it is optional. A transformable without a value class is
    /// `NSObject`.
    package func type(_ type: AttributeType, isOptional: Bool, valueClass: String? = nil) -> String {
        let base: String
        switch type {
        case .scalar(let scalar): base = self.type(scalar)
        case .enumeration(let name), .composite(let name): base = SwiftIdentifier(name).spelling
        case .list(let element): base = "[\(self.type(element))]"
        case .codable(let name): base = name
        case .transformable: base = valueClass ?? foundation("NSObject")
        }
        return isOptional ? base + "?" : base
    }
}

extension SwiftScope {
    /// What no spelling can repair: a type called like a module, and a type of that module hidden as well.
    package static func findings(for schema: Schema) -> [Finding] {
        let scope = SwiftScope(schema: schema)
        return hideable.flatMap { module, names -> [Finding] in
            guard scope.hides(module), let name = names.first(where: scope.hides) else { return [] }
            return [
                Finding(
                    rule: "hidden-module", version: schema.version, element: ElementPath(module),
                    message: "`\(module)` hides the module of that name, and `\(name)` hides a type that needs it",
                    notes: ["generated Swift writes `\(module).\(name)` for the hidden type"],
                    helps: ["give `\(module)` or `\(name)` another name"])
            ]
        }
    }

    /// The types that generated code takes from each module.
    private static let hideable: [(module: String, names: [String])] = [
        (
            "Foundation",
            ["Data", "Date", "Decimal", "FileManager", "NSObject", "Predicate", "SortDescriptor", "URL", "UUID"]
        ),
        (
            "Swift",
            [
                "Array", "Bool", "CaseIterable", "Codable", "CodingKey", "Decoder", "Double", "Encoder", "Equatable",
                "Error", "Float", "Hashable", "Identifiable", "Int", "Int16", "Int32", "Int64", "KeyPath", "Never",
                "RawRepresentable", "Sendable", "String",
            ]
        ),
    ]
}
