import Diagnostics
import SchemaModel
import SchemaParsing
import Testing

/// The sentences of the language about layers, one by one.
@Suite struct LayerTests {
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

    @Test func oneUnfrozenLayerAndNothingElse() throws {
        let folder = Folder(working: Self.first)
        let reading = folder.read()
        #expect(folder.findings == [])
        let history = try #require(reading.history)
        #expect(history.name == "Tasks")
        #expect(history.layers.map(\.version) == [SchemaVersion(1, 0, 0)])
        #expect(history.layers.map(\.isFrozen) == [false])
        #expect(reading.workingVersion == SchemaVersion(1, 0, 0))
        #expect(!reading.isWorkingReleased)
        #expect(reading.lock == nil)
    }

    @Test func workingSchemaMayEqualTheReleasedOne() throws {
        #expect(sealed.findings == [])
        let reading = sealed.read()
        let history = try #require(reading.history)
        #expect(history.layers.map(\.version) == [SchemaVersion(1, 0, 0), SchemaVersion(2, 0, 0)])
        #expect(history.layers.map(\.isFrozen) == [true, true])
        #expect(history.newest.migration == Migration(from: SchemaVersion(1, 0, 0)))
        #expect(reading.isWorkingReleased)
        #expect(reading.unsealed == [])
        #expect(reading.sourceMaps[SchemaVersion(2, 0, 0)]?.version.path == "versions/2.0.0.yaml")
    }

    @Test func orderCommentsQuotingAndLineEndsAreNoEdit() {
        var folder = sealed
        folder.working =
            "# Tasks\r\nversion: '2.0.0'\r\nschema: Tasks\r\nmigration: { from: \"1.0.0\" }\r\n"
            + "entities:\r\n  Task:\r\n    attributes: { rank: { optional: true, type: int }, title: { type: string } }\r\n"
        #expect(folder.findings == [])
    }

    /// An edit of the working schema after `freeze`, and what it is called.
    static let edits: [(old: String, new: String, finding: String)] = [
        (
            "rank: int?", "rank: int?, note: string?",
            "schema.yaml:4:52 error unbumped-edit: version 2.0.0 is released, and `Task.note` is new"
        ),
        (
            "rank: int?", "rank: string?",
            "schema.yaml:4:40 error unbumped-edit: version 2.0.0 is released, and `Task.rank` has changed"
        ),
        (", rank: int?", "", "schema.yaml:4:3 error unbumped-edit: version 2.0.0 is released, and `Task.rank` is gone"),
        (
            "title: string", "title: { type: string, default: x }",
            "schema.yaml:4:25 error unbumped-edit: version 2.0.0 is released, and `Task.title` has changed"
        ),
        (
            "from: 1.0.0", "from: 1.0.0\n  hooks: { after: true }",
            "schema.yaml:5:1 error unbumped-edit: version 2.0.0 is released, and `migration` has changed"
        ),
    ]

    @Test(arguments: edits) func firstEditWithoutBump(_ example: (old: String, new: String, finding: String)) {
        var folder = sealed
        folder.working = Self.second.replacing(example.old, with: example.new)
        #expect(folder.findings == [example.finding + " | run `varve bump 2.1.0`, then edit"])
    }

    @Test func nextVersionFollowsTheNewest() throws {
        var folder = sealed
        folder.working = Self.third
        #expect(folder.findings == [])
        let history = try #require(folder.read().history)
        #expect(history.layers.map(\.isFrozen) == [true, true, false])
        #expect(!folder.read().isWorkingReleased)
    }

    @Test func releasedLayerThatTheLockDoesNotKnow() {
        var folder = sealed
        folder.versions["3.0.0"] = Self.third
        folder.working = Self.third
        #expect(
            folder.findings == [
                "versions/3.0.0.yaml:2:10 error unsealed-layer: layer 3.0.0 lies in `versions` and is not sealed in the lock"
                    + " | run `varve freeze 3.0.0`"
            ])
        #expect(folder.read().unsealed == [SchemaVersion(3, 0, 0)])
        #expect(folder.read().history?.newest.isFrozen == false)
    }

    @Test func layerThatTheLockKnowsIsMissing() {
        var folder = sealed
        folder.versions["1.0.0"] = nil
        folder.versions["2.0.0"] = nil
        folder.working = Self.first
        #expect(
            folder.findings.map { $0.prefix { $0 != "|" } } == [
                "varve.lock:2:1 error missing-layer: the lock knows layer 1.0.0, and `Tasks/versions/1.0.0.yaml` is missing ",
                "varve.lock:5:1 error missing-layer: the lock knows layer 2.0.0, and `Tasks/versions/2.0.0.yaml` is missing ",
            ])
    }

    /// An edit of the released layer 2.0.0 and what is said about it.
    static let frozenEdits: [(old: String, new: String, findings: [String])] = [
        (
            "rank: int?", "rank: int32?",
            [
                "4:40 error frozen-layer-edited: in the released layer 2.0.0 `Task.rank` is `int32 optional` and was released as `int64 optional`"
            ]
        ),
        (
            ", rank: int?", "",
            [
                "4:3 error frozen-layer-edited: in the released layer 2.0.0 `Task.rank` is missing, and was released as `int64 optional`"
            ]
        ),
        (
            "rank: int?", "rank: int?, note: string",
            ["4:52 error frozen-layer-edited: in the released layer 2.0.0 `Task.note` is `string` and was not released"]
        ),
        (
            "Task: {", "Task: { unique: [[title]],",
            [
                "4:3 error frozen-layer-edited: in the released layer 2.0.0 `Task` has the new uniqueness of `title`, which was not released so"
            ]
        ),
        (
            "Task: {", "Task: { abstract: true,",
            [
                "4:3 error frozen-layer-edited: in the released layer 2.0.0 `Task` is `entity abstract` and was released as `entity`"
            ]
        ),
        (
            "title: string", "title: { type: string, default: x }",
            [
                "2:10 warning frozen-text-edited: the text of the released layer 2.0.0 was edited where no store can see it"
            ]
        ),
        (
            "schema: Tasks", "schema: Tasks # the tasks",
            [
                "2:10 warning frozen-text-edited: the text of the released layer 2.0.0 was edited where no store can see it"
            ]
        ),
        ("\n", "\r\n", []),
        ("schema: Tasks", "\u{FEFF}schema: Tasks", []),
    ]

    @Test(arguments: frozenEdits)
    func editedFrozenLayer(_ example: (old: String, new: String, findings: [String])) {
        var folder = sealed
        folder.working = Self.third
        folder.versions["2.0.0"] = Self.second.replacing(example.old, with: example.new)
        let help = " | undo the edit in this file, and edit the schema that is not released yet"
        let found = folder.findings.filter { !$0.contains("abstract-without-concrete") }
        #expect(found == example.findings.map { "versions/2.0.0.yaml:" + $0 + help })
    }

    @Test func parentOfAFrozenLayerIsSealed() {
        var folder = sealed
        folder.lock = folder.lock?.replacing("layer 2.0.0 parent 1.0.0", with: "layer 2.0.0 parent -")
        #expect(
            folder.findings.contains {
                $0.contains("lock-syntax: the facts of layer 2.0.0 in the lock do not have the sum")
            })
    }

    @Test func brokenLockHasOneMessageACause() {
        var folder = sealed
        folder.lock = folder.lock?.replacing("+ Task.rank int64 optional\n", with: "")
        #expect(folder.findings.count == 1)
        #expect(folder.findings.first?.hasPrefix("varve.lock:5:1 error lock-syntax: the facts of layer 2.0.0") == true)
    }

    @Test func frozenLayerKeepsItsParent() {
        var folder = sealed
        folder.working = Self.third
        folder.versions["3.0.0"] = Self.third
        folder.sealAll()
        folder.versions["3.0.0"] = Self.third.replacing("from: 2.0.0", with: "from: 1.0.0")
        folder.working = folder.versions["3.0.0"]
        let found = folder.findings.map { String($0.prefix { $0 != "|" }) }
        #expect(
            found.prefix(2) == [
                "versions/3.0.0.yaml:6:9 error frozen-layer-edited: the released layer 3.0.0 follows 1.0.0 and was released after 2.0.0 ",
                "versions/3.0.0.yaml:6:9 error layer-fork: 2.0.0 and 3.0.0 both follow 1.0.0 ",
            ])
    }

    @Test func shippedMistakesAreWarningsInReleasedLayers() {
        let links = "Task: { relationships: { list: { to: List? } } }\nList: { attributes: { name: string } }"
        var folder = Folder(
            working: Folder.layer("2.0.0", from: "1.0.0", links), versions: ["1.0.0": Folder.layer("1.0.0", links)])
        folder.sealAll()
        let found = folder.read().diagnostics.filter { $0.rule == "missing-inverse" }
        #expect(found.map(\.severity) == [.error, .warning])
        #expect(found.map(\.location?.path) == ["schema.yaml", "versions/1.0.0.yaml"])
        #expect(folder.read().history != nil)
    }

    @Test func allErrorsOfAllFilesComeInOneRun() {
        let folder = Folder(
            working: Self.second.replacing("int?", with: "itn?"),
            versions: ["1.0.0": Self.first.replacing("title: string", with: "title: strin")], lock: "layer\n")
        #expect(
            Set(folder.read().diagnostics.map(\.location?.path)) == [
                "schema.yaml", "versions/1.0.0.yaml", "varve.lock",
            ])
    }
}

extension StringProtocol {
    /// The text without blanks at its end.
    func trimmingSuffix() -> String {
        var text = String(self)
        while text.last == " " { text.removeLast() }
        return text
    }
}
