package import Diagnostics
import SchemaModel

/// Two cases of an enum that a store could not tell apart.
package enum DuplicateRawValueRule: SchemaRule {
    package static let rule = Rule(
        name: "duplicate-raw-value", summary: "Each case of an enum has a raw value of its own; a row holds only that.")
    package static let isStructural = true

    package static func check(_ context: inout RuleContext) {
        for item in context.schema.enums {
            var seen: [EnumType.RawValue: String] = [:]
            for enumCase in item.cases {
                guard let first = seen[enumCase.rawValue] else {
                    seen[enumCase.rawValue] = enumCase.name
                    continue
                }
                report(enumCase, first, of: item, in: &context)
            }
        }
    }

    private static func report(
        _ enumCase: EnumType.Case, _ first: String, of item: EnumType, in context: inout RuleContext
    ) {
        let path = ElementPath(item.name, enumCase.name)
        let source = context.names.source(of: path)
        let written = context.names.enumeration(item.name)?.cases.first { $0.name.value == enumCase.name }?.rawValue
        let location = written?.location ?? source?.location ?? context.sourceMap.version
        let value: String
        switch enumCase.rawValue {
        case .string(let text): value = NameText.printable(text)
        case .integer(let number): value = String(number)
        }
        context.report(
            self, "`\(path)` and `\(item.name).\(first)` have the same raw value, `\(value)`", on: path, at: location,
            labels: context.label("the first one is here", on: ElementPath(item.name, first), key: "raw"),
            notes: ["a row holds only the raw value, so the two would be one"],
            helps: ["give `\(path)` a raw value of its own"])
    }
}
