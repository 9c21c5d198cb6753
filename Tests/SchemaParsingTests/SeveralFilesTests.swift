import Diagnostics
import SchemaModel
import SchemaParsing
import Testing

/// A version made of several files.
@Suite struct SeveralFilesTests {
    private let main = SourceFile(
        path: "schema.yaml",
        text: """
            schema: Split
            version: 1.0.0
            entities:
              Task: { attributes: { kind: Kind }, relationships: { list: { to: List, inverse: tasks } } }
            """)

    private func lines(_ files: [SourceFile]) -> [String] {
        SchemaReader.read(files).diagnostics.sorted(by: Diagnostic.precedes).map { diagnostic in
            let labels = diagnostic.labels.map { " @\($0.location.path):\($0.location.range.start.line)" }.joined()
            return "\(diagnostic.location?.path ?? ""):\(describe(diagnostic))\(labels)"
        }
    }

    @Test func filesMerge() {
        let other = SourceFile(
            path: "a.yaml",
            text: """
                enums: { Kind: [big] }
                entities:
                  List: { relationships: { tasks: { to: [Task], inverse: list } } }
                """)
        let reading = SchemaReader.read([other, main])
        #expect(reading.diagnostics.map(describe) == [])
        // The main file comes first whatever the order in which files are given.
        #expect(reading.schema.entities.names == ["Task", "List"])
        #expect(reading.schema.enums.names == ["Kind"])
        #expect(SchemaReader.read([main, other]).schema == reading.schema)
        let map = SourceMap(reading.document)
        #expect(map.location(of: ElementPath("List", "tasks"), key: "inverse")?.path == "a.yaml")
        #expect(map.location(of: ElementPath("List", "tasks"), key: "inverse")?.range.start.column == 58)
        #expect(map.location(of: ElementPath("Kind", "big"))?.range.start.column == 17)
        #expect(map.location(of: ElementPath("Kind", "small")) == nil)
    }

    @Test func headsMustAgree() {
        let other = SourceFile(
            path: "b.yaml",
            text: """
                schema: Splitt
                version: 1.0.1
                enums: { Kind: [big] }
                entities: { List: { relationships: { tasks: { to: [Task], inverse: list } } } }
                """)
        #expect(
            lines([main, other]) == [
                "b.yaml:1:9 error version-mismatch: `schema` is `Splitt` here and `Split` in `schema.yaml`"
                    + " | remove the line: one file of a version is enough to say it @schema.yaml:1",
                "b.yaml:2:10 error version-mismatch: `version` is `1.0.1` here and `1.0.0` in `schema.yaml`"
                    + " | remove the line: one file of a version is enough to say it @schema.yaml:2",
            ])
    }

    @Test func namesAndBlocksStandOnce() {
        let files = ["a.yaml", "b.yaml"].map { path in
            SourceFile(
                path: path,
                text: """
                    enums: { Kind: [big] }
                    migration: { from: 0.9.0 }
                    doc: Something.
                    """)
        }
        let list = SourceFile(
            path: "c.yaml",
            text: "entities: { List: { relationships: { tasks: { to: [Task], inverse: list } } }, Kind: {} }")
        #expect(
            lines(files + [main, list]) == [
                "b.yaml:1:10 error duplicate-name: the enum `Kind` is declared twice"
                    + " | rename or remove one of the two @a.yaml:1",
                "b.yaml:2:1 error duplicate-name: `migration` stands in two files of the version | join the two @a.yaml:2",
                "b.yaml:3:6 error duplicate-name: `doc` stands in two files of the version | join the two @a.yaml:3",
                "c.yaml:1:80 error duplicate-name: `Kind` is both an enum and an entity"
                    + " | rename or remove one of the two @a.yaml:1",
            ])
    }
}
