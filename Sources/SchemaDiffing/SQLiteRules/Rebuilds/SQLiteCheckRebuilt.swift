/// TRUTH 4.1 "ADD/DROP CHECK constraint": in place since SQLite 3.53 only, which systems do not ship yet.
struct SQLiteCheckRebuilt: TableRule {
    let name = "sqlite-check-rebuilt"
    let summary = "a CHECK is changed in place since SQLite 3.53 only: older ones need a rebuild"
    let source = "sqlite.org/changes.html"
    let certainty = ChangeRecord.Certainty.certain
    let work = Work.rebuild
    let method = "the table is rebuilt, as only SQLite 3.53 changes a CHECK in place"

    func covers(_ operation: TableOperation) -> Bool {
        switch operation {
        case .changeCheck, .dropCheck: true
        default: false
        }
    }
}
