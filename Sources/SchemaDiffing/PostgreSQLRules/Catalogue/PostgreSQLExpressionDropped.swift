/// ALTER COLUMN ... DROP EXPRESSION (13): a stored computed column keeps its values.
struct PostgreSQLExpressionDropped: TableRule {
    let name = "postgresql-expression-dropped"
    let summary = "a stored computed column becomes a plain one in the catalogue and keeps its values"
    let source = Sources.postgreSQLAlterTable
    let certainty = ChangeRecord.Certainty.certain
    let work = Work.catalogue
    let lock: TableLock? = .accessExclusive
    let method = "DROP EXPRESSION keeps what was computed"

    func covers(_ operation: TableOperation) -> Bool {
        switch operation {
        case .dropExpression: true
        default: false
        }
    }
}
