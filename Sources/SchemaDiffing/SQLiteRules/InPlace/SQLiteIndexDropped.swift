/// An index stands beside its table.
struct SQLiteIndexDropped: TableRule {
    let name = "sqlite-index-dropped"
    let summary = "an index is dropped without touching its table"
    let source = "sqlite.org/lang_dropindex.html"
    let certainty = ChangeRecord.Certainty.certain
    let work = Work.inPlace
    let method = "DROP INDEX leaves the table alone"

    func covers(_ operation: TableOperation) -> Bool {
        switch operation {
        case .dropIndex: true
        default: false
        }
    }
}
