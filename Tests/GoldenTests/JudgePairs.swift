import Diagnostics
import Foundation
import SchemaDiffing
import SchemaModel
import SchemaParsing
import TestSupport
import Testing

/// A pair of layers that shows what one change does, in a folder of `Tests/Fixtures/Judge`.
struct JudgePair: Sendable, CustomTestStringConvertible {
    let name: String
    let old: Schema
    let new: Schema
    /// What reading the pair found wrong, beside what the pair is there to show.
    let problems: [String]

    var testDescription: String { name }

    static let folder = PackageFolder.root.appending(path: "Tests/Fixtures/Judge")

    /// Every pair, by name; those that cannot be read at all are missing.
    static let all: [JudgePair] = names.compactMap { try? JudgePair($0) }

    static let names: [String] =
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()

    /// Reads the pair as a schema folder would be read, with identities carried from the old layer.
    private init?(_ name: String) throws {
        let files = try ["old", "new"].map { file in
            let data = try Data(contentsOf: Self.folder.appending(path: "\(name)/\(file).yaml"))
            return SourceFile(
                path: file == "old" ? "versions/1.0.0.yaml" : "schema.yaml",
                text: String(decoding: data, as: UTF8.self))
        }
        let reading = HistoryReader.read(
            SchemaFolderFiles(path: name, working: [files[1]], versions: [files[0]], lock: nil))
        self.name = name
        if let layers = reading.history?.layers, layers.count == 2 {
            (old, new) = (layers[0].schema, layers[1].schema)
            problems = []
            return
        }
        // The layers of one folder bear one name: a pair that shows another name is read layer by layer.
        let layers = files.map { SchemaReader.read([$0]) }
        (old, new) = (layers[0].schema, layers[1].schema)
        problems =
            old.name == new.name
            ? reading.diagnostics.filter { $0.severity == .error }.map { "\($0.rule): \($0.message)" } : []
    }

    /// Every change of the pair with what it does to each store, as text; `judges` by the title of their lines.
    func text(by judges: [(title: String, judge: any StoreJudge)]) -> String {
        let step = SchemaStep(SchemaDiffer.diff(from: old, to: new))
        let blocks = step.diff.changes.map { change in
            let records = judges.map { Self.text(of: $0.judge.record(of: change, in: step), title: $0.title) }
            return ChangeDescription.sentence(of: change) + "\n" + records.joined()
        }
        return blocks.joined(separator: "\n")
    }

    private static func text(of record: ChangeRecord, title: String) -> String {
        let facts = [
            "hash \(record.hash.rawValue)", "inference \(record.inference.rawValue)", "need \(record.need.rawValue)",
            record.certainty.rawValue, record.rule,
        ]
        var lines = ["  \(title): \(record.verdict.rawValue) (\(facts.joined(separator: ", ")))"]
        lines.append("    \(record.reason)")
        if !record.loss.isEmpty { lines.append("    lost: \(record.loss.joined(separator: "; "))") }
        lines.append("    source: \(record.source)")
        return lines.map { $0 + "\n" }.joined()
    }
}
