/// A new table locks no other.
struct PostgreSQLTableCreated: TableRule {
    let name = "postgresql-table-created"
    let summary = "a new table without foreign keys locks nothing"
    let source = "postgresql.org/docs/current/sql-createtable.html"
    let certainty = ChangeRecord.Certainty.certain
    let work = Work.catalogue
    let method = "CREATE TABLE locks nothing that exists"

    func covers(_ operation: TableOperation) -> Bool {
        switch operation {
        case .createTable: true
        default: false
        }
    }
}
