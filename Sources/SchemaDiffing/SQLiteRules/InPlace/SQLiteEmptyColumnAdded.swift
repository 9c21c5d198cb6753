/// TRUTH 4.1 "ADD COLUMN nullable", "ADD COLUMN ... CHECK".
struct SQLiteEmptyColumnAdded: TableRule {
    let name = "sqlite-empty-column-added"
    let summary = "a column that may be empty is added in place"
    let source = Sources.sqliteAlterTable
    let certainty = ChangeRecord.Certainty.certain
    let work = Work.inPlace
    let method = "ADD COLUMN, empty in every row"

    func covers(_ operation: TableOperation) -> Bool {
        switch operation {
        case .addColumn(.empty): true
        default: false
        }
    }
}
