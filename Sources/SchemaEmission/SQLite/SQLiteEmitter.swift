package import Mustache
package import SchemaModel
import Templates

/// Writes the tables of every version as a script for SQLite 3.38 or later.
///
/// How values are stored: `SQLiteSchema`. How delete rules act: `EntityLink`. A connection that uses the database
/// has to switch on `foreign_keys`, and `recursive_triggers` where there are triggers; the script says so.
package enum SQLiteEmitter {
    /// One script a version, `<Schema>/<version>.sql`, oldest first. Throws where a template is wrong.
    package static func files(for history: SchemaHistory) throws(TemplateError) -> [OutputFile] {
        let library = try templates()
        var files: [OutputFile] = []
        for layer in history.layers {
            let view = SQLiteScriptView(schema: SQLiteSchemaBuilder(layer.schema).result)
            var bytes: [UInt8] = []
            try library.render("sqlite-schema", view, into: &bytes)
            files.append(OutputFile(path: "\(history.name)/\(layer.version).sql", bytes: bytes))
        }
        return files
    }

    /// What SQLite cannot hold of `schema`, in the order of the schema. With an error among them, the script is incomplete.
    ///
    /// Of a released layer (`isFrozen`), names that collide are warnings: nobody can mend them there, and the later one is
    /// called otherwise.
    package static func findings(for schema: Schema, isFrozen: Bool = false) -> [Finding] {
        SQLiteSchemaBuilder(schema, isFrozen: isFrozen).findings
    }

    /// The tables, indexes and triggers of `schema`.
    package static func tables(for schema: Schema) -> SQLiteSchema { SQLiteSchemaBuilder(schema).result }

    /// The statements that make the tables, indexes and triggers of `schema`, without pragmas and transaction.
    package static func statements(for schema: Schema) throws(TemplateError) -> [String] {
        let library = try templates()
        let made = SQLiteSchemaBuilder(schema).result
        var statements: [String] = []
        for table in made.tables {
            statements.append(try library.text("sqlite-table", SQLiteTableView(table: table)))
        }
        for index in made.indexes {
            statements.append(try library.text("sqlite-index", SQLiteIndexView(index: index)))
        }
        for trigger in made.triggers {
            statements.append(try library.text("sqlite-trigger", SQLiteTriggerView(trigger: trigger)))
        }
        return statements
    }

    private static func templates() throws(TemplateError) -> TemplateLibrary {
        var library = TemplateLibrary()
        for name in ["sqlite-schema", "sqlite-table", "sqlite-index", "sqlite-trigger"] {
            guard let text = BuiltinTemplates.text(of: name) else { continue }
            library.insert(try Template(parsing: text, name: name))
        }
        return library
    }
}

extension TemplateLibrary {
    fileprivate func text(_ name: String, _ view: any TemplateView) throws(TemplateError) -> String {
        var bytes: [UInt8] = []
        try render(name, view, into: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }
}
