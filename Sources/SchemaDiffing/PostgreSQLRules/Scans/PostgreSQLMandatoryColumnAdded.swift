/// TRUTH 4.2 "ADD COLUMN nullable", then "SET NOT NULL".
struct PostgreSQLMandatoryColumnAdded: TableRule {
    let name = "postgresql-mandatory-column-added"
    let summary = "a mandatory column comes empty, is filled in batches and then tested by a CHECK that is validated"
    let source = Sources.postgreSQLAlterTable
    let certainty = ChangeRecord.Certainty.certain
    let work = Work.scan
    let lock: TableLock? = .shareUpdateExclusive
    let method = "it comes empty, is filled in batches, and a CHECK with NOT VALID and VALIDATE proves it full"

    func covers(_ operation: TableOperation) -> Bool {
        switch operation {
        case .addColumn(.missing): true
        default: false
        }
    }
}
