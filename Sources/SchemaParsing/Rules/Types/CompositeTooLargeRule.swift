package import Diagnostics
import SchemaModel

/// Composites with more fields than a store has room for, counted with those of the composites inside them.
///
/// Reported is a composite whose own fields break the limit, not those that only contain it.
package enum CompositeTooLargeRule: SchemaRule {
    package static let rule = Rule(
        name: "composite-too-large",
        summary: "A composite has at most \(CompositeType.fieldLimit) fields, counted with those inside them, and "
            + "composites stand at most \(CompositeType.depthLimit) deep; each field is a column.")
    package static let isStructural = true

    /// How large a composite is; numbers stop one above their limits.
    private struct Extent {
        var fields = 0
        var depth = 1

        var isTooLarge: Bool { fields > CompositeType.fieldLimit || depth > CompositeType.depthLimit }

        mutating func add(_ inner: Extent?) {
            fields = min(fields + 1 + (inner?.fields ?? 0), CompositeType.fieldLimit + 1)
            depth = max(depth, min(1 + (inner?.depth ?? 0), CompositeType.depthLimit + 1))
        }
    }

    /// A composite on the way, and the field to look at next.
    private struct Visit {
        let composite: CompositeDocument
        var next = 0
        var extent = Extent()
        /// Whether a composite inside is reported already.
        var containsTooLarge = false
    }

    package static func check(_ context: inout RuleContext) {
        var finished: [String: Extent] = [:]
        for composite in context.document.composites where finished[composite.name.value] == nil {
            measure(composite, &finished, in: &context)
        }
    }

    /// Measures what `start` contains before itself, each composite once, without recursion. A circle counts as nothing:
    /// `composite-loop` speaks of it.
    private static func measure(
        _ start: CompositeDocument, _ finished: inout [String: Extent], in context: inout RuleContext
    ) {
        var path = [Visit(composite: start)]
        var open: Set = [start.name.value]
        while var visit = path.popLast() {
            guard visit.next < visit.composite.fields.count else {
                let name = visit.composite.name.value
                open.remove(name)
                finished[name] = visit.extent
                if visit.extent.isTooLarge, !visit.containsTooLarge {
                    report(visit.composite, visit.extent, in: &context)
                }
                continue
            }
            guard case .named(let type) = visit.composite.fields[visit.next].type?.value,
                let inner = context.names.composite(type)
            else {
                visit.next += 1
                visit.extent.add(nil)
                path.append(visit)
                continue
            }
            if let extent = finished[type] {
                visit.extent.add(extent)
                visit.containsTooLarge = visit.containsTooLarge || extent.isTooLarge
            } else if open.insert(type).inserted {
                path.append(visit)
                path.append(Visit(composite: inner))
                continue
            }
            visit.next += 1
            path.append(visit)
        }
    }

    private static func report(_ composite: CompositeDocument, _ extent: Extent, in context: inout RuleContext) {
        let name = composite.name.value
        let isDeep = extent.fields <= CompositeType.fieldLimit
        context.report(
            self,
            isDeep
                ? "in `\(name)`, more than \(CompositeType.depthLimit) composites stand inside each other"
                : "`\(name)` has more than \(CompositeType.fieldLimit) fields, counted with those of its composites",
            on: ElementPath(name),
            notes: ["a composite is stored as one column a field, and a composite inside it as all of its own"],
            helps: ["make a part of it an entity and link to it", "or store a part as one value: `codable(TypeName)`"])
    }
}
