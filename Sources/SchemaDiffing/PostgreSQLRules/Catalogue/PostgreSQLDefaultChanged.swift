/// TRUTH 4.2 "SET/DROP DEFAULT".
struct PostgreSQLDefaultChanged: TableRule {
    let name = "postgresql-default-changed"
    let summary = "a default is changed in the catalogue, and rows keep their values"
    let source = Sources.postgreSQLAlterTable
    let certainty = ChangeRecord.Certainty.certain
    let work = Work.catalogue
    let lock: TableLock? = .accessExclusive
    let method = "SET DEFAULT or DROP DEFAULT touches no row"

    func covers(_ operation: TableOperation) -> Bool {
        switch operation {
        case .changeDefault: true
        default: false
        }
    }
}
