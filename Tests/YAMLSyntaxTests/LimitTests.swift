import Diagnostics
import Testing
import YAMLSyntax

/// Depth, size and time.
@Suite struct LimitTests {
    static let deep: [String] = [
        String(repeating: "[", count: 10_000),
        String(repeating: "{a: ", count: 10_000),
        String(repeating: "[\n", count: 10_000),
        String(repeating: "- ", count: 10_000),
        String(repeating: "? ", count: 10_000),
        (0..<2_000).map { String(repeating: " ", count: $0) + "a:" }.joined(separator: "\n"),
        String(repeating: "[{a: ", count: 10_000) + "b" + String(repeating: "}]", count: 10_000),
    ]

    @Test(.timeLimit(.minutes(5)), arguments: deep.indices) func refusesDepth(index: Int) {
        let reading = read(Self.deep[index])
        #expect(reading.diagnostics.map(\.rule) == ["yaml-too-deep"])
        #expect(reading.root == nil)
    }

    @Test func acceptsTheGreatestDepthAndNoMore() {
        let depth = YAMLLimits.depth
        let accepted = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        #expect(read(accepted).diagnostics.isEmpty)
        #expect(
            Outline.of(read("[" + accepted + "]").diagnostics) == [
                "yaml-too-deep 1:65 more than 64 lists and mappings stand inside each other"
            ])
    }

    @Test func refusesSize() {
        let reading = read([UInt8](repeating: 0x20, count: YAMLLimits.fileSize + 1))
        #expect(
            Outline.of(reading.diagnostics) == [
                "yaml-too-large 1:1 the file has 67108865 bytes; at most 67108864 are read"
            ])
    }

    /// A hundred thousand of anything is read to its end: work that grew with the square would not get there.
    @Test(
        .timeLimit(.minutes(5)),
        arguments: [
            "k%: { type: string, default: \"é\" } # c\n", "k%: |\n  a\n  b\n", "k%: !x y\n", "k%: &x [a]\n", "# c%\n",
        ])
    func longFilesEnd(line: String) {
        let text = (0..<100_000).map { line.replacing("%", with: String($0)) }.joined() + "end: 1\n"
        #expect(read(text).root != nil)
    }
}
