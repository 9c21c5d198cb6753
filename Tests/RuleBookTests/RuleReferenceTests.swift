import Foundation
import TestSupport
import Testing

@testable import SchemaCompilation

/// The texts and the rules fit each other, and the page in the documentation is what the program prints.
@Suite struct RuleReferenceTests {
    private let reference: RuleReference

    init() throws { reference = try RuleReference() }

    @Test func everyRuleHasATextAndEveryTextARule() {
        #expect(reference.missingTexts == [])
        #expect(reference.strayTexts == [])
        #expect(!reference.groups.contains { $0.title == "Others" })
    }

    @Test func noRuleStandsTwiceInAGroup() {
        for group in reference.groups {
            let names = group.rules.map(\.name)
            #expect(names == Set(names).sorted())
        }
        let findings = reference.groups.flatMap(\.rules).filter {
            if case .finding = $0.standing { true } else { false }
        }
        #expect(Set(findings.map(\.name)).count == findings.count)
        #expect(findings.count > 110)
    }

    @Test func everyRuleNamesASourceThatPeopleCanLookUp() {
        for rule in reference.groups.flatMap(\.rules) {
            #expect(!rule.sources.isEmpty, "\(rule.name)")
            for text in rule.sources + rule.paragraphs + [rule.sentence] {
                #expect(!text.contains("TRUTH") && !text.contains(".md"), "\(rule.name): \(text)")
            }
        }
    }

    @Test func sentencesBeginAndEnd() {
        for rule in reference.groups.flatMap(\.rules) {
            for text in [rule.sentence] + rule.paragraphs {
                #expect(text.first?.isLowercase == false || text.hasPrefix("externalStorage"), "\(rule.name): \(text)")
                #expect(".)`".contains(text.last ?? " "), "\(rule.name): \(text)")
            }
        }
    }

    /// `Documentation/Rules.md`; `RECORD=1` writes it.
    @Test func thePageIsNotStale() throws {
        let file = PackageFolder.root.appending(path: "Documentation/Rules.md")
        let page = ExplanationMarkdown.text(of: reference)
        if Golden.isRecording {
            try Data(page.utf8).write(to: file)
            Issue.record("recorded \(file.path)")
        }
        let recorded = String(decoding: (try? Data(contentsOf: file)) ?? Data(), as: UTF8.self)
        #expect(recorded == page, "Documentation/Rules.md is stale: renew it with RECORD=1")
    }

    @Test func slipsAreGuessed() {
        #expect(reference.suggestion(for: "missing-invers") == "missing-inverse")
        #expect(reference.suggestion(for: "entirely-else") == nil)
        #expect(reference.explanations(of: "missing-inverse").count == 1)
        #expect(reference.explanations(of: "missing-invers").isEmpty)
    }
}
