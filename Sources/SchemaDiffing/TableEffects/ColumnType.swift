import SchemaModel

/// What a column of tables holds: a shape, and the raw values that a CHECK admits where it is of an enum.
package struct ColumnType: Sendable, Hashable {
    let shape: StoredShape
    let values: Set<EnumType.RawValue>?

    init(_ type: AttributeType, in schema: Schema) {
        shape = schema.storedShape(of: type)
        if case .enumeration(let name) = type {
            values = Set((schema.enums[name]?.cases.elements ?? []).map(\.rawValue))
        } else {
            values = nil
        }
    }

    /// Whether SQLite keeps both alike: in one storage class, with one CHECK.
    func isAlikeInSQLite(_ other: ColumnType) -> Bool {
        storageClass == other.storageClass && check == other.check
    }

    /// The storage class of a STRICT table.
    private var storageClass: String {
        switch shape {
        case .scalar(.bool), .scalar(.int), .scalar(.int16), .scalar(.int32), .scalar(.int64): "INTEGER"
        case .scalar(.float), .scalar(.double), .scalar(.date): "REAL"
        case .scalar(.string), .scalar(.decimal), .scalar(.uuid), .scalar(.url), .list, .codable: "TEXT"
        case .scalar(.data), .transformable, .columns: "BLOB"
        }
    }

    private enum Check: Hashable {
        case none, json
        case scalar(ScalarType)
        case values(Set<EnumType.RawValue>)
    }

    private var check: Check {
        if let values { return .values(values) }
        switch shape {
        case .scalar(let scalar):
            switch scalar {
            case .bool, .int16, .int32, .decimal, .uuid: return .scalar(scalar)
            case .string, .int, .int64, .float, .double, .date, .url, .data: return .none
            }
        case .list, .codable: return .json
        case .columns, .transformable: return .none
        }
    }

    /// The column type in PostgreSQL.
    var postgreSQLName: String {
        switch shape {
        case .scalar(let scalar):
            switch scalar {
            case .string, .url: "text"
            case .bool: "boolean"
            case .int16: "smallint"
            case .int32: "integer"
            case .int, .int64: "bigint"
            case .float: "real"
            case .double: "double precision"
            case .decimal: "numeric"
            case .date: "timestamptz"
            case .uuid: "uuid"
            case .data: "bytea"
            }
        case .list, .codable: "jsonb"
        case .columns, .transformable: "bytea"
        }
    }
}

/// What becomes of values whose column changes its type.
enum Conversion: Hashable {
    /// Every value stays what it is; the tool knows the expression.
    case lossless
    /// An expression has to be given; the payload says what is lost if anything is.
    case expression(loss: String?)

    init(from old: ColumnType, to new: ColumnType) {
        if let admitted = new.values {
            let isCovered = old.values.map(admitted.isSuperset) ?? false
            let isAlike = old.shape == new.shape
            self = isCovered && isAlike ? .lossless : .expression(loss: "what the enum does not know")
            return
        }
        guard case .scalar(let before) = old.shape, case .scalar(let after) = new.shape else {
            self = .expression(loss: "what the new type cannot read")
            return
        }
        self = Self.keeps(before, as: after) ? .lossless : .expression(loss: Self.loss(of: before, as: after))
    }

    /// Whether every value of `old` is a value of `new`, told apart from all others.
    private static func keeps(_ old: ScalarType, as new: ScalarType) -> Bool {
        if old == new { return true }
        switch (old, new) {
        case (.bool, .string): return false
        case (.bool, _): return new.isNumeric
        case (.uuid, .string), (.url, .string), (.string, .url), (.float, .double): return true
        case (_, .string), (_, .decimal): return old.isInteger || old == .decimal
        case (_, .double): return old.isInteger && old.width < 53
        case (_, .float): return old == .int16
        default: return old.isInteger && new.isInteger && old.width <= new.width
        }
    }

    private static func loss(of old: ScalarType, as new: ScalarType) -> String? {
        if new == .string { return nil }
        if let loss = old.loss(as: new), old.isConvertible, new.isConvertible { return loss }
        return old.isNumeric && new.isNumeric
            ? "digits that \(new) has no room for" : "what \(new) cannot hold"
    }
}
