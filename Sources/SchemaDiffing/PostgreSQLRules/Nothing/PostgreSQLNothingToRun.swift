/// What tables do not hold.
struct PostgreSQLNothingToRun: TableRule {
    let name = "postgresql-nothing-to-run"
    let summary = "what tables do not hold changes no table"
    let source = Sources.tables
    let certainty = ChangeRecord.Certainty.certain
    let work = Work.none
    let method = "nothing runs"

    func covers(_ operation: TableOperation) -> Bool {
        false
    }

    func ruling(on effect: TableEffect) -> Ruling? { effect.operations.isEmpty ? ruling(for: effect) : nil }
}
