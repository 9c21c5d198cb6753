import Diagnostics
import SchemaModel

/// Attributes: their types, defaults and limits.
extension Resolver {
    mutating func attribute(_ item: AttributeDocument, of owner: String) -> Attribute? {
        let path = ElementPath(owner, item.name.value)
        guard let written = item.type, let type = type(written, on: path) else { return nil }
        checkKeys(of: item, type: type, on: path)
        return Attribute(
            name: item.name.value, identity: item.identity?.value, doc: item.doc, type: type,
            isOptional: item.isOptional,
            defaultValue: item.defaultValue.flatMap { defaultValue($0, of: type, on: path) },
            isTransient: item.isTransient, allowsExternalStorage: item.allowsExternalStorage,
            isEphemeral: item.isEphemeral, isIndexedBySpotlight: item.isIndexedBySpotlight,
            allowsCloudEncryption: item.allowsCloudEncryption,
            preservesValueOnDeletion: item.preservesValueOnDeletion, derivation: item.derivation?.value,
            hashModifier: item.hashModifier?.value, limits: limits(of: item, type: type, on: path),
            column: item.column?.value, valueClass: item.valueClass?.value)
    }

    // MARK: Types

    /// The type that `written` names, or nil after a message.
    mutating func type(_ written: Located<TypeReference>, on path: ElementPath) -> AttributeType? {
        switch written.value {
        case .scalar(let scalar): return .scalar(scalar)
        case .codable(let name): return .codable(name)
        case .transformable(let name): return .transformable(name)
        case .list(let name):
            if let scalar = ScalarType(rawValue: name) { return .list(scalar) }
            if names.enumeration(name) == nil, names.composite(name) == nil, names.entity(name) == nil {
                unknownType(name, in: written, on: path)
                return nil
            }
            report(
                LanguageRules.invalidType, "`\(path)` is a list of `\(name)`, and a list holds scalars only", on: path,
                at: written.location,
                notes: ["a list is one stored value: a store cannot look into it"],
                helps: names.entity(name) == nil
                    ? [] : ["write a relationship: `\(path.member ?? ""): { to: [\(name)] }`"])
            return nil
        case .named(let name):
            if names.enumeration(name) != nil { return .enumeration(name) }
            if names.composite(name) != nil { return .composite(name) }
            if names.entity(name) != nil {
                report(
                    LanguageRules.invalidType, "`\(path)` is an attribute and `\(name)` is an entity", on: path,
                    at: written.location,
                    helps: ["write it below `relationships`: `\(path.member ?? ""): { to: \(name), inverse: ... }`"])
            } else {
                unknownType(name, in: written, on: path)
            }
            return nil
        }
    }

    private mutating func unknownType(_ name: String, in written: Located<TypeReference>, on path: ElementPath) {
        let declared = document.enums.map(\.name.value) + document.composites.map(\.name.value)
        missingTypes.add(
            MissingNames.Use(
                message: "`\(path)` has the unknown type `\(name)`", element: path, location: written.location),
            of: name
        ) {
            let candidates = ScalarType.allCases.map(\.rawValue) + declared
            guard let meant = Self.foreignTypes[name.lowercased()] ?? Suggestion.closest(to: name, among: candidates)
            else {
                return [
                    "declare `\(name)` below `enums` or `composites`, or write `codable(\(name))` for a type of your own"
                ]
            }
            return ["did you mean `\(meant)`?"]
        }
    }

    /// What other languages call the scalar types.
    private static let foreignTypes = [
        "text": "string", "varchar": "string", "boolean": "bool", "integer": "int", "long": "int64", "short": "int16",
        "number": "double", "real": "double", "datetime": "date", "timestamp": "date", "binary": "data",
        "blob": "data", "bytes": "data", "guid": "uuid", "uri": "url", "enum": "string",
    ]

    // MARK: Values

    /// The constant of `type`, or nil after a message.
    mutating func constant(
        _ value: Located<ValueText>, as type: AttributeType, subject: String, on path: ElementPath
    ) -> Constant? {
        let reader = ConstantReader(subject: subject)
        do throws(ConstantReader.Problem) {
            switch type {
            case .scalar(let scalar): return try reader.constant(value, as: scalar)
            case .list(let scalar): return try reader.list(value, of: scalar)
            case .enumeration(let name): return try enumCase(value, of: name, reader)
            case .composite, .codable, .transformable: return nil
            }
        } catch {
            report(
                LanguageRules.invalidValue, error.message, on: path, at: error.location, notes: error.notes,
                helps: error.helps)
            return nil
        }
    }

    private func enumCase(
        _ value: Located<ValueText>, of name: String, _ reader: ConstantReader
    ) throws(ConstantReader.Problem) -> Constant {
        let text = try reader.scalar(value, of: name)
        let cases = names.enumeration(name)?.cases.map(\.name.value) ?? []
        if cases.contains(text) { return .enumCase(text) }
        let meant = text.hasPrefix(".") ? String(text.dropFirst()) : Suggestion.closest(to: text, among: cases)
        throw ConstantReader.Problem(
            message: "\(reader.subject) is \(reader.quoted(text)), which is no case of `\(name)`",
            location: value.location,
            notes: ["the cases of `\(name)` are " + cases.map { "`\($0)`" }.joined(separator: ", ")],
            helps: meant.flatMap { cases.contains($0) ? ["did you mean `\($0)`?"] : nil } ?? [])
    }

    /// What a new object starts with, or nil after a message.
    mutating func defaultValue(
        _ value: Located<ValueText>, of type: AttributeType, on path: ElementPath
    ) -> DefaultValue? {
        switch (type, value.value) {
        case (.scalar(.uuid), .scalar("uuid()", _)): return .generatedUUID
        case (.scalar(.date), .scalar("now()", _)): return .now
        case (.composite(let name), _):
            notApplicable(
                "default", "it is of the composite `\(name)`", on: path, at: value.location,
                helps: ["write defaults on the fields of `\(name)`"])
            return nil
        case (.codable, _), (.transformable, _):
            notApplicable("default", "only Swift code can make its value", on: path, at: value.location)
            return nil
        default:
            return constant(value, as: type, subject: "`default` of `\(path)`", on: path).map { .constant($0) }
        }
    }

    mutating func notApplicable(
        _ key: String, _ reason: String, on path: ElementPath, at location: SourceLocation, helps: [String] = []
    ) {
        report(
            LanguageRules.keyNotApplicable, "`\(path)` cannot have `\(key)`: \(reason)", on: path, at: location,
            helps: helps + ["remove `\(key)`"])
    }
}
