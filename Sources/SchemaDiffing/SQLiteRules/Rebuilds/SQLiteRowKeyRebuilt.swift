/// TRUTH 4.1 "change ... PK": AUTOINCREMENT belongs to the key.
struct SQLiteRowKeyRebuilt: TableRule {
    let name = "sqlite-row-key-rebuilt"
    let summary = "whether row numbers are given again is part of the primary key, which cannot be changed in place"
    let source = Sources.sqliteAlterTable
    let certainty = ChangeRecord.Certainty.certain
    let work = Work.rebuild
    let method = "both tables are rebuilt, as SQLite changes no primary key and no foreign key in place"

    func covers(_ operation: TableOperation) -> Bool {
        switch operation {
        case .changeRowKey: true
        default: false
        }
    }
}
