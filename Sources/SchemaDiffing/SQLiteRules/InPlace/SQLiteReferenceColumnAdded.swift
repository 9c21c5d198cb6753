/// TRUTH 4.1 "ADD COLUMN ... REFERENCES": with NULL as its default.
struct SQLiteReferenceColumnAdded: TableRule {
    let name = "sqlite-reference-column-added"
    let summary = "a foreign key that is empty in every row is added in place"
    let source = Sources.sqliteAlterTable
    let certainty = ChangeRecord.Certainty.certain
    let work = Work.inPlace
    let method = "ADD COLUMN with REFERENCES, empty in every row"

    func covers(_ operation: TableOperation) -> Bool {
        switch operation {
        case .addColumn(.emptyReference): true
        default: false
        }
    }
}
