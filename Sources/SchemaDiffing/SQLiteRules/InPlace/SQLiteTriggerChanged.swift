/// TRUTH 4.3: rules that no foreign key can say are triggers.
struct SQLiteTriggerChanged: TableRule {
    let name = "sqlite-trigger-changed"
    let summary = "a delete rule that is a trigger is dropped and created in place"
    let source = Sources.sqliteTrigger
    let certainty = ChangeRecord.Certainty.certain
    let work = Work.inPlace
    let method = "DROP TRIGGER and CREATE TRIGGER touch no row"

    func covers(_ operation: TableOperation) -> Bool {
        switch operation {
        case .changeTrigger: true
        default: false
        }
    }
}
