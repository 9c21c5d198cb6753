import Mustache
import SchemaModel

/// A computed property over stored ones: an enum's typed value, or a to-many in order.
struct SwiftDataAccessorView: TemplateView {
    let doc: [String]
    let declaration: String
    let getter: String
    let setter: [String]
    /// Whether the setter's body takes lines of its own.
    private var isLong: Bool { setter.count > 1 }

    func value(for name: String) -> TemplateValue? {
        switch name {
        case "doc": .texts(doc)
        case "declaration": .text(declaration)
        case "getter": .text(getter)
        case "setter": .texts(setter)
        case "isLong": .flag(isLong)
        default: nil
        }
    }
}

extension SwiftDataAccessorView {
    /// The typed value of an enum that is stored raw. A raw value that no case has (written by a newer version of the app)
    /// reads as nil where the value is optional, else as the default or the first case; it stays in the store until set.
    init?(
        typed name: String, of stored: String, type: AttributeType, isOptional: Bool, defaultValue: DefaultValue?,
        schema: Schema, scope: SwiftDataScope
    ) {
        guard case .enumeration(let enumName) = type, let declared = schema.enums[enumName],
            let first = declared.cases.elements.first
        else { return nil }
        let enumType = scope.declared(enumName)
        let property = "self." + SwiftIdentifier(stored).spelling
        let variable = "\(scope.access)var \(name): \(enumType)\(isOptional ? "?" : "")"
        if isOptional {
            self.init(
                doc: SwiftDataDoc.lines("`\(stored)` as a case; nil for a raw value that no case has."),
                declaration: variable, getter: "\(property).flatMap { \(enumType)(rawValue: $0) }",
                setter: ["\(property) = newValue?.rawValue"])
        } else {
            let fallback =
                scope.defaultExpression(defaultValue, of: type, in: schema, isOptional: false)
                ?? "\(enumType).\(SwiftIdentifier(first.name).spelling)"
            let shown = fallback.split(separator: ".").last.map { String($0.filter { $0 != "`" }) } ?? first.name
            self.init(
                doc: SwiftDataDoc.lines("`\(stored)` as a case; `\(shown)` for a raw value that no case has."),
                declaration: variable, getter: "\(enumType)(rawValue: \(property)) ?? \(fallback)",
                setter: ["\(property) = newValue.rawValue"])
        }
    }

    /// The members of an ordered to-many, sorted by `position`, an attribute of the members.
    init(ordered name: String, of relationship: Relationship, position: String, scope: SwiftDataScope) {
        let property = "self." + SwiftIdentifier(relationship.name).spelling
        let place = SwiftIdentifier(position).spelling
        let members = relationship.isOptional ? "(\(property) ?? [])" : property
        self.init(
            doc: SwiftDataDoc.lines("The `\(relationship.name)` in order. Setting it gives every member its place."),
            declaration: "\(scope.access)var \(name): [\(scope.declared(relationship.destination))]",
            getter: "\(members).sorted { $0.\(place) < $1.\(place) }",
            setter: [
                "for (place, member) in newValue.enumerated() { member.\(place) = place }", "\(property) = newValue",
            ])
    }
}
