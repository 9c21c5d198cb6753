/// A new table touches no other.
struct SQLiteTableCreated: TableRule {
    let name = "sqlite-table-created"
    let summary = "a new table touches no row that exists"
    let source = "sqlite.org/lang_createtable.html"
    let certainty = ChangeRecord.Certainty.certain
    let work = Work.inPlace
    let method = "CREATE TABLE"

    func covers(_ operation: TableOperation) -> Bool {
        switch operation {
        case .createTable, .createReferencingTable: true
        default: false
        }
    }
}
