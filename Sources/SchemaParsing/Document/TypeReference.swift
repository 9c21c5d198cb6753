package import Diagnostics
package import SchemaModel

/// The type of an attribute or field as written, without its question mark. Names are not looked up.
package enum TypeReference: Sendable, Hashable {
    case scalar(ScalarType)
    /// The name of an enum or a composite.
    case named(String)
    /// `list(T)`; what stands in the brackets is a scalar's name or a mistake.
    case list(String)
    case codable(String)
    case transformable(String?)
}

/// A value as written, not yet typed: a scalar's text, or a list of them.
package enum ValueText: Sendable, Hashable {
    /// The text of a scalar, and whether it stands without quotes.
    case scalar(String, isPlain: Bool)
    case list([Located<ValueText>])
}
