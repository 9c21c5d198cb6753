package import Diagnostics
import SchemaModel

/// Composites that contain themselves. Each circle is reported once, at the field that closes it.
package enum CompositeLoopRule: SchemaRule {
    package static let rule = Rule(
        name: "composite-loop",
        summary: "No composite contains itself, directly or through others; its columns would never end.")
    package static let isStructural = true

    /// A composite on the way, and the field to look at next.
    private struct Visit {
        let composite: CompositeDocument
        var next = 0
    }

    package static func check(_ context: inout RuleContext) {
        var finished: Set<String> = []
        for composite in context.document.composites where !finished.contains(composite.name.value) {
            search(from: composite, finished: &finished, in: &context)
        }
    }

    /// Follows the fields depth first, without recursion: chains may be long.
    private static func search(
        from start: CompositeDocument, finished: inout Set<String>, in context: inout RuleContext
    ) {
        var path = [Visit(composite: start)]
        var depths = [start.name.value: 0]
        while let visit = path.last {
            let name = visit.composite.name.value
            guard visit.next < visit.composite.fields.count else {
                finished.insert(name)
                depths[name] = nil
                path.removeLast()
                continue
            }
            path[path.count - 1].next += 1
            let field = visit.composite.fields[visit.next]
            guard case .named(let type) = field.type?.value, let inner = context.names.composite(type),
                !finished.contains(type)
            else { continue }
            if let depth = depths[type] {
                report(path[depth...].map(\.composite), closedBy: field, in: &context)
            } else {
                depths[type] = path.count
                path.append(Visit(composite: inner))
            }
        }
    }

    private static func report(
        _ loop: [CompositeDocument], closedBy field: CompositeDocument.Field, in context: inout RuleContext
    ) {
        guard let first = loop.first, let last = loop.last, let location = field.type?.location else { return }
        let names = (loop.dropFirst().map(\.name.value) + [first.name.value]).prefix(20)
        context.report(
            self,
            "`\(first.name.value)` contains "
                + (loop.count == 1 ? "itself" : names.map { "`\($0)`" }.joined(separator: ", which contains ")),
            on: ElementPath(last.name.value, field.name.value), at: location,
            notes: ["a composite is stored as one column a field, which would never end here"],
            helps: ["remove the field `\(field.name.value)`", "or make `\(first.name.value)` an entity and link to it"])
    }
}
