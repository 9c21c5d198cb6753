import Foundation
import TestSupport
import Testing

/// `varve explain`, as people run it.
@Suite(.enabled(if: VarveBinary.path != nil, "skipped: varve is not built"))
struct ExplainTests {
    @Test func explainsARule() throws {
        let result = try VarveBinary.run(["explain", "missing-inverse"], in: PackageFolder.root)
        #expect(result.status == 0)
        #expect(result.errors == "")
        #expect(result.output.hasPrefix("missing-inverse: an error, in a released layer a warning\n\nA relationship "))
    }

    @Test func aSlipGetsAGuess() throws {
        let result = try VarveBinary.run(["explain", "missing-invers"], in: PackageFolder.root)
        #expect(result.status == 64)
        #expect(result.output == "")
        #expect(
            result.errors == """
                error: there is no rule `missing-invers`
                help: did you mean `missing-inverse`?
                help: `varve explain` lists all rules

                """)
    }

    @Test func theReferenceIsWhatTheDocumentationHolds() throws {
        let result = try VarveBinary.run(["explain", "--format", "markdown"], in: PackageFolder.root)
        #expect(result.status == 0)
        let page = try Data(contentsOf: PackageFolder.root.appending(path: "Documentation/Rules.md"))
        #expect(result.output == String(decoding: page, as: UTF8.self))
    }

    @Test func withoutARuleAllAreListed() throws {
        let result = try VarveBinary.run(["explain"], in: PackageFolder.root)
        #expect(result.status == 0)
        #expect(result.output.contains("\n  missing-inverse\n      A relationship names its inverse"))
    }
}
