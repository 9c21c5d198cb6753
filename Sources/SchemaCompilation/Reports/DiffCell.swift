import SchemaDiffing

/// The word in a cell of the matrix: the verdict, or for SQL databases what they have to do.
enum DiffCell {
    /// The word for what a change does to `store`.
    static func word(_ record: ChangeRecord, for store: Store) -> String {
        if record.need == .edit { return "edit" }
        let verdict = record.verdict
        if verdict.needsMore { return verdict.rawValue }
        return record.work.map(word) ?? verdict.rawValue
    }

    /// The word for the whole step: the gravest of its changes.
    static func word(_ report: DiffReport, for store: Store) -> String {
        guard let column = report.stores.firstIndex(of: store) else { return "" }
        let records = report.rows.map { $0.records[column] }
        if records.contains(where: { $0.need == .edit }) { return "edit" }
        let verdict = report.verdict(for: store)
        if verdict.needsMore { return verdict.rawValue }
        return records.compactMap(\.work).max().map(word) ?? verdict.rawValue
    }

    private static func word(_ work: Work) -> String { work == .inPlace ? "in place" : work.rawValue }
}

/// A remark about a change that some stores share.
struct DiffRemark: Hashable {
    let stores: [Store]
    let text: String

    /// `SwiftData, Core Data`.
    var names: String { stores.map(\.title).joined(separator: ", ") }
}

extension DiffReport {
    /// What the change of `row` loses, stores that lose the same joined.
    func losses(of row: Row) -> [DiffRemark] {
        joined(row) { record, _ in record.loss }
    }

    /// What the change of `row` needs, or depends on, and why; stores with the same answer joined.
    func needs(of row: Row) -> [DiffRemark] {
        joined(row) { record, store in
            let verdict = record.verdict
            guard verdict.needsMore || record.inference == .dataDependent, record.need != .edit else { return [] }
            let certainty = record.certainty == .probable ? " (probable)" : ""
            let word =
                record.need == .nothing
                ? (verdict == .refused ? "another way" : "a look at the rows") : DiffReport.phrase(of: record.need)
            let provision = store == .swiftData ? row.provider.map { "provided for by the `migration:` of \($0)" } : nil
            return ["\(word), because \(record.reason)\(certainty) [\(record.rule)]"] + [provision].compactMap { $0 }
        }
    }

    /// What PostgreSQL locks for the change of `row`, where anybody waits for it.
    func locks(of row: Row) -> [DiffRemark] {
        joined(row) { record, _ in
            guard let lock = record.lock, let work = record.work, work >= .scan else { return [] }
            return ["\(lock.rawValue) while it has to \(DiffReport.phrase(of: work))"]
        }
    }

    private func joined(_ row: Row, _ texts: (ChangeRecord, Store) -> [String]) -> [DiffRemark] {
        var order: [String] = []
        var stores: [String: [Store]] = [:]
        for (store, record) in zip(self.stores, row.records) {
            for text in texts(record, store) {
                if stores[text] == nil { order.append(text) }
                stores[text, default: []].append(store)
            }
        }
        return order.map { DiffRemark(stores: stores[$0] ?? [], text: $0) }
    }

    private static func phrase(of need: ChangeRecord.Need) -> String {
        switch need {
        case .nothing: "nothing"
        case .backfill: "a backfill"
        case .dedupe: "a dedupe"
        case .bridge: "a version in between"
        case .edit: "an edit"
        }
    }

    private static func phrase(of work: Work) -> String {
        switch work {
        case .none, .catalogue, .inPlace: "change its description"
        case .rows: "write rows"
        case .scan: "read every row"
        case .rewrite, .rebuild: "write the table anew"
        }
    }
}
