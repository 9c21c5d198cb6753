/// Rows and links go to another table: INSERT ... SELECT.
struct SQLiteRowsMoved: TableRule {
    let name = "sqlite-rows-moved"
    let summary = "rows and links go to another table by INSERT ... SELECT, in the transaction of the migration"
    let source = "sqlite.org/lang_insert.html"
    let certainty = ChangeRecord.Certainty.certain
    let work = Work.rows
    let method = "they are copied to their new place"

    func covers(_ operation: TableOperation) -> Bool {
        switch operation {
        case .moveRows: true
        default: false
        }
    }
}
