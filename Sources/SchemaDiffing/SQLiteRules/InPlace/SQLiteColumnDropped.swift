/// TRUTH 4.1 "DROP COLUMN": since 3.35; its indexes are dropped before it.
struct SQLiteColumnDropped: TableRule {
    let name = "sqlite-column-dropped"
    let summary =
        "a column that only its own CHECK and foreign key name is dropped in place, once its indexes are gone"
    let source = Sources.sqliteAlterTable
    let certainty = ChangeRecord.Certainty.certain
    let work = Work.inPlace
    let method = "DROP COLUMN writes the rows without it"

    func covers(_ operation: TableOperation) -> Bool {
        switch operation {
        case .dropColumn: true
        default: false
        }
    }
}
