import SchemaModel

/// Enums, composites, attribute types and the defaults that fit them.
extension RandomSchemas {
    mutating func enumeration() -> EnumType {
        let rawType = random.pick(EnumType.RawType.allCases) ?? .string
        var cases = NamedList<EnumType.Case>()
        for _ in 0...random.below(4) { cases.insert(enumCase(rawType)) }
        return EnumType(name: freshName("Kind"), doc: doc(), rawType: rawType, cases: cases)
    }

    mutating func enumCase(_ rawType: EnumType.RawType) -> EnumType.Case {
        let name = freshName("option")
        return EnumType.Case(name: name, rawValue: rawValue(rawType), doc: doc())
    }

    /// A raw value nobody has had yet.
    mutating func rawValue(_ rawType: EnumType.RawType) -> EnumType.RawValue {
        serial += 1
        return rawType == .string ? .string("raw\(serial)") : .integer(Int64(serial % 30_000))
    }

    mutating func composite(in schema: Schema) -> CompositeType {
        var fields = NamedList<CompositeType.Field>()
        for _ in 0...random.below(3) { fields.insert(field(in: schema)) }
        return CompositeType(name: freshName("Part"), doc: doc(), fields: fields)
    }

    /// A field of a scalar, an enum, or a composite that already exists (so that none contains itself).
    mutating func field(in schema: Schema) -> CompositeType.Field {
        var type = AttributeType.scalar(random.pick(ScalarType.allCases) ?? .string)
        if random.chance(15), let name = random.pick(schema.enums.names) { type = .enumeration(name) }
        if random.chance(10), let name = random.pick(schema.composites.names) { type = .composite(name) }
        let isOptional = random.chance(40)
        return CompositeType.Field(
            name: freshName("field"), doc: doc(), type: type, isOptional: isOptional,
            defaultValue: random.chance(50) ? defaultValue(of: type, in: schema) : nil)
    }

    mutating func attributeType(in schema: Schema) -> AttributeType {
        switch random.below(20) {
        case 0..<13: return .scalar(random.pick(ScalarType.allCases) ?? .string)
        case 13, 14: return random.pick(schema.enums.names).map { .enumeration($0) } ?? .scalar(.int)
        case 15: return random.pick(schema.composites.names).map { .composite($0) } ?? .scalar(.string)
        case 16: return .list(random.pick([ScalarType.string, .int, .double, .uuid]) ?? .string)
        case 17: return .codable(random.chance(50) ? "Payload" : "Extra")
        case 18: return .transformable(random.chance(50) ? nil : "ColorTransformer")
        default: return .scalar(.string)
        }
    }

    /// A default of the type, or nil for types that have none.
    mutating func defaultValue(of type: AttributeType, in schema: Schema) -> DefaultValue? {
        switch type {
        case .scalar(.uuid): return random.chance(50) ? .generatedUUID : .constant(constant(of: .uuid))
        case .scalar(.date): return random.chance(50) ? .now : .constant(constant(of: .date))
        case .scalar(let scalar): return .constant(constant(of: scalar))
        case .enumeration(let name):
            return random.pick(schema.enums[name]?.cases.names ?? []).map { .constant(.enumCase($0)) }
        case .list(let scalar):
            return .constant(.list((0..<random.below(3)).map { _ in constant(of: scalar) }))
        case .composite, .codable, .transformable: return nil
        }
    }

    /// A constant inside the limits that `limits(of:)` makes: numbers from 0 to 99, texts of 1 to 9 letters.
    mutating func constant(of scalar: ScalarType) -> Constant {
        let number = random.below(100)
        switch scalar {
        case .string: return .string("t\(number)")
        case .bool: return .bool(number < 50)
        case .int, .int16, .int32, .int64: return .integer(Int64(number))
        case .float, .double: return .double(Double(number) / 2)
        case .decimal: return DecimalConstant("\(number).5").map { .decimal($0) } ?? .integer(0)
        case .date: return .date(DateConstant(seconds: Int64(number) * 86_400))
        case .uuid:
            let digits = String(number)
            let tail = String(repeating: "0", count: 12 - digits.count) + digits
            return .uuid("00000000-0000-4000-8000-" + tail)
        case .url: return .url("https://example.com/\(number)")
        case .data: return .data([UInt8(number)])
        }
    }

    mutating func limits(of type: AttributeType) -> AttributeLimits {
        guard case .scalar(let scalar) = type else { return AttributeLimits() }
        let low = -random.below(50)
        let high = 1_000 + random.below(50)
        switch scalar {
        case .int, .int16, .int32, .int64:
            return AttributeLimits(minimum: .integer(Int64(low)), maximum: .integer(Int64(high)))
        case .float, .double: return AttributeLimits(minimum: .double(Double(low)))
        case .string:
            return AttributeLimits(
                minimumLength: random.below(2), maximumLength: high, pattern: random.chance(30) ? ".{0,\(high)}" : nil)
        default: return AttributeLimits()
        }
    }
}
