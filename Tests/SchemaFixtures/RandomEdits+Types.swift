import SchemaModel

/// Edits of enums and composites.
extension RandomSchemas {
    mutating func editEnums(of schema: inout Schema) {
        guard random.chance(85), var enumeration = random.pick(schema.enums.elements) else {
            let new = enumeration()
            schema.enums.insert(new)
            return
        }
        switch random.below(7) {
        case 0, 1: enumeration.cases.insert(enumCase(enumeration.rawType))
        case 2:
            guard enumeration.cases.count > 1, let name = random.pick(enumeration.cases.names) else { return }
            enumeration.cases = NamedList(enumeration.cases.elements.filter { $0.name != name })
        case 3, 4:
            guard var enumCase = random.pick(enumeration.cases.elements) else { return }
            let old = enumCase.name
            enumCase.name = freshName("choice")
            let isNew = random.chance(20)
            if isNew { enumCase.identity = enumCase.name }
            let renamed = enumCase
            enumeration.cases = enumeration.cases.map { $0.name == old ? renamed : $0 }
            if !isNew { schema.renameDefaults(of: enumeration.name, from: old, to: enumCase.name) }
        case 5:
            guard var enumCase = random.pick(enumeration.cases.elements) else { return }
            enumCase.rawValue = rawValue(enumeration.rawType)
            enumeration.cases.insert(enumCase)
        default:
            enumeration.rawType = random.pick(EnumType.RawType.allCases) ?? .string
            enumeration.cases = enumeration.cases.map { enumCase in
                var copy = enumCase
                copy.rawValue = rawValue(enumeration.rawType)
                return copy
            }
        }
        schema.enums.insert(enumeration)
        schema.dropDanglingDefaults()
    }

    mutating func editComposites(of schema: inout Schema) {
        guard random.chance(85), var composite = random.pick(schema.composites.elements) else {
            let new = composite(in: schema)
            schema.composites.insert(new)
            return
        }
        var plain = schema
        plain.composites = []
        guard random.chance(75), var field = random.pick(composite.fields.elements) else {
            composite.fields.insert(field(in: plain))
            schema.composites.insert(composite)
            return
        }
        let old = field.name
        switch random.below(6) {
        case 0: field.name = freshName("part")
        case 1: field.isOptional.toggle()
        case 2:
            field.type = .scalar(random.pick(ScalarType.allCases) ?? .string)
            field.defaultValue = nil
        case 3: field.defaultValue = defaultValue(of: field.type, in: schema)
        case 4: field.doc = freshName("Text ")
        default: field.identity = freshName("fresh")
        }
        let changed = field
        let isRemoval = composite.fields.count > 1 && random.chance(20)
        composite.fields = NamedList(
            composite.fields.elements.compactMap { $0.name != old ? $0 : isRemoval ? nil : changed })
        schema.composites.insert(composite)
    }
}

extension Schema {
    /// Makes defaults that name a case of `enumeration` follow its rename.
    mutating func renameDefaults(of enumeration: String, from old: String, to new: String) {
        updateDefaults { value, type in
            type == .enumeration(enumeration) && value == .constant(.enumCase(old)) ? .constant(.enumCase(new)) : value
        }
    }

    /// Removes defaults that name a case that is gone.
    mutating func dropDanglingDefaults() {
        let enums = enums
        updateDefaults { value, type in
            guard case .constant(.enumCase(let name)) = value, case .enumeration(let enumeration) = type else {
                return value
            }
            return enums[enumeration]?.cases.contains(name) == true ? value : nil
        }
    }

    private mutating func updateDefaults(_ update: (DefaultValue?, AttributeType) -> DefaultValue?) {
        composites = composites.map { composite in
            var copy = composite
            copy.fields = composite.fields.map { field in
                var result = field
                result.defaultValue = update(field.defaultValue, field.type)
                return result
            }
            return copy
        }
        entities = entities.map { entity in
            var copy = entity
            copy.attributes = entity.attributes.map { attribute in
                var result = attribute
                result.defaultValue = update(attribute.defaultValue, attribute.type)
                if attribute.isTransient || attribute.isEphemeral, result.defaultValue == nil {
                    result.isOptional = true
                }
                return result
            }
            return copy
        }
    }
}
