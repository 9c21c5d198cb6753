import Diagnostics
import SchemaModel
import SchemaParsing
import Testing

/// How layers follow each other, and what their files are called.
@Suite struct LayerOrderTests {
    private static let first = Folder.layer("1.0.0", "Task: { attributes: { title: string } }")
    private static let second = Folder.layer(
        "2.0.0", from: "1.0.0", "Task: { attributes: { title: string, rank: int? } }")
    private static let third = Folder.layer(
        "3.0.0", from: "2.0.0", "Task: { attributes: { title: string, note: string? } }")

    private var sealed: Folder {
        var folder = Folder(working: Self.second, versions: ["1.0.0": Self.first, "2.0.0": Self.second])
        folder.sealAll()
        return folder
    }

    @Test func forkOfTwoBranches() {
        var folder = sealed
        folder.working = Folder.layer("2.1.0", from: "1.0.0", "Task: { attributes: { title: string, note: string? } }")
        #expect(
            folder.findings == [
                "schema.yaml:6:9 error layer-fork: 2.0.0 and 2.1.0 both follow 1.0.0"
                    + " | write `from: 2.0.0` in 2.1.0, and bring over what 2.0.0 changed"
                    + " @versions/2.0.0.yaml:6 2.0.0 follows it here"
            ])
        #expect(folder.read().history == nil)
    }

    /// Working schemas that do not follow 2.0.0, and what is said about them.
    static let orders: [(working: String, finding: String)] = [
        (
            Folder.layer("3.0.0", "Task: { attributes: { title: string } }"),
            "2:10 error layer-parent: layer 3.0.0 does not say which version it follows | write `migration: { from: 2.0.0 }`"
        ),
        (
            Folder.layer("3.0.0", from: "2.5.0", "Task: { attributes: { title: string } }"),
            "6:9 error layer-parent: layer 3.0.0 follows 2.5.0, which does not exist"
                + " | write `from: 2.0.0`, the newest version before it"
        ),
        (
            Folder.layer("3.0.0", from: "3.0.0", "Task: { attributes: { title: string } }"),
            "6:9 error layer-parent: layer 3.0.0 follows itself"
        ),
        (
            Folder.layer("1.5.0", from: "1.0.0", "Task: { attributes: { title: string } }"),
            "2:10 error layer-parent: the schema has version 1.5.0, and 2.0.0 is released already"
                + " | write `version: 2.1.0` and `migration: { from: 2.0.0 }`"
        ),
        (
            first,
            "2:10 error unbumped-edit: the schema is the released version 1.0.0, and 2.0.0 is the newest one"
                + " | copy `versions/2.0.0.yaml` to `schema.yaml`, then run `varve bump 2.1.0`"
        ),
        (
            third.replacing("Tasks", with: "Lists"),
            ""
        ),
    ]

    @Test(arguments: orders) func versionsRiseAlongParents(_ example: (working: String, finding: String)) {
        var folder = sealed
        folder.working = example.working
        if example.finding.isEmpty {
            #expect(
                folder.findings.map { $0.prefix { $0 != "@" } } == [
                    "versions/1.0.0.yaml:1:9 error layer-name: layer 1.0.0 is of the schema `Tasks`, the newest of `Lists` ",
                    "versions/2.0.0.yaml:1:9 error layer-name: layer 2.0.0 is of the schema `Tasks`, the newest of `Lists` ",
                ])
        } else {
            #expect(
                folder.findings.map { $0.prefix { $0 != "@" }.trimmingSuffix() } == ["schema.yaml:" + example.finding])
        }
    }

    @Test func firstLayerHasNoMigration() {
        let folder = Folder(working: Self.second)
        #expect(
            folder.findings == [
                "schema.yaml:5:1 error layer-parent: layer 2.0.0 is the first one, and its `migration` speaks of 1.0.0"
                    + " | remove `migration`, or put layer 1.0.0 into `versions`"
            ])
        #expect(folder.read().history == nil)
    }

    @Test func fileIsNamedLikeItsVersion() {
        var folder = Folder(working: Self.second, versions: ["1.0": Self.first])
        #expect(
            folder.findings == [
                "versions/1.0.yaml:2:10 error layer-file-name: the file of layer 1.0.0 is called `1.0.yaml`"
                    + " | rename the file to `1.0.0.yaml`",
                "versions/1.0.yaml:2:10 error unsealed-layer: layer 1.0.0 lies in `versions` and is not sealed in the lock"
                    + " | run `varve freeze 1.0.0`",
            ])
        folder = Folder(working: nil, versions: ["1.0.0": Self.first])
        folder.sealAll()
        #expect(folder.findings.count == 2)
        #expect(
            folder.findings.first
                == "error missing-schema: `Tasks` has no `schema.yaml` | copy `versions/1.0.0.yaml` to `Tasks/schema.yaml`"
        )
    }
}
