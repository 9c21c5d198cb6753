/// DROP TABLE, with foreign_keys off: it would delete row by row and cascade.
struct SQLiteTableDropped: TableRule {
    let name = "sqlite-table-dropped"
    let summary = "a table is dropped with foreign keys switched off, so that nothing cascades"
    let source = "sqlite.org/lang_droptable.html"
    let certainty = ChangeRecord.Certainty.certain
    let work = Work.inPlace
    let method = "DROP TABLE"

    func covers(_ operation: TableOperation) -> Bool {
        switch operation {
        case .dropTable: true
        default: false
        }
    }
}
