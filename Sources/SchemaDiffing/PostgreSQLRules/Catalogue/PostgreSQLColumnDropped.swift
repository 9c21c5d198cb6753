/// TRUTH 4.2 "DROP COLUMN": catalogue only, the space is kept.
struct PostgreSQLColumnDropped: TableRule {
    let name = "postgresql-column-dropped"
    let summary = "a column is dropped from the catalogue with the rules that name it; its space is kept"
    let source = Sources.postgreSQLAlterTable
    let certainty = ChangeRecord.Certainty.certain
    let work = Work.catalogue
    let lock: TableLock? = .accessExclusive
    let method = "DROP COLUMN touches no row"

    func covers(_ operation: TableOperation) -> Bool {
        switch operation {
        case .dropColumn, .dropCheckedColumn: true
        default: false
        }
    }
}
