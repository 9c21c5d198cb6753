import SchemaModel

/// The columns that hold one attribute, and what ties them together.
struct SQLiteAttributeColumns {
    var columns: [SQLiteColumn] = []
    /// The columns that hold a value in every row that has the attribute.
    var required: [SQLIdentifier] = []
    /// What a row must satisfy across columns.
    var checks: [SQLFragment] = []
    /// Whether fields were left out because there are too many or they lie too deep.
    private(set) var isIncomplete = false
    /// The fields looked at: composites in composites can be few to write and very many to flatten.
    private var visits = 0

    /// The columns for `attribute` with names that begin with `stem`: at most `limit`.
    init(_ attribute: Attribute, stem: String, in schema: Schema, limit: Int) {
        guard case .composite(let composite) = attribute.type else {
            columns = [SQLiteColumn(attribute, name: SQLIdentifier(stem), in: schema)]
            required = attribute.isOptional ? [] : columns.map(\.name)
            return
        }
        appendFields(
            of: composite, stem: stem, isOptional: attribute.isOptional, keepsDefaults: !attribute.isOptional,
            in: schema, limit: limit, depth: 0)
        guard !columns.isEmpty else { return }
        columns[0].comments.insert(contentsOf: attribute.doc.map(SQLComment.lines) ?? [], at: 0)
    }

    /// Adds a column a field. Composites nest at most as deep as the language admits; the limits hold for hostile input.
    private mutating func appendFields(
        of name: String, stem: String, isOptional: Bool, keepsDefaults: Bool, in schema: Schema, limit: Int, depth: Int
    ) {
        guard let composite = schema.composites[name] else { return }
        guard depth < 32 else {
            isIncomplete = true
            return
        }
        let firstColumn = columns.count
        let firstRequired = required.count
        for field in composite.fields {
            visits += 1
            isIncomplete = isIncomplete || columns.count >= limit || visits > 2 * limit
            if isIncomplete { return }
            let fieldStem = "\(stem)_\(field.name)"
            if case .composite(let inner) = field.type {
                appendFields(
                    of: inner, stem: fieldStem, isOptional: field.isOptional,
                    keepsDefaults: keepsDefaults && !field.isOptional, in: schema, limit: limit, depth: depth + 1)
                continue
            }
            // With a default of its own, a field would make an absent composite half present.
            let attribute = Attribute(
                name: field.name, doc: field.doc, type: field.type, isOptional: field.isOptional,
                defaultValue: keepsDefaults ? field.defaultValue : nil)
            let column = SQLiteColumn(attribute, name: SQLIdentifier(fieldStem), in: schema)
            columns.append(column)
            if !field.isOptional { required.append(column.name) }
        }
        if isOptional { tie(columnsFrom: firstColumn, requiredFrom: firstRequired) }
    }

    /// An optional composite is there as a whole or not at all: its mandatory fields are present together, its optional
    /// ones only beside them. Where all fields are optional, absent and empty look the same.
    private mutating func tie(columnsFrom firstColumn: Int, requiredFrom firstRequired: Int) {
        let mandatory = required[firstRequired...]
        defer { required.removeSubrange(firstRequired...) }
        guard let anchor = mandatory.first else { return }
        let names = Set(mandatory)
        for column in columns[firstColumn...] where column.name != anchor {
            checks.append(
                names.contains(column.name)
                    ? "(\(anchor) IS NULL) = (\(column.name) IS NULL)"
                    : "\(anchor) IS NOT NULL OR \(column.name) IS NULL")
        }
    }
}

extension SQLiteColumn {
    /// The column of an attribute that is no composite, without saying that it must hold a value.
    init(_ attribute: Attribute, name: SQLIdentifier, in schema: Schema) {
        self.init(name: name, type: Self.storageClass(of: attribute.type, in: schema))
        defaultValue = attribute.defaultValue.flatMap {
            SQLiteConstants.defaultValue($0, type: attribute.type, in: schema)
        }
        checks = Self.typeCheck(of: attribute.type, name, in: schema).map { [$0] } ?? []
        checks += Self.limitChecks(of: attribute, name, in: schema)
        comments = attribute.doc.map(SQLComment.lines) ?? []
        if let pattern = attribute.limits.pattern {
            comments.append(SQLComment("not checked, as SQLite has no regular expressions: the pattern \(pattern)"))
        }
    }

    private static func storageClass(of type: AttributeType, in schema: Schema) -> StorageClass {
        switch type {
        case .scalar(let scalar): storageClass(of: scalar)
        case .enumeration: (schema.rawType(of: type) ?? .string) == .string ? .text : .integer
        case .list, .codable: .text
        case .transformable: .blob
        // A composite has columns of its own.
        case .composite: .blob
        }
    }

    private static func storageClass(of scalar: ScalarType) -> StorageClass {
        switch scalar {
        case .bool, .int, .int16, .int32, .int64: .integer
        case .float, .double, .date: .real
        case .string, .decimal, .uuid, .url: .text
        case .data: .blob
        }
    }

    /// What tells values of the type from others of the same storage class. A NULL satisfies every check: it makes a
    /// comparison unknown, and only false is refused.
    private static func typeCheck(of type: AttributeType, _ name: SQLIdentifier, in schema: Schema) -> SQLFragment? {
        switch type {
        case .scalar(.bool): return "\(name) IN (0, 1)"
        case .scalar(.int16): return "\(name) BETWEEN -32768 AND 32767"
        case .scalar(.int32): return "\(name) BETWEEN -2147483648 AND 2147483647"
        case .scalar(.decimal): return "\(name) GLOB '*[0-9]*' AND \(name) NOT GLOB '*[^0-9.-]*'"
        case .scalar(.uuid): return "length(\(name)) = 36 AND \(name) NOT GLOB '*[^0-9A-F-]*'"
        case .enumeration(let type):
            guard let cases = schema.enums[type]?.cases.elements else { return nil }
            return "\(name) IN (\(cases.map { SQLiteConstants.literal($0.rawValue) }))"
        // Before SQLite 3.45, json_valid says of a NULL that it is no JSON.
        case .list, .codable: return "\(name) IS NULL OR json_valid(\(name))"
        case .scalar, .composite, .transformable: return nil
        }
    }

    /// Limits, exact but for decimals: their text is compared as a number of 15 digits, so that no legal value is refused.
    /// `length` counts the Unicode scalars of a text and the bytes of data.
    private static func limitChecks(
        of attribute: Attribute, _ name: SQLIdentifier, in schema: Schema
    ) -> [SQLFragment] {
        let limits = attribute.limits
        let isDecimal = attribute.type == .scalar(.decimal)
        let value: SQLFragment = isDecimal ? "CAST(\(name) AS REAL)" : "\(name)"
        func bound(_ constant: Constant) -> SQLFragment? {
            SQLiteConstants.literal(constant, type: attribute.type, in: schema).map {
                isDecimal ? "CAST(\($0) AS REAL)" : SQLFragment($0)
            }
        }
        return [
            limits.minimum.flatMap(bound).map { "\(value) >= \($0)" },
            limits.maximum.flatMap(bound).map { "\(value) <= \($0)" },
            limits.minimumLength.map { "length(\(name)) >= \(SQLLiteral.integer(Int64($0)))" },
            limits.maximumLength.map { "length(\(name)) <= \(SQLLiteral.integer(Int64($0)))" },
        ].compactMap { $0 }
    }
}
