import SchemaModel

/// TRUTH 2.8 rule 3, failure 40: a generated default is evaluated once for all migrated rows.
struct GeneratedDefaultAdded: JudgingRule {
    let name = "generated-default-on-existing-rows"
    let summary = "a generated default is evaluated once: every row that exists receives one and the same value"
    let source = Sources.examined
    let certainty = ChangeRecord.Certainty.probable

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard case .added(.attribute(let attribute)) = change.content, attribute.defaultValue?.isGenerated == true,
            let path = change.newPath
        else { return nil }
        return Ruling(
            hash: .moves, inference: .dataDependent, need: .nothing,
            loss: ["that `\(path)` differs from row to row: rows that exist all get one value"],
            reason: "the default is evaluated once for all rows that exist")
    }
}
