import MigrationPlanning
import SchemaModel

/// What all files of one plan share: names, options, and which names the types of any version hide.
struct SwiftDataScope: Sendable {
    let naming: SwiftDataNaming
    let options: SwiftDataOptions
    /// The spelling of types; every file sees the aliases of the newest version, so names of all versions are hidden in all.
    var types: SwiftScope
    /// The generated type around the declarations, where there is one.
    var owner: String?
    private var members: Set<String> = []

    /// The scope of the files of `plan`.
    init(plan: SwiftDataPlan, newest: PlannedVersion, options: SwiftDataOptions) {
        naming = SwiftDataNaming(schema: newest.schema.name)
        self.options = options
        var names: Set<String> = []
        for version in plan.versions {
            names.formUnion(version.schema.entities.names)
            names.formUnion(version.model.appNames.values)
            names.formUnion(version.schema.enums.names)
            names.formUnion(version.schema.composites.names)
        }
        types = SwiftScope(schema: newest.schema, others: names)
    }

    /// The scope inside the generated enum `owner`.
    func inside(_ owner: String) -> SwiftDataScope {
        var inner = self
        inner.owner = owner
        return inner
    }

    /// The scope inside a type with members called `names`.
    func inside(members names: some Sequence<String>) -> SwiftDataScope {
        var inner = self
        inner.members = Set(names)
        inner.types = types.inside(members: inner.members)
        return inner
    }

    /// The access level with a space behind it, nothing for the default one.
    var access: String { options.access == .internal ? "" : options.access.rawValue + " " }

    /// The line that imports `module` so that declarations of this access level may mention its types.
    func importLine(_ module: String) -> String { "\(access)import \(module)" }

    /// The name `name` of SwiftData.
    func swiftData(_ name: String) -> String { types.name(name, of: "SwiftData") }

    /// The declared type `name` of this version, with the version before it where a member hides it.
    func declared(_ name: String) -> String {
        let spelling = SwiftIdentifier(name).spelling
        guard members.contains(name), let owner else { return spelling }
        return "\(owner).\(spelling)"
    }

    /// The type a stored property of `type` has: an enum is its raw type.
    func stored(_ type: AttributeType, in schema: Schema, isOptional: Bool, valueClass: String? = nil) -> String {
        let mark = isOptional ? "?" : ""
        switch type {
        case .enumeration(let name): return types.type(schema.enums[name]?.rawType ?? .string) + mark
        case .composite(let name): return declared(name) + mark
        default: return types.type(type, isOptional: isOptional, valueClass: valueClass)
        }
    }

    /// The type an initializer takes for it: an enum is itself.
    func given(_ type: AttributeType, in schema: Schema, isOptional: Bool, valueClass: String? = nil) -> String {
        if case .enumeration(let name) = type { return declared(name) + (isOptional ? "?" : "") }
        return stored(type, in: schema, isOptional: isOptional, valueClass: valueClass)
    }

    /// The default as an expression with its type spelled out (a leading dot is refused by `@Model`); nil where there is none.
    /// A composite whose fields all have a value starts with those.
    func defaultExpression(
        _ value: DefaultValue?, of type: AttributeType, in schema: Schema, isOptional: Bool
    ) -> String? {
        if case .composite(let name) = type, value == nil, !isOptional, schema.isMadeOfDefaults(name, depth: 0) {
            return declared(name) + "()"
        }
        guard let value else { return nil }
        if case .constant(.enumCase(let name)) = value, case .enumeration(let owner) = type {
            return "\(declared(owner)).\(SwiftIdentifier(name).spelling)"
        }
        return SwiftLiteral.defaultValue(value, of: type, in: types)
    }
}

extension Schema {
    /// Whether every field of the composite `name` has a default or may be absent.
    func isMadeOfDefaults(_ name: String, depth: Int) -> Bool {
        guard depth < 32, let composite = composites[name] else { return false }
        return composite.fields.elements.allSatisfy { field in
            if field.isOptional || field.defaultValue != nil { return true }
            guard case .composite(let inner) = field.type else { return false }
            return isMadeOfDefaults(inner, depth: depth + 1)
        }
    }

    /// Whether the composite `name` holds nothing but values that are known to be `Hashable` and `Sendable`.
    func isMadeOfKnownTypes(_ name: String, depth: Int) -> Bool {
        guard depth < 32, let composite = composites[name] else { return false }
        return composite.fields.elements.allSatisfy { field in
            switch field.type {
            case .scalar, .enumeration, .list: true
            case .composite(let inner): isMadeOfKnownTypes(inner, depth: depth + 1)
            case .codable, .transformable: false
            }
        }
    }
}

/// Doc comments, line by line, ready to print.
enum SwiftDataDoc {
    static func lines(_ texts: String?...) -> [String] {
        let paragraphs = texts.compactMap { $0 }.map { SwiftComment.lines($0) }.filter { !$0.isEmpty }
        return Array(paragraphs.joined(separator: [""])).map { $0.isEmpty ? "///" : "/// \($0)" }
    }
}
