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

    @Test(arguments: deep.indices) func refusesDepth(index: Int) {
        let clock = ContinuousClock()
        var reading: YAMLReading?
        let time = clock.measure { reading = read(Self.deep[index]) }
        #expect(reading?.diagnostics.map(\.rule) == ["yaml-too-deep"])
        #expect(reading?.root == nil)
        #expect(time < .seconds(2))
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

    /// Ten times the text takes about ten times as long: never a hundred times.
    @Test(arguments: [
        "k%: { type: string, default: \"é\" } # c\n", "k%: |\n  a\n  b\n", "k%: !x y\n", "k%: &x [a]\n", "# c%\n",
    ]) func isLinear(line: String) {
        let clock = ContinuousClock()
        func time(_ count: Int) -> Duration {
            let text = (0..<count).map { line.replacing("%", with: String($0)) }.joined() + "end: 1\n"
            return clock.measure { _ = read(text) }
        }
        _ = time(100)
        let small = time(1_000)
        let large = time(10_000)
        #expect(large < max(small * 40, .milliseconds(400)))
    }
}
