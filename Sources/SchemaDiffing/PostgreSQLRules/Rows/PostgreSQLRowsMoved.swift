/// Rows and links go to another table or column; writers have to wait until the old place is gone.
struct PostgreSQLRowsMoved: TableRule {
    let name = "postgresql-rows-moved"
    let summary = "rows and links are copied to another place in one transaction with the drop of the old one"
    let source = "postgresql.org/docs/current/sql-insert.html"
    let certainty = ChangeRecord.Certainty.certain
    let work = Work.rows
    let lock: TableLock? = .accessExclusive
    let method = "they are copied to their new place in one transaction with the drop of the old one"

    func covers(_ operation: TableOperation) -> Bool {
        switch operation {
        case .moveRows: true
        default: false
        }
    }
}
