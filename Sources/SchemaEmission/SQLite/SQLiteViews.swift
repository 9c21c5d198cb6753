import Mustache
import SchemaModel

/// What `sqlite-schema.mustache` prints: the script of one version.
struct SQLiteScriptView: TemplateView {
    let schema: SQLiteSchema

    func value(for name: String) -> TemplateValue? {
        switch name {
        case "schema": .text(SQLComment(schema.name).description)
        case "version": .text(schema.version.description)
        case "userVersion": .optional(schema.userVersion.map { "\($0)" })
        case "versionTable": .text(SQLiteNames.version.description)
        case "versionText": .text(SQLLiteral.text(schema.version.description).description)
        case "hasTriggers": .flag(!schema.triggers.isEmpty)
        case "tables": .views(schema.tables.map { SQLiteTableView(table: $0) })
        case "indexes": .views(schema.indexes.map { SQLiteIndexView(index: $0) })
        case "triggers": .views(schema.triggers.map { SQLiteTriggerView(trigger: $0) })
        default: nil
        }
    }
}

/// What `sqlite-table.mustache` prints. A line is a column or a rule of the whole table.
struct SQLiteTableView: TemplateView {
    let table: SQLiteTable

    func value(for name: String) -> TemplateValue? {
        switch name {
        case "table": .text(table.name.description)
        case "notes": .texts(table.comments.map(\.description))
        case "isJoin": .flag(!table.primaryKey.isEmpty)
        case "lines": .views(lines)
        default: nil
        }
    }

    private var lines: [any TemplateView] {
        var lines: [any TemplateView] = table.columns.map { SQLiteLineView(column: $0) }
        if !table.primaryKey.isEmpty { lines.append(SQLiteLineView(primaryKey: "\(table.primaryKey)")) }
        return lines + table.checks.map { SQLiteLineView(tableCheck: $0) }
    }
}

/// One line between the parentheses of a table: exactly one of the three is there.
struct SQLiteLineView: TemplateView {
    var column: SQLiteColumn?
    var primaryKey: SQLFragment?
    var tableCheck: SQLFragment?

    func value(for name: String) -> TemplateValue? {
        switch name {
        case "column": column.map { .view(SQLiteColumnView(column: $0)) } ?? .absent
        case "primaryKey": .optional(primaryKey?.description)
        case "tableCheck": .optional(tableCheck?.description)
        case "remarks": .texts(column?.comments.map(\.description) ?? [])
        default: nil
        }
    }
}

/// A column within its line.
struct SQLiteColumnView: TemplateView {
    let column: SQLiteColumn

    func value(for name: String) -> TemplateValue? {
        switch name {
        case "name": .text(column.name.description)
        case "type": .text(column.type.rawValue)
        case "isKey": .flag(column.key != .none)
        case "isNeverReused": .flag(column.key == .rowNumberNeverReused)
        case "isNotNull": .flag(column.isNotNull)
        case "default": .optional(column.defaultValue?.description)
        case "checks": .texts(column.checks.map(\.description))
        case "reference": column.reference.map { .view(SQLiteReferenceView(reference: $0)) } ?? .absent
        default: nil
        }
    }
}

/// A foreign key within its column.
struct SQLiteReferenceView: TemplateView {
    let reference: SQLiteReference

    func value(for name: String) -> TemplateValue? {
        switch name {
        case "parent": .text(reference.table.description)
        case "parentKey": .text(SQLiteNames.key.description)
        case "action": .text(reference.onDelete.rawValue)
        default: nil
        }
    }
}

/// What `sqlite-index.mustache` prints.
struct SQLiteIndexView: TemplateView {
    let index: SQLiteIndex

    func value(for name: String) -> TemplateValue? {
        let columns: SQLFragment = "\(index.columns)"
        return switch name {
        case "isUnique": .flag(index.isUnique)
        case "index": .text(index.name.description)
        case "table": .text(index.table.description)
        case "columns": .text(columns.description)
        case "condition": .optional(index.condition?.description)
        default: nil
        }
    }
}

/// What `sqlite-trigger.mustache` prints.
struct SQLiteTriggerView: TemplateView {
    let trigger: SQLiteTrigger

    func value(for name: String) -> TemplateValue? {
        switch name {
        case "trigger": .text(trigger.name.description)
        case "table": .text(trigger.table.description)
        case "note": .text(trigger.comment.description)
        case "condition": .optional(trigger.condition?.description)
        case "statement": .text(trigger.statement.description)
        default: nil
        }
    }
}
