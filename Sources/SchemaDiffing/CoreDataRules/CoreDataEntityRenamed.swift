import SchemaModel

/// TRUTH 1.4 "Rename entity, with renamingIdentifier", 1.2 consequence 1.
struct CoreDataEntityRenamed: JudgingRule {
    let name = "coredata-entity-renamed"
    let summary = "a renamed entity keeps its rows; the version hash of every entity that leads to it moves too"
    let source = Sources.inferred
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.element.kind == .entity, change.key == .name else { return nil }
        return .lightweight("its renaming identifier `\(change.element.owner)` tells the store where the rows are")
    }
}
