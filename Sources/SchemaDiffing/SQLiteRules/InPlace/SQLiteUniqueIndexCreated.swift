/// TRUTH 4.1 "ADD COLUMN ... UNIQUE refused": uniqueness is an index of its own.
struct SQLiteUniqueIndexCreated: TableRule {
    let name = "sqlite-unique-index-created"
    let summary = "a unique index is created in place, and fails where rows collide"
    let source = Sources.sqliteIndex
    let certainty = ChangeRecord.Certainty.certain
    let work = Work.inPlace
    let method = "CREATE UNIQUE INDEX reads every row"

    func covers(_ operation: TableOperation) -> Bool {
        switch operation {
        case .addUniqueIndex: true
        default: false
        }
    }
}
