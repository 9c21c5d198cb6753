import Diagnostics
import Testing
import YAMLSyntax

/// Trees, ranges and comments of files that are accepted.
@Suite struct TreeTests {
    @Test(arguments: [
        ("a: b\n", "{a: b}"),
        ("a:\nb: ~\nc: null\n", "{a: , b: ~, c: null}"),
        ("a: 'it''s'\nb: \"x\\ty\"\n", "{a: singleQuoted(it's), b: doubleQuoted(x\ty)}"),
        ("a: |\n  b\n   c\n\n# no text\nd: >-\n  e\n  f\n", "{a: literal(b↵ c↵), d: folded(e f)}"),
        ("a: [b, [c], {d: e, f}]\n", "{a: [b, [c], {d: e, f: }]}"),
        ("a:\n- b\n- c: d\n  e: f\n-\n", "{a: [b, {c: d, e: f}, ]}"),
        ("a: b\n  c\n", "{a: b c}"),
        ("yes: no\n012: 1_0\non: 1.10\n", "{yes: no, 012: 1_0, on: 1.10}"),
        (
            "notes: string?\nto: Category?\nkeep: latest(createdAt)\n",
            "{notes: string?, to: Category?, keep: latest(createdAt)}"
        ),
        ("a: []\nb: {}\n", "{a: [], b: {}}"),
    ]) func readsTrees(text: String, tree: String) {
        let endings = ["\n", "\r\n", "\r"].map { text.replacing("\n", with: $0) }
        for variant in endings + endings.map({ "\u{FEFF}" + $0 }) {
            let reading = read(variant)
            #expect(reading.diagnostics.isEmpty)
            #expect(Outline.of(reading.root) == tree)
        }
    }

    @Test func keepsRanges() throws {
        let text = "a: b\nlist:\n  - 'x'\n  - {c: \"d\"}\n\nend: |\n  text\n"
        let pairs = try #require(read(text).root?.pairs)
        #expect(Outline.of(try #require(read(text).root).range) == "1:1@0-8:1@47")
        #expect(pairs.map { Outline.of($0.keyRange) } == ["1:1@0-1:2@1", "2:1@5-2:5@9", "6:1@33-6:4@36"])
        #expect(
            pairs.map { Outline.of($0.value.range) } == ["1:4@3-1:5@4", "3:3@13-4:13@31", "6:6@38-8:1@47"])
        let items = try #require(pairs[1].value.items)
        #expect(items.map { Outline.of($0.range) } == ["3:5@15-3:8@18", "4:5@23-4:13@31"])
        #expect(Outline.of(try #require(items[1]["c"]).range) == "4:9@27-4:12@30")
    }

    @Test func countsScalarsAndBytesApart() throws {
        let reading = read("\u{FEFF}größe: \"日本\" # 語\r\nb: {é: 𝔘, c: d}\r\n")
        let pairs = try #require(reading.root?.pairs)
        #expect(pairs.map { Outline.of($0.keyRange) } == ["1:1@3-1:6@10", "2:1@28-2:2@29"])
        #expect(Outline.of(pairs[0].value.range) == "1:8@12-1:12@20")
        let inner = try #require(pairs[1].value.pairs)
        #expect(inner.map { Outline.of($0.keyRange) } == ["2:5@32-2:6@34", "2:11@42-2:12@43"])
        #expect(Outline.of(inner[0].value.range) == "2:8@36-2:9@40")
        #expect(reading.comments.map { "\(Outline.of($0.range)) \($0.text)" } == ["1:13@21-1:16@26 # 語"])
    }

    @Test func collectsComments() {
        let text = """
            # first  \t
            a: b # behind
            c: "no # comment" # yes
            d: no#comment
            e: | # header
              # text
              more
            # less
            f: [ # open
              # inside
              g, 'h' #i
            ]
            j:
              # empty
            k: 'l
              # text
              m'
            #
              # end
            """
        let reading = read(text)
        #expect(reading.diagnostics.isEmpty)
        let found = reading.comments.map {
            "\($0.range.start.line):\($0.range.start.column) \($0.standsAlone ? "alone" : "behind") \($0.text)"
        }
        #expect(
            found == [
                "1:1 alone # first", "2:6 behind # behind", "3:19 behind # yes", "5:6 behind # header",
                "8:1 alone # less",
                "9:6 behind # open", "10:3 alone # inside", "11:10 behind #i", "14:3 alone # empty", "18:1 alone #",
                "19:3 alone # end",
            ])
        for comment in reading.comments {
            let bytes = Array(text.utf8)[comment.range.start.offset..<comment.range.end.offset]
            #expect(String(decoding: bytes, as: UTF8.self) == comment.text)
        }
    }

    @Test func namesKinds() throws {
        let pairs = try #require(read("a: [b]\nc: {d: e}\nf: g\nh: ~\ni: '~'\nj:\nk: null\n").root?.pairs)
        #expect(
            pairs.map(\.value.kindDescription) == [
                "a list", "a mapping", "text", "nothing", "text", "nothing", "nothing",
            ])
        #expect(pairs.map(\.value.isNull) == [false, false, false, true, false, true, true])
    }
}
