/// TRUTH 4.1 "ADD generated VIRTUAL": a STORED one would need a rebuild.
struct SQLiteVirtualColumnAdded: TableRule {
    let name = "sqlite-virtual-column-added"
    let summary = "a computed column that is not stored is added in place"
    let source = "sqlite.org/gencol.html"
    let certainty = ChangeRecord.Certainty.probable
    let work = Work.inPlace
    let method = "ADD COLUMN ... GENERATED ALWAYS AS ... VIRTUAL"

    func covers(_ operation: TableOperation) -> Bool {
        switch operation {
        case .addColumn(.computed): true
        default: false
        }
    }
}
