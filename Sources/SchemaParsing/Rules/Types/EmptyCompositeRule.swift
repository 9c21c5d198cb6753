package import Diagnostics
import SchemaModel
import YAMLSyntax

/// A composite without fields: it stores nothing.
package enum EmptyCompositeRule: SchemaRule {
    package static let rule = Rule(
        name: "empty-composite", summary: "A composite has a field; without one it stores nothing.", severity: .warning)

    package static func check(_ context: inout RuleContext) {
        for composite in context.document.composites where composite.fields.isEmpty {
            guard case .mapping(let pairs) = composite.source.node.content, pairs.isEmpty else { continue }
            let name = composite.name.value
            context.report(
                self, "`\(name)` has no fields", on: ElementPath(name), notes: ["it stores nothing"],
                helps: ["add a field, for instance `\(name): { value: string }`"])
        }
    }
}
