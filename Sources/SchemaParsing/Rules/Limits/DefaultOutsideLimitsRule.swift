package import Diagnostics
import SchemaModel

/// A default that breaks the attribute's own limits.
///
/// Stores count the length of a string in different units (characters, Unicode scalars, UTF-16 units): a length is reported
/// where it is wrong in every one of them.
package enum DefaultOutsideLimitsRule: SchemaRule {
    package static let rule = Rule(
        name: "default-outside-limits",
        summary: "A default keeps the limits of its attribute; a new object could not be saved otherwise.")
    package static let frozenSeverity = Severity.warning

    /// The limit that is broken.
    private struct Breach {
        let key: String
        /// How the sentence ends, for instance "below its `min` 1".
        let text: String
    }

    package static func check(_ context: inout RuleContext) {
        for entity in context.document.entities {
            for attribute in entity.attributes where attribute.defaultValue != nil {
                let path = ElementPath(entity.name.value, attribute.name.value)
                guard let resolved = context.resolved(path), case .constant(let value) = resolved.defaultValue else {
                    continue
                }
                for breach in breaches(of: value, attribute, resolved.limits) {
                    report(breach, attribute, on: path, in: &context)
                }
            }
        }
    }

    private static func breaches(
        of value: Constant, _ attribute: AttributeDocument, _ limits: AttributeLimits
    ) -> [Breach] {
        var breaches: [Breach] = []
        if let minimum = limits.minimum, let written = attribute.minimum, ConstantOrder.isLess(value, than: minimum) {
            breaches.append(Breach(key: "min", text: "below its `min` \(ConstantOrder.text(written.value))"))
        }
        if let maximum = limits.maximum, let written = attribute.maximum, ConstantOrder.isLess(maximum, than: value) {
            breaches.append(Breach(key: "max", text: "above its `max` \(ConstantOrder.text(written.value))"))
        }
        if let length = length(of: value) {
            if let least = limits.minimumLength, length.upperBound < least {
                breaches.append(Breach(key: "minLength", text: "shorter than its `minLength` \(least)"))
            }
            if let most = limits.maximumLength, length.lowerBound > most {
                breaches.append(Breach(key: "maxLength", text: "longer than its `maxLength` \(most)"))
            }
        }
        if let text = limits.pattern, case .string(let string) = value, let pattern = try? PatternParser.parse(text),
            pattern.matches(string) == false
        {
            breaches.append(Breach(key: "pattern", text: "against its `pattern`"))
        }
        return breaches
    }

    /// The length in the smallest and the largest unit that a store counts in.
    private static func length(of value: Constant) -> ClosedRange<Int>? {
        switch value {
        case .string(let text): text.count...text.utf16.count
        case .data(let bytes): bytes.count...bytes.count
        default: nil
        }
    }

    private static func report(
        _ breach: Breach, _ attribute: AttributeDocument, on path: ElementPath, in context: inout RuleContext
    ) {
        let text = attribute.defaultValue.map { ConstantOrder.text($0.value) } ?? ""
        let written = text.isEmpty ? "empty" : "`\(text)`"
        context.report(
            self, "`default` of `\(path)` is \(written), \(breach.text)", on: path, key: "default",
            labels: context.label("the limit stands here", on: path, key: breach.key),
            notes: ["a new object that keeps its default could not be saved"],
            helps: ["write another default, or another `\(breach.key)`"])
    }
}
