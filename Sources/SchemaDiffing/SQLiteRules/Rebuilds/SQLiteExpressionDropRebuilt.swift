/// TRUTH 4.1: no row turns a generated column into a plain one.
struct SQLiteExpressionDropRebuilt: TableRule {
    let name = "sqlite-expression-drop-rebuilt"
    let summary = "a computed column becomes a plain one by a rebuild that keeps what was computed"
    let source = "sqlite.org/gencol.html"
    let certainty = ChangeRecord.Certainty.certain
    let work = Work.rebuild
    let method = "the table is rebuilt with the computed values as plain ones"

    func covers(_ operation: TableOperation) -> Bool {
        switch operation {
        case .dropExpression: true
        default: false
        }
    }
}
