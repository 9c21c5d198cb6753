import Diagnostics
import SchemaModel

/// Looks up every name of a document and types every value.
///
/// The schema is always made, as good as it gets: what could not be resolved is reported and, where there is no sensible
/// stand-in, left out. It is whole exactly when there are no messages.
struct Resolver {
    let document: SchemaDocument
    let names: NameIndex
    var diagnostics: [Diagnostic] = []
    var missingTypes = MissingNames(LanguageRules.unknownType)
    var missingEntities = MissingNames(LanguageRules.unknownEntity)

    private init(_ document: SchemaDocument, _ names: NameIndex) {
        self.document = document
        self.names = names
    }

    /// The schema of `document`, and what is wrong with its names and values.
    static func resolve(_ document: SchemaDocument, names: NameIndex) -> (schema: Schema, diagnostics: [Diagnostic]) {
        var resolver = Resolver(document, names)
        let schema = Schema(
            name: document.name.value, version: document.version.value, doc: document.doc,
            enums: NamedList(document.enums.map { resolver.enumeration($0) }),
            composites: NamedList(document.composites.map { resolver.composite($0) }),
            entities: NamedList(document.entities.map { resolver.entity($0) }))
        let missing = resolver.missingTypes.diagnostics + resolver.missingEntities.diagnostics
        return (schema, resolver.diagnostics + missing)
    }

    mutating func report(
        _ rule: Rule, _ message: String, on element: ElementPath, at location: SourceLocation,
        labels: [Diagnostic.Label] = [], notes: [String] = [], helps: [String] = []
    ) {
        diagnostics.append(
            Diagnostic(
                rule, message, element: element.description, at: location, labels: labels, notes: notes, helps: helps))
    }

    // MARK: Enums and composites

    private mutating func enumeration(_ item: EnumDocument) -> EnumType {
        let cases = item.cases.map { enumCase($0, of: item) }
        return EnumType(name: item.name.value, doc: item.doc, rawType: item.rawType, cases: NamedList(cases))
    }

    private mutating func enumCase(_ item: EnumDocument.Case, of owner: EnumDocument) -> EnumType.Case {
        let path = ElementPath(owner.name.value, item.name.value)
        return EnumType.Case(
            name: item.name.value, identity: item.identity?.value,
            rawValue: rawValue(of: item, as: owner.rawType, on: path), doc: item.doc)
    }

    /// The raw value as written; the case's name where none is, or where it could not be read.
    private mutating func rawValue(
        of item: EnumDocument.Case, as type: EnumType.RawType, on path: ElementPath
    ) -> EnumType.RawValue {
        let implicit = EnumType.RawValue.string(item.identity?.value ?? item.name.value)
        guard let written = item.rawValue else {
            if type != .string, item.source.isMapping, item.source.location(ofKey: "raw") == nil {
                report(
                    LanguageRules.missingKey, "`\(path)` has no `raw`, and `raw: \(type)` needs one", on: path,
                    at: item.name.location, helps: ["write `\(item.name.value): { raw: 0 }` with a number of its own"])
            }
            return implicit
        }
        let scalar = ScalarType(rawValue: type.rawValue) ?? .string
        guard let constant = constant(written, as: .scalar(scalar), subject: "the raw value of `\(path)`", on: path)
        else { return implicit }
        switch constant {
        case .string(let text): return .string(text)
        case .integer(let number): return .integer(number)
        default: return implicit
        }
    }

    private mutating func composite(_ item: CompositeDocument) -> CompositeType {
        let fields = item.fields.compactMap { field($0, of: item.name.value) }
        return CompositeType(name: item.name.value, doc: item.doc, fields: NamedList(fields))
    }

    private mutating func field(_ item: CompositeDocument.Field, of owner: String) -> CompositeType.Field? {
        let path = ElementPath(owner, item.name.value)
        guard let written = item.type, let type = type(written, on: path) else { return nil }
        return CompositeType.Field(
            name: item.name.value, identity: item.identity?.value, doc: item.doc, type: type,
            isOptional: item.isOptional,
            defaultValue: item.defaultValue.flatMap { defaultValue($0, of: type, on: path) })
    }

    // MARK: Entities

    private mutating func entity(_ item: EntityDocument) -> Entity {
        let name = item.name.value
        let path = ElementPath(name)
        if let parent = item.parent { checkEntity(parent, "`\(name)` extends", on: path) }
        let attributes = item.attributes.compactMap { attribute($0, of: name) }
        let relationships = item.relationships.compactMap { relationship($0, of: name) }
        var uniqueKeys = item.attributes.filter(\.isUnique).map { [$0.name.value] }
        uniqueKeys += memberKeys(item.uniqueKeys, "unique", of: item)
        return Entity(
            name: name, identity: item.identity?.value, doc: item.doc, isAbstract: item.isAbstract,
            parent: item.parent?.value, table: item.table?.value, className: item.className?.value,
            hashModifier: item.hashModifier?.value, attributes: NamedList(attributes),
            relationships: NamedList(relationships),
            indexes: UnorderedList(memberKeys(item.indexes, "indexes", of: item)), uniqueKeys: UnorderedList(uniqueKeys)
        )
    }
}
