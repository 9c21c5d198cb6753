import Foundation
import Testing

@testable import Diagnostics

@Suite struct DiagnosticReportTests {
    @Test func sortsAndDropsRepetitions() {
        let sample = Sample("a: 1\nb: 2\n")
        func at(_ word: String, _ severity: Severity, _ rule: String = "r") -> Diagnostic {
            Diagnostic(rule: rule, severity: severity, message: word, location: sample.location(word))
        }
        let report = sample.report(
            at("b", .error), at("a", .warning), at("a", .error, "s"), at("a", .error, "r"), at("b", .error),
            Diagnostic(rule: "z", severity: .note, message: "first, since it has no file"))
        #expect(
            report.diagnostics.map { "\($0.severity) \($0.rule) \($0.message)" } == [
                "note z first, since it has no file", "error r a", "error s a", "warning r a", "error r b",
            ])
        #expect(report.countLine == "3 errors, 1 warning, 1 note")
        #expect(report.gravest == .error)
    }

    @Test(arguments: DiagnosticFormat.allCases)
    func anEmptyReport(format: DiagnosticFormat) {
        let empty = DiagnosticReport([])
        #expect(empty.countLine.isEmpty && empty.gravest == nil)
        let json =
            "{\n  \"version\": 1,\n  \"diagnostics\": [],\n  \"counts\": { \"error\": 0, \"warning\": 0, \"note\": 0 }\n}\n"
        #expect(format.renderer().render(empty) == (format == .json ? json : ""))
    }
}

@Suite struct LineRendererTests {
    @Test func oneLineEach() {
        let sample = Sample("a: 1\nb: 2\n", path: "My Schemas/schema.yaml")
        let report = sample.report(
            Diagnostic(
                rule: "missing-inverse", severity: .error, message: "`A.b` has\nno inverse",
                location: sample.location("2"),
                notes: ["n"], helps: ["h"]),
            Diagnostic(rule: "odd", severity: .warning, message: "w", location: sample.location("b")),
            Diagnostic(rule: "lone", severity: .note, message: "n"))
        #expect(
            LineRenderer().render(report) == """
                note: n [lone]
                My Schemas/schema.yaml:2:1: warning: w [odd]
                My Schemas/schema.yaml:2:4: error: `A.b` has\\nno inverse [missing-inverse]

                """)
    }
}

@Suite struct JSONRendererTests {
    @Test func exactText() {
        let sample = Sample("a: 1\n")
        let report = sample.report(
            Diagnostic(
                rule: "r", severity: .error, message: "say \"no\"\\\n\u{1B}\u{E0001}é",
                element: "A.b", location: sample.location("1"),
                labels: [.init("l", at: sample.location("a"))], notes: ["n1", "n2"], helps: ["h"]),
            Diagnostic(rule: "q", severity: .note, message: "m"))
        let path = #""path": "Schemas/T/schema.yaml""#
        let one = #"{ "line": 1, "column": 4, "offset": 3 }, "end": { "line": 1, "column": 5, "offset": 4 }"#
        let a = #"{ "line": 1, "column": 1, "offset": 0 }, "end": { "line": 1, "column": 2, "offset": 1 }"#
        #expect(
            JSONRenderer().render(report) == """
                {
                  "version": 1,
                  "diagnostics": [
                    { "rule": "q", "severity": "note", "message": "m", "element": null, "location": null, \
                "labels": [], "notes": [], "helps": [] },
                    { "rule": "r", "severity": "error", "message": "say \\"no\\"\\\\\\n\\u001b\\udb40\\udc01é", \
                "element": "A.b", "location": { \(path), "start": \(one) }, \
                "labels": [{ "text": "l", "location": { \(path), "start": \(a) } }], \
                "notes": ["n1", "n2"], "helps": ["h"] }
                  ],
                  "counts": { "error": 1, "warning": 0, "note": 1 }
                }

                """)
    }

    /// Another reader of JSON gets back what was put in.
    @Test(arguments: [
        "", "plain", "\"\\/\u{0}\u{1F}\u{7F}\u{80}\u{9F}\u{AD}", "\u{2028}\u{2029}\u{202E}\u{FEFF}",
        "😀\u{10FFFF}\u{E0001}é",
    ])
    func readsBack(text: String) throws {
        let report = DiagnosticReport([
            Diagnostic(rule: "r", severity: .error, message: text, element: text, notes: [text])
        ])
        let data = Data(JSONRenderer().render(report).utf8)
        let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let first = try #require((object["diagnostics"] as? [[String: Any]])?.first)
        #expect(first["message"] as? String == text)
        #expect(first["element"] as? String == text)
        #expect(first["notes"] as? [String] == [text])
    }
}

@Suite struct GitHubRendererTests {
    @Test func commandsAreEscaped() {
        let sample = Sample("a: 1\nb: 2\n", path: "a,b:c 100%.yaml")
        let report = sample.report(
            Diagnostic(
                rule: "r", severity: .error, message: "50% of `a`: no, none", location: sample.location("1"),
                notes: ["why"], helps: ["write\nthis"]),
            Diagnostic(rule: "s", severity: .warning, message: "long", location: sample.location("1", through: "2")),
            Diagnostic(rule: "t", severity: .note, message: "::error::x"))
        #expect(
            GitHubRenderer().render(report) == """
                ::notice title=t::::error::x
                ::error file=a%2Cb%3Ac 100%25.yaml,line=1,endLine=1,col=4,endColumn=5,title=r::\
                50%25 of `a`: no, none%0Anote: why%0Ahelp: write%0Athis
                ::warning file=a%2Cb%3Ac 100%25.yaml,line=1,endLine=2,title=s::long

                """)
    }

    @Test func whatGitHubWouldDropIsCounted() {
        let many = (10..<23).map { Diagnostic(rule: "r", severity: .error, message: "m\($0)") }
        let lines = GitHubRenderer().render(DiagnosticReport(many)).split(separator: "\n")
        #expect(lines.count == 14)
        #expect(lines.count { $0.hasPrefix("::error title=r::m") } == 10)
        #expect(lines[12] == "error: m22 [r]")
        #expect(lines[13] == "3 more than GitHub shows as annotations: see the lines above")
    }
}
