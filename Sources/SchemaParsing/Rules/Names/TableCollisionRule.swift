package import Diagnostics
import SchemaModel

/// Two entities whose rows would stand in one table.
///
/// Only names given by `table:` are looked at; entities whose own names collide are reported by `name-collision`.
package enum TableCollisionRule: SchemaRule {
    package static let rule = Rule(
        name: "table-collision",
        summary: "Each hierarchy of entities has a table of its own; SQLite ignores case in names.")
    package static let frozenSeverity = Severity.warning

    package static func check(_ context: inout RuleContext) {
        var taken: [String: EntityDocument] = [:]
        for entity in context.document.entities {
            let isRoot = entity.parent.map { context.names.entity($0.value) == nil } ?? true
            guard isRoot || entity.table != nil else { continue }
            let name = entity.table ?? entity.name
            guard let first = taken[name.value.lowercased()] else {
                taken[name.value.lowercased()] = entity
                continue
            }
            guard entity.table != nil || first.table != nil else { continue }
            let firstName = first.table ?? first.name
            context.report(
                self, "`\(entity.name.value)` and `\(first.name.value)` both have the table `\(name.value)`",
                on: ElementPath(entity.name.value), at: name.location,
                labels: [Diagnostic.Label("`\(first.name.value)` takes it here", at: firstName.location)],
                notes: firstName.value == name.value ? [] : ["SQLite ignores case in names of tables"],
                helps: ["write another name behind `table:`"])
        }
    }
}
