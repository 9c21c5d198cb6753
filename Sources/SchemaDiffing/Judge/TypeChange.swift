import SchemaModel

extension SchemaChange {
    /// Both types of an attribute whose type changed.
    var types: (old: AttributeType, new: AttributeType)? {
        guard element.kind == .attribute, let change = keyChange, change.key == .type, case .type(let old) = change.old,
            case .type(let new) = change.new
        else { return nil }
        return (old, new)
    }

    /// Both types of an attribute whose type changed, as stored, where both are scalars.
    func scalars(in step: SchemaStep) -> (old: ScalarType, new: ScalarType)? {
        guard let types, case .scalar(let old) = step.from.storedShape(of: types.old),
            case .scalar(let new) = step.to.storedShape(of: types.new)
        else { return nil }
        return (old, new)
    }
}

/// What the store does to a scalar that gets another type (TRUTH 1.6).
extension ScalarType {
    /// Whether the store converts values of the type to other numbers. `bool` is a number to it; a date is not.
    var isConvertible: Bool { isNumeric || self == .bool }

    /// What a conversion to `other` loses, or nil where it loses nothing. For numbers and `bool`.
    func loss(as other: ScalarType) -> String? {
        if self == other || self == .bool { return nil }
        if other == .bool { return "everything but whether it is zero" }
        if isInteger, other.isInteger { return other.width < width ? "values that do not fit into \(other)" : nil }
        if !isInteger, other.isInteger { return "the fraction, and values that do not fit into \(other)," }
        if self == .double, other == .float { return "digits that \(other) has no room for" }
        if isInteger, other == .float, width > 16 { return "digits that \(other) has no room for" }
        return nil
    }

    /// The width of a whole number in bits.
    var width: Int {
        switch self {
        case .int16: 16
        case .int32: 32
        default: 64
        }
    }
}
