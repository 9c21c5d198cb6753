/// TRUTH 4.2 "DROP CONSTRAINT": on the referenced table too.
struct PostgreSQLForeignKeyDropped: TableRule {
    let name = "postgresql-foreign-key-dropped"
    let summary = "a foreign key is dropped in the catalogue of both tables"
    let source = Sources.postgreSQLAlterTable
    let certainty = ChangeRecord.Certainty.certain
    let work = Work.catalogue
    let lock: TableLock? = .accessExclusive
    let method = "DROP CONSTRAINT touches no row"

    func covers(_ operation: TableOperation) -> Bool {
        switch operation {
        case .dropForeignKey: true
        default: false
        }
    }
}
