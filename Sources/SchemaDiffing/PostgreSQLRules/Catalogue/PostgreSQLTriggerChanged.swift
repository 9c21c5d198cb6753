/// TRUTH 4.3: rules that no foreign key can say are triggers; DROP TRIGGER takes the strongest lock.
struct PostgreSQLTriggerChanged: TableRule {
    let name = "postgresql-trigger-changed"
    let summary = "a delete rule that is a trigger is dropped and created in the catalogue"
    let source = "postgresql.org/docs/current/sql-droptrigger.html"
    let certainty = ChangeRecord.Certainty.certain
    let work = Work.catalogue
    let lock: TableLock? = .accessExclusive
    let method = "DROP TRIGGER and CREATE TRIGGER touch no row"

    func covers(_ operation: TableOperation) -> Bool {
        switch operation {
        case .changeTrigger: true
        default: false
        }
    }
}
