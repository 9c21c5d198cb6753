import Testing

@testable import Diagnostics

@Suite struct TextRendererTests {
    @Test func everyPartOfADiagnostic() {
        let sample = Sample(
            """
            entities:
              Task:
                attributes:
                  titel: { type: string, min: 4 }
              Folder:
                doc: x

            """)
        let error = Diagnostic(
            rule: "unknown-key", severity: .error, message: "`Task.titel` has no key `min`", element: "Task.titel",
            location: sample.location("min: 4"),
            labels: [
                .init("this type has no least value", at: sample.location("string")),
                .init("was here", at: sample.location("Folder")),
                .init(
                    "older layer",
                    at: SourceLocation(path: "versions/1.0.0.yaml", range: sample.location("doc").range)),
            ],
            notes: ["only numbers have one"],
            helps: ["did you mean `minLength`?", "write:\n  minLength: 4\n\nor nothing"])
        let warning = Diagnostic(
            rule: "no-file", severity: .warning, message: "nothing was found")
        #expect(
            TextRenderer().render(sample.report(error, warning)) == """
                warning[no-file]: nothing was found

                error[unknown-key]: `Task.titel` has no key `min`
                 --> Schemas/T/schema.yaml:4:30
                  |
                4 |       titel: { type: string, min: 4 }
                  |                              ^^^^^^
                  |                      ------ this type has no least value
                 ::: Schemas/T/schema.yaml:5:3
                  |
                5 |   Folder:
                  |   ------ was here
                 ::: versions/1.0.0.yaml:6:5
                  | older layer
                  = note: only numbers have one
                  = help: did you mean `minLength`?
                  = help: write:
                            minLength: 4

                          or nothing

                1 error, 1 warning
                `varve explain RULE` tells more about a rule

                """)
    }

    @Test func aSpanOverSeveralLines() {
        let sample = Sample("a: 1\nTask: {\n  x: 1,\n  y: 2 }\n\n\nb: 2\n")
        let whole = Diagnostic(
            rule: "r", severity: .error, message: "m", location: sample.location("{", through: "}\n\n\n"))
        #expect(
            TextRenderer().render(sample.report(whole)) == """
                error[r]: m
                 --> Schemas/T/schema.yaml:2:7
                  |
                2 | Task: {
                  |       ^
                ...
                4 |   y: 2 }
                  |   ^^^^^^

                1 error
                to learn more: varve explain r

                """)
    }

    /// The line of the frame and the line under it.
    private func frame(_ text: String, _ word: String, through last: String? = nil) -> [String] {
        let sample = Sample(text)
        let diagnostic = Diagnostic(
            rule: "r", severity: .error, message: "m", location: sample.location(word, through: last))
        return TextRenderer().render(sample.report(diagnostic)).split(separator: "\n").map(String.init)[3...4]
            .map { String($0.dropFirst(4)) }
    }

    /// Judged by hand: a tab goes to the next of every fourth column, wide scalars take two, marks take none.
    @Test(arguments: [
        ("\tkey: value", "value", "    key: value", "         ^^^^^"),
        ("a\tkey: v", "key", "a   key: v", "    ^^^"),
        ("名前: 値 # x", "値", "名前: 値 # x", "      ^^"),
        ("e\u{301}te\u{301}: x", "x", "e\u{301}te\u{301}: x", "     ^"),
        ("👍🏽: 👨‍👩‍👧 x", "x", "👍🏽: 👨‍👩‍👧 x", "       ^"),
        ("👨‍👩‍👧: x", "👨‍👩‍👧", "👨‍👩‍👧: x", "^^"),
        ("🇩🇪🇫🇷 x", "x", "🇩🇪🇫🇷 x", "     ^"),
        ("❤️ x", "x", "❤️ x", "   ^"),
        ("한글 x", "x", "한글 x", "     ^"),
        ("a\u{1B}[31mb: x", "x", "a\\u{1B}[31mb: x", "              ^"),
        ("a\u{202E}b: x", "x", "a\\u{202E}b: x", "            ^"),
        ("key: \u{FEFF}", "\u{FEFF}", "key: \\u{FEFF}", "     ^^^^^^^^"),
    ])
    func columns(text: String, word: String, shown: String, underline: String) {
        #expect(frame(text, word) == [shown, underline])
    }

    @Test func aSpanWithoutWidthGetsOneCaret() {
        let sample = Sample("key:\nnext: 1\n")
        let end = sample.position(at: 4)
        let diagnostic = Diagnostic(
            rule: "r", severity: .error, message: "m",
            location: SourceLocation(path: sample.source.path, range: SourceRange(start: end, end: end)))
        #expect(TextRenderer().render(sample.report(diagnostic)).contains("1 | key:\n  |     ^\n"))
    }

    @Test func longLinesAreCutAroundTheSpan() {
        let padding = String(repeating: "x", count: 5000)
        let rows = frame("\(padding) HERE \(padding)", "HERE")
        #expect(rows[0].hasPrefix("..." + String(repeating: "x", count: 39) + " HERE xxx"))
        #expect(rows[0].hasSuffix("x..."))
        #expect(rows[0].count == SourceFrame.widestLine + 3)
        #expect(rows[1] == String(repeating: " ", count: 43) + "^^^^")
        #expect(frame(padding, padding)[1].count == SourceFrame.widestLine)
    }

    /// Bytes that are no UTF-8, and places outside the file, are shown somehow and never trap.
    @Test(arguments: [(-5, 3), (0, 9_999), (7, 2), (4, 6), (.max, .max), (3, .max), (.min, .max)])
    func hostilePlaces(start: Int, end: Int) {
        let source = SourceFile(path: "a.yaml", bytes: [0xFF, 0x0A, 0xE2, 0x80, 0x0D, 0xC2, 0x80, 0xF0])
        for endLine in [1, 2, 9] {
            let range = SourceRange(
                start: SourcePosition(line: 1, column: 1, offset: start),
                end: SourcePosition(line: endLine, column: 1, offset: end))
            let diagnostic = Diagnostic(
                rule: "r", severity: .error, message: "m", location: SourceLocation(path: "a.yaml", range: range))
            let text = TextRenderer().render(DiagnosticReport([diagnostic], sources: ["a.yaml": source]))
            #expect(text.contains("--> a.yaml:1:1\n"))
            #expect(text.contains("^"))
        }
    }

    @Test func nothingFromAFileSteersTheTerminal() {
        let diagnostic = Diagnostic(
            rule: "r\u{7}", severity: .error, message: "bad `\u{1B}]0;x\u{7}\r\n`",
            location: SourceLocation(
                path: "a\u{1B}[2J\nb", range: SourceRange(start: .start, end: .start)),
            notes: ["n\u{9B}\u{2028}"], helps: ["h\u{8}\n\u{202E}"])
        for format in DiagnosticFormat.allCases {
            let text = format.renderer().render(DiagnosticReport([diagnostic]))
            let hostile = text.unicodeScalars.filter { VisibleText.isUnsafe($0) && $0 != "\n" }
            #expect(hostile.isEmpty, "\(format)")
        }
    }

    @Test func coloursOnlyWhereAsked() {
        let sample = Sample("key: 1\n")
        let report = sample.report(
            Diagnostic(rule: "r", severity: .warning, message: "m", location: sample.location("1"), helps: ["h"]))
        for format in DiagnosticFormat.allCases {
            let text = format.renderer(colored: true).render(report)
            #expect(text.contains("\u{1B}") == (format == .text), "\(format)")
            #expect(!format.renderer().render(report).contains("\u{1B}"))
        }
        #expect(TextRenderer(colored: true).render(report).hasPrefix("\u{1B}[1;33mwarning[r]\u{1B}[0m"))
    }

    /// Work that grew with the square of the findings would not get to the end.
    @Test(.timeLimit(.minutes(5))) func manyDiagnosticsInOneLongFileAreWritten() {
        let count = 100_000
        let source = SourceFile(path: "a.yaml", text: String(repeating: "key: value\n", count: count))
        let diagnostics = (0..<count).map { index in
            let place = SourcePosition(line: index + 1, column: 1, offset: index * 11)
            let end = SourcePosition(line: index + 1, column: 4, offset: index * 11 + 3)
            return Diagnostic(
                rule: "r", severity: .error, message: "m \(index % 7)",
                location: SourceLocation(path: "a.yaml", range: SourceRange(start: place, end: end)))
        }
        let report = DiagnosticReport(diagnostics.reversed(), sources: ["a.yaml": source])
        #expect(TextRenderer().render(report).contains("--> a.yaml:100000:1"))
    }
}
