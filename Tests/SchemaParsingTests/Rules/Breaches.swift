import Diagnostics
import SchemaModel
import SchemaParsing

/// What one rule says of a version that begins with `text`, below a head of two lines; messages of reading come first.
func breaches(_ rule: (some SchemaRule).Type, _ text: String, isFrozen: Bool = false) -> [String] {
    let file = SourceFile(path: "schema.yaml", text: "schema: Shop\nversion: 1.0.0\n" + text)
    let reading = SchemaReader.read([file])
    var context = RuleContext(document: reading.document, schema: reading.schema, isFrozen: isFrozen)
    rule.check(&context)
    return (reading.diagnostics + context.diagnostics.sorted(by: Diagnostic.precedes)).map(describe)
}
