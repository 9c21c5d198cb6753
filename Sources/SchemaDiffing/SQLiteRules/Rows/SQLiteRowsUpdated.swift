/// UPDATE and DELETE in the transaction of the migration.
struct SQLiteRowsUpdated: TableRule {
    let name = "sqlite-rows-updated"
    let summary = "rows are updated or deleted in the transaction of the migration"
    let source = "sqlite.org/lang_update.html"
    let certainty = ChangeRecord.Certainty.certain
    let work = Work.rows
    let method = "rows are written one by one"

    func covers(_ operation: TableOperation) -> Bool {
        switch operation {
        case .updateRows, .deleteRows: true
        default: false
        }
    }
}
