package import Diagnostics
import SchemaModel

/// Two values of an entity that would stand in one column.
///
/// A composite is one column a field, called by the attribute and the field: `address_street`. Looked at are columns named
/// by `column:` and those of composites, together with all columns that the entity inherits; attributes whose own names
/// collide are reported by `name-collision`.
package enum ColumnCollisionRule: SchemaRule {
    package static let rule = Rule(
        name: "column-collision",
        summary: "Each value of an entity has a column of its own; a composite takes one a field, `address_street`.")
    package static let frozenSeverity = Severity.warning

    /// A column that is taken.
    private struct Column {
        let name: String
        let path: ElementPath
        let location: SourceLocation
        /// Whether the column is simply the attribute's name.
        let isPlain: Bool
        /// Whether the column holds a field of a composite.
        let isField: Bool

        var key: String { name.lowercased() }
    }

    package static func check(_ context: inout RuleContext) {
        var taken: [String: [Column]] = [:]
        for step in HierarchyWalk.steps(of: context) {
            switch step {
            case .enter(let entity):
                for column in columns(of: entity, in: context) {
                    if let first = taken[column.key]?.last, !(first.isPlain && column.isPlain) {
                        report(column, first, in: &context)
                    }
                    taken[column.key, default: []].append(column)
                }
            case .leave(let entity):
                for column in columns(of: entity, in: context) { taken[column.key]?.removeLast() }
            }
        }
    }

    private static func columns(of entity: EntityDocument, in context: RuleContext) -> [Column] {
        entity.attributes.filter { !$0.isTransient }.flatMap { attribute -> [Column] in
            let path = ElementPath(entity.name.value, attribute.name.value)
            let stem = attribute.column ?? attribute.name
            let names = fields(of: attribute.type?.value, stem: stem.value, in: context)
            return names.map {
                Column(
                    name: $0, path: path, location: stem.location,
                    isPlain: attribute.column == nil && $0 == attribute.name.value, isField: $0 != stem.value)
            }
        }
    }

    /// The columns of a value of `type`: one, or one a field, as far as a valid composite goes.
    private static func fields(of type: TypeReference?, stem: String, in context: RuleContext) -> [String] {
        var columns: [String] = []
        var open = [(type: type, stem: stem)]
        var visits = 0
        while let (type, stem) = open.popLast(), visits <= CompositeType.fieldLimit {
            visits += 1
            guard case .named(let name) = type, let composite = context.names.composite(name) else {
                columns.append(stem)
                continue
            }
            for field in composite.fields.prefix(CompositeType.fieldLimit).reversed() {
                open.append((field.type?.value, "\(stem)_\(field.name.value)"))
            }
        }
        return columns
    }

    private static func report(_ column: Column, _ first: Column, in context: inout RuleContext) {
        let isSame = column.path == first.path
        context.report(
            self,
            isSame
                ? "two fields of `\(column.path)` need the column `\(column.name)`"
                : "`\(first.path)` and `\(column.path)` both need the column `\(column.name)`",
            on: column.path, at: column.location,
            labels: isSame ? [] : [Diagnostic.Label("the other one is here", at: first.location)],
            notes: column.isField || first.isField
                ? ["a composite is stored as one column a field, called by the attribute and the field"]
                : column.name == first.name ? [] : ["SQLite ignores case in names of columns"],
            helps: [
                context.names.attribute(column.path.owner, column.path.member ?? "")?.column != nil
                    ? "write another name behind `column:`"
                    : "write `column: \(column.path.member ?? "")Value`, or rename one of the two"
            ])
    }
}
