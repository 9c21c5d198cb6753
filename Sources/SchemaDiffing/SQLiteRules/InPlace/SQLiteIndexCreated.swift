/// An index stands beside its table.
struct SQLiteIndexCreated: TableRule {
    let name = "sqlite-index-created"
    let summary = "an index is created beside its table"
    let source = Sources.sqliteIndex
    let certainty = ChangeRecord.Certainty.certain
    let work = Work.inPlace
    let method = "CREATE INDEX reads every row"

    func covers(_ operation: TableOperation) -> Bool {
        switch operation {
        case .addIndex: true
        default: false
        }
    }
}
