/// TRUTH 4.1 "ADD COLUMN NOT NULL + constant default", "ADD COLUMN ... CHECK".
struct SQLiteConstantColumnAdded: TableRule {
    let name = "sqlite-constant-column-added"
    let summary = "a column with a constant default is added in place"
    let source = Sources.sqliteAlterTable
    let certainty = ChangeRecord.Certainty.certain
    let work = Work.inPlace
    let method = "ADD COLUMN with its default"

    func covers(_ operation: TableOperation) -> Bool {
        switch operation {
        case .addColumn(.constant): true
        default: false
        }
    }
}
