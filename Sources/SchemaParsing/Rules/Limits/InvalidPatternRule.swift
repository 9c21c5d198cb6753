package import Diagnostics
import SchemaModel

/// A pattern that is no regular expression in any dialect.
///
/// Checked without the platform's engine: brackets, sets, repetition and escapes. A pattern that passes may still ask for
/// something that one platform lacks.
package enum InvalidPatternRule: SchemaRule {
    package static let rule = Rule(
        name: "invalid-pattern",
        summary: "A `pattern` is a regular expression; with a broken one every validation fails at run time.")
    package static let frozenSeverity = Severity.warning

    package static func check(_ context: inout RuleContext) {
        for entity in context.document.entities {
            for attribute in entity.attributes {
                guard let pattern = attribute.pattern else { continue }
                do throws(Pattern.Problem) {
                    _ = try PatternParser.parse(pattern.value)
                } catch {
                    let path = ElementPath(entity.name.value, attribute.name.value)
                    context.report(
                        self, "the pattern of `\(path)` is no regular expression: \(error.text)", on: path,
                        at: pattern.location,
                        helps: [error.help ?? "write a back-slash before a character that stands for itself"])
                }
            }
        }
    }
}
