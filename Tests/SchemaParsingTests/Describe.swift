import Diagnostics
import SchemaModel
import SchemaParsing

/// A finding on one line, as tests compare it: `4:9 error unknown-key: message | help`.
func describe(_ diagnostic: Diagnostic) -> String {
    let start = diagnostic.location?.range.start
    let place = start.map { "\($0.line):\($0.column) " } ?? ""
    let helps = diagnostic.helps.map { " | \($0)" }.joined()
    return "\(place)\(diagnostic.severity.rawValue) \(diagnostic.rule): \(diagnostic.message)\(helps)"
}

/// The findings of reading, resolving and all rules, in the order they are printed.
func findings(_ text: String, isFrozen: Bool = false) -> [String] {
    let reading = SchemaReader.read([SourceFile(path: "schema.yaml", text: text)])
    let rules = SchemaReader.check(reading.document, reading.schema, isFrozen: isFrozen)
    return (reading.diagnostics + rules).sorted(by: Diagnostic.precedes).map(describe)
}
