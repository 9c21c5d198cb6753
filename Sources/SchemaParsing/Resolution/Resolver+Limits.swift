import Diagnostics
import SchemaModel

/// Keys that only some types give a meaning.
extension Resolver {
    /// The limits of an attribute; bounds are typed like its values.
    mutating func limits(of item: AttributeDocument, type: AttributeType, on path: ElementPath) -> AttributeLimits {
        AttributeLimits(
            minimum: item.minimum.flatMap { bound($0, "min", of: type, on: path) },
            maximum: item.maximum.flatMap { bound($0, "max", of: type, on: path) },
            minimumLength: item.minimumLength?.value, maximumLength: item.maximumLength?.value,
            pattern: item.pattern?.value)
    }

    private mutating func bound(
        _ value: Located<ValueText>, _ key: String, of type: AttributeType, on path: ElementPath
    ) -> Constant? {
        guard case .scalar(let scalar) = type, scalar.isNumeric || scalar == .date else {
            let hasLength = type == .scalar(.string) || type == .scalar(.data)
            notApplicable(
                key, "only numbers and dates have bounds", on: path, at: value.location,
                helps: hasLength ? ["write `\(key)Length` for the length"] : [])
            return nil
        }
        return constant(value, as: type, subject: "`\(key)` of `\(path)`", on: path)
    }

    /// Reports keys that say nothing about a value of `type`.
    mutating func checkKeys(of item: AttributeDocument, type: AttributeType, on path: ElementPath) {
        let hasLength = type == .scalar(.string) || type == .scalar(.data)
        if !hasLength {
            let reason = "only strings and data have a length"
            if let length = item.minimumLength { notApplicable("minLength", reason, on: path, at: length.location) }
            if let length = item.maximumLength { notApplicable("maxLength", reason, on: path, at: length.location) }
        }
        if let pattern = item.pattern, type != .scalar(.string) {
            notApplicable("pattern", "only strings can match one", on: path, at: pattern.location)
        }
        if let valueClass = item.valueClass {
            if case .transformable = type { return }
            notApplicable("valueClass", "only a transformable has one", on: path, at: valueClass.location)
        }
    }

    /// Reports counts and order on a relationship that leads to one object.
    mutating func checkKeys(of item: RelationshipDocument, on path: ElementPath) {
        guard !item.isToMany, let destination = item.destination else { return }
        let reason = "it leads to one `\(destination.value)`"
        let helps = ["write `to: [\(destination.value)]` if it leads to many"]
        if let minimum = item.minimumCount {
            notApplicable("min", reason, on: path, at: minimum.location, helps: helps)
        }
        if let maximum = item.maximumCount {
            notApplicable("max", reason, on: path, at: maximum.location, helps: helps)
        }
        if item.isOrdered, let location = item.source.location(ofValue: "ordered") {
            notApplicable("ordered", reason, on: path, at: location, helps: helps)
        }
    }
}
