import Diagnostics
import SchemaDiffing
import SchemaModel

/// Writes a diff as one JSON object. The form is described in `Documentation/DiffJSON.md` and `diff.schema.json`; keys are
/// only ever added.
struct DiffJSONWriter {
    func write(_ report: DiffReport) -> String {
        var text = "{\n  \"format\": 1,\n"
        text += "  \"schema\": \(JSONText.string(report.schema)),\n"
        text += "  \"from\": \(JSONText.string(report.from.description)),\n"
        text += "  \"to\": \(JSONText.string(report.to.description)),\n"
        if let origin = report.origin { text += "  \"origin\": \(JSONText.string(origin)),\n" }
        text += "  \"stores\": \(JSONText.strings(report.stores.map(\.key))),\n"
        let verdicts = report.stores.map { member($0.key, JSONText.string(report.verdict(for: $0).rawValue)) }
        text += "  \"verdict\": { " + verdicts.joined(separator: ", ") + " },\n"
        text += "  \"changes\": ["
        text += report.rows.map { "\n    " + object(of: $0, report.stores) }.joined(separator: ",")
        return text + (report.rows.isEmpty ? "]\n}\n" : "\n  ]\n}\n")
    }

    private func object(of row: DiffReport.Row, _ stores: [Store]) -> String {
        var members = [
            member("sentence", JSONText.string(row.sentence)),
            member("element", optional(row.element)),
            member("kind", JSONText.string(row.kind)),
            member("what", JSONText.string(row.what)),
        ]
        if let old = row.old { members.append(member("old", JSONText.string(old))) }
        if let new = row.new { members.append(member("new", JSONText.string(new))) }
        if let location = row.location {
            members.append(member("path", JSONText.string(location.path)))
            members.append(member("line", String(location.range.start.line)))
            members.append(member("column", String(location.range.start.column)))
        }
        if let provider = row.provider { members.append(member("provider", JSONText.string(provider.description))) }
        let head = "{ " + members.joined(separator: ", ")
        let records = zip(stores, row.records).map { ",\n      " + member($0.key, object(of: $1)) }
        return head + records.joined() + " }"
    }

    private func object(of record: ChangeRecord) -> String {
        var members = [
            member("verdict", JSONText.string(record.verdict.rawValue)),
            member("hash", JSONText.string(record.hash.rawValue)),
            member("inference", JSONText.string(record.inference.rawValue)),
            member("needs", JSONText.string(record.need.rawValue)),
            member("loses", JSONText.strings(record.loss)),
            member("certainty", JSONText.string(record.certainty.rawValue)),
            member("rule", JSONText.string(record.rule)),
            member("reason", JSONText.string(record.reason)),
            member("source", JSONText.string(record.source)),
        ]
        if let work = record.work { members.append(member("work", JSONText.string(work.rawValue))) }
        if let lock = record.lock { members.append(member("lock", JSONText.string(lock.rawValue))) }
        return "{ " + members.joined(separator: ", ") + " }"
    }

    private func member(_ key: String, _ value: String) -> String { "\"\(key)\": \(value)" }

    private func optional(_ text: String?) -> String { text.map(JSONText.string) ?? "null" }
}
