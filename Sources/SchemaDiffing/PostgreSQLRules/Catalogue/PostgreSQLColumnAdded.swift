/// TRUTH 4.2 "ADD COLUMN nullable or non-volatile default": now() is evaluated once.
struct PostgreSQLColumnAdded: TableRule {
    let name = "postgresql-column-added"
    let summary = "a column that is empty or has one default for all rows is added without touching them"
    let source = Sources.postgreSQLAlterTable
    let certainty = ChangeRecord.Certainty.certain
    let work = Work.catalogue
    let lock: TableLock? = .accessExclusive
    let method = "ADD COLUMN touches no row"

    func covers(_ operation: TableOperation) -> Bool {
        switch operation {
        case .addColumn(.empty), .addColumn(.constant), .addColumn(.currentTime): true
        default: false
        }
    }
}
