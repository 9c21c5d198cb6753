import SchemaModel

/// What a store keeps of an attribute's type: enums as their raw value, `int` as 64 bits, composites flattened.
enum StoredShape: Sendable, Hashable {
    case scalar(ScalarType)
    /// The columns of a composite, each by its path, sorted.
    case columns([StoredColumn])
    case list, codable, transformable

    struct StoredColumn: Sendable, Hashable {
        let path: String
        let type: StoredShape
        let isOptional: Bool
    }
}

extension Attribute {
    /// Whether rows hold a value: neither transient nor ephemeral.
    var isStored: Bool { !isTransient && !isEphemeral }
}

extension Schema {
    func storedShape(of type: AttributeType) -> StoredShape { storedShape(of: type, depth: 0) }

    private func storedShape(of type: AttributeType, depth: Int) -> StoredShape {
        switch type {
        case .scalar(.int): return .scalar(.int64)
        case .scalar(let scalar): return .scalar(scalar)
        case .enumeration(let name): return .scalar((enums[name]?.rawType ?? .string).storedScalar)
        case .composite(let name): return .columns(columns(of: name, prefix: "", depth: depth))
        case .list: return .list
        case .codable: return .codable
        case .transformable: return .transformable
        }
    }

    private func columns(of composite: String, prefix: String, depth: Int) -> [StoredShape.StoredColumn] {
        guard depth < 32, let composite = composites[composite] else { return [] }
        var columns: [StoredShape.StoredColumn] = []
        for field in composite.fields {
            let path = prefix + field.name
            let shape = storedShape(of: field.type, depth: depth + 1)
            columns.append(StoredShape.StoredColumn(path: path, type: shape, isOptional: field.isOptional))
        }
        return columns.sorted { $0.path < $1.path }
    }

    /// Whether a new row gets a value without anybody giving one: from a default, or from those of a composite's fields.
    func fillsItself(_ attribute: Attribute) -> Bool {
        attribute.isOptional || attribute.derivation != nil || attribute.defaultValue != nil
            || fieldsFillThemselves(attribute.type, depth: 0)
    }

    /// Whether a new value of the field needs nobody to give it.
    func fillsItself(_ field: CompositeType.Field) -> Bool {
        field.isOptional || field.defaultValue != nil || fieldsFillThemselves(field.type, depth: 0)
    }

    private func fieldsFillThemselves(_ type: AttributeType, depth: Int) -> Bool {
        guard depth < 32, case .composite(let name) = type, let composite = composites[name] else { return false }
        return composite.fields.elements.allSatisfy {
            $0.isOptional || $0.defaultValue != nil || fieldsFillThemselves($0.type, depth: depth + 1)
        }
    }
}

extension EnumType.RawType {
    /// The scalar a raw value is stored as.
    var storedScalar: ScalarType {
        switch self {
        case .string: .string
        case .int, .int64: .int64
        case .int16: .int16
        case .int32: .int32
        }
    }
}
