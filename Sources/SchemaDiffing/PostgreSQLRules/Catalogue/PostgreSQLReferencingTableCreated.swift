/// TRUTH 4.2 "ADD FOREIGN KEY": a new table has no rows to read.
struct PostgreSQLReferencingTableCreated: TableRule {
    let name = "postgresql-referencing-table-created"
    let summary = "a new table with foreign keys keeps writers from the tables that they point to for a moment"
    let source = Sources.postgreSQLLocks
    let certainty = ChangeRecord.Certainty.certain
    let work = Work.catalogue
    let lock: TableLock? = .shareRowExclusive
    let method = "CREATE TABLE with REFERENCES locks the tables it points to for a moment"

    func covers(_ operation: TableOperation) -> Bool {
        switch operation {
        case .createReferencingTable: true
        default: false
        }
    }
}
