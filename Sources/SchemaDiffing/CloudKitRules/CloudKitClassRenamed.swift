import SchemaModel

/// TRUTH 5, CK14; 1.4: the simple name of a SwiftData class is the entity's.
struct CloudKitClassRenamed: JudgingRule {
    let name = "cloudkit-class-renamed"
    let summary =
        "a SwiftData class of another name is another record type, and the records of the old one do not come back"
    let source = Sources.cloudKitModel
    let certainty = ChangeRecord.Certainty.certain

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.key == .class, let old = step.oldEntity(change) else { return nil }
        guard ClassRenamed().ruling(on: change, in: step)?.inference == .refused else {
            return .none("the record type keeps its name")
        }
        return .impossible(
            "records of `\(old.name)` stay under the old record type", loss: ["every row of `\(old.name)`"])
    }
}
