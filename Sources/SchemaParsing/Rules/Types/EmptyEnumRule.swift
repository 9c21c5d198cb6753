package import Diagnostics
import SchemaModel
import YAMLSyntax

/// An enum without cases: it has no value at all.
package enum EmptyEnumRule: SchemaRule {
    package static let rule = Rule(
        name: "empty-enum", summary: "An enum has a case; Swift refuses raw values for one without.")
    package static let isStructural = true

    package static func check(_ context: inout RuleContext) {
        for item in context.document.enums where item.cases.isEmpty && isWrittenEmpty(item) {
            context.report(
                self, "`\(item.name.value)` has no cases", on: ElementPath(item.name.value), key: "cases",
                notes: ["an attribute of this type could hold no value"],
                helps: [
                    item.rawType == .string
                        ? "write the cases: `\(item.name.value): [first, second]`"
                        : "write the cases: `cases: { first: 0, second: 1 }`"
                ])
        }
    }

    /// Whether the list or mapping of cases is empty, and not only what could be read of it.
    private static func isWrittenEmpty(_ item: EnumDocument) -> Bool {
        var cases = item.source.node
        if case .mapping(let pairs) = cases.content {
            guard let pair = pairs.first(where: { $0.key == "cases" }) else { return false }
            cases = pair.value
        }
        switch cases.content {
        case .sequence(let items): return items.isEmpty
        case .mapping(let pairs): return pairs.isEmpty
        case .scalar: return false
        }
    }
}
