package import Diagnostics
import SchemaModel

/// Limits of an attribute that no value can keep.
package enum LimitsReversedRule: SchemaRule {
    package static let rule = Rule(
        name: "limits-reversed",
        summary: "The least value or length of an attribute is not above its greatest; no value could be saved.")
    package static let frozenSeverity = Severity.warning

    package static func check(_ context: inout RuleContext) {
        for entity in context.document.entities {
            for attribute in entity.attributes {
                checkBounds(attribute, on: ElementPath(entity.name.value, attribute.name.value), in: &context)
            }
        }
    }

    private static func checkBounds(
        _ attribute: AttributeDocument, on path: ElementPath, in context: inout RuleContext
    ) {
        if let least = attribute.minimumLength, let most = attribute.maximumLength, least.value > most.value {
            report(
                path, "minLength", least.location, "maxLength", most.location,
                (String(least.value), String(most.value)),
                in: &context)
        }
        guard let limits = context.resolved(path)?.limits, let least = limits.minimum, let most = limits.maximum,
            let minimum = attribute.minimum, let maximum = attribute.maximum,
            ConstantOrder.isLess(most, than: least)
        else { return }
        report(
            path, "min", minimum.location, "max", maximum.location,
            (ConstantOrder.text(minimum.value), ConstantOrder.text(maximum.value)), in: &context)
    }

    private static func report(
        _ path: ElementPath, _ low: String, _ place: SourceLocation, _ high: String, _ other: SourceLocation,
        _ values: (least: String, most: String), in context: inout RuleContext
    ) {
        context.report(
            self, "`\(low)` of `\(path)` is \(values.least), above its `\(high)` \(values.most)", on: path, at: place,
            labels: [Diagnostic.Label("`\(high)` stands here", at: other)], notes: ["no value could ever be saved"],
            helps: ["write `\(low): \(values.most), \(high): \(values.least)`"])
    }
}
