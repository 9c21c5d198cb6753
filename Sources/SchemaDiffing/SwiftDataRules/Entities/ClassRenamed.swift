import SchemaModel

/// TRUTH 1.4 "Class name / codegen / module": the stored class keeps its first name.
struct ClassRenamed: JudgingRule {
    let name = "class-renamed"
    let summary = "the class name is no part of the version hash, and the stored class keeps its first name"
    let source = Sources.versions
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.key == .class else { return nil }
        return .none("the class name is not stored")
    }
}
