/// TRUTH 4.1 "SET/DROP NOT NULL": in place since SQLite 3.53 only, which systems do not ship yet.
struct SQLiteNotNullRebuilt: TableRule {
    let name = "sqlite-not-null-rebuilt"
    let summary = "NOT NULL is set and dropped in place since SQLite 3.53 only: older ones need a rebuild"
    let source = "sqlite.org/changes.html"
    let certainty = ChangeRecord.Certainty.certain
    let work = Work.rebuild
    let method = "the table is rebuilt, as only SQLite 3.53 changes NOT NULL in place"

    func covers(_ operation: TableOperation) -> Bool {
        switch operation {
        case .setNotNull, .dropNotNull: true
        default: false
        }
    }
}
