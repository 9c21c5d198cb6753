import SchemaModel

/// TRUTH 1.4 "Class name / codegen / module": no part of the hash, and no part of the name.
struct CoreDataClassChanged: JudgingRule {
    let name = "coredata-class-changed"
    let summary = "Core Data knows an entity by its name: another class reads the same rows"
    let source = Sources.versions
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.key == .class else { return nil }
        return .none("the class is no part of the version hash, and the entity keeps its name")
    }
}
