import Diagnostics
import Testing

@testable import SchemaCompilation

/// How explanations look.
@Suite struct ExplanationLayoutTests {
    private let reference: RuleReference
    private let plain = ExplanationText(style: TextStyle(colored: false))

    init() throws { reference = try RuleReference() }

    private func rule(_ name: String) throws -> RuleExplanation {
        try #require(reference.explanations(of: name).first)
    }

    @Test func aFinding() throws {
        #expect(
            plain.text(of: try rule("default-outside-limits")) == """
                default-outside-limits: an error, in a released layer a warning

                A default keeps the limits of its attribute; a new object could not be saved otherwise.

                Core Data checks limits at each save. An object that keeps such a default is refused with an error
                between 1610 and 1680.

                wrong:

                    entities:
                      Task:
                        attributes:
                          rank: { type: int, min: 1, max: 5, default: 0 }

                right:

                    entities:
                      Task:
                        attributes:
                          rank: { type: int, min: 1, max: 5, default: 1 }

                source: developer.apple.com/documentation/coredata/nspropertydescription/validationpredicates

                """)
    }

    @Test func aVerdictOnAChange() throws {
        #expect(
            plain.text(of: try rule("external-storage-disabled")) == """
                external-storage-disabled: a verdict for SwiftData and Core Data, probable

                The store cannot move external files back into rows: a bridge is needed.

                Inference refuses the step with error 134190, in a custom stage too. Add an attribute without
                external storage beside the old one, and copy.

                before: versions/1.0.0.yaml

                    entities:
                      Photo: { attributes: { image: { type: data?, externalStorage: true } } }

                wrong:

                    entities:
                      Photo: { attributes: { image: data? } }

                right:

                    entities:
                      Photo:
                        attributes:
                          image: { type: data?, externalStorage: true }
                          thumbnail: data?

                source: behaviour reported by third parties who examined current systems
                source:
                developer.apple.com/documentation/coredata/nsattributedescription/allowsexternalbinarydatastorage

                """)
    }

    @Test func aRuleThatNoTextCanShow() throws {
        #expect(
            plain.text(of: try rule("yaml-encoding")) == """
                yaml-encoding: an error; it can be neither changed nor waived

                A file is UTF-8.

                Stores compare names as bytes, so a file in Latin-1 or UTF-16 would give other names than those you
                see. Save it as UTF-8.

                source: YAML 1.2.2, section 5.2, yaml.org/spec/1.2.2

                """)
    }

    @Test func markdown() throws {
        #expect(
            ExplanationMarkdown.section(of: try rule("unread-file")) == """
                ### unread-file

                *A warning; it can be neither changed nor waived.*

                The files of a schema end in `.yaml`; others in its folder are not read.

                A file called `tasks.yml` looks like a part of the schema and is none, so its entities are missing from every \
                output. Rename it to `.yaml`, or move it out of the folder.

                Source: the Varve language

                """)
    }

    @Test func linesFitAHundredColumns() {
        let texts = reference.groups.flatMap(\.rules).map(plain.text) + [plain.list(reference)]
        for line in texts.joined().split(separator: "\n") where !line.hasPrefix("    ") {
            #expect(line.count <= 100 || !line.contains(" "), "\(line)")
        }
    }

    @Test func theListHoldsEveryRule() {
        let list = plain.list(reference)
        #expect(list.hasPrefix("Reading YAML\n  yaml-alias\n      Aliases are refused: "))
        for rule in reference.groups.flatMap(\.rules) { #expect(list.contains("\n  \(rule.name)\n      ")) }
        #expect(list.hasSuffix("\n\n`varve explain RULE` tells more about one\n"))
    }

    @Test func coloursOnlyWhereAsked() throws {
        let rule = try rule("missing-inverse")
        #expect(!plain.text(of: rule).contains("\u{1B}"))
        let colored = ExplanationText(style: TextStyle(colored: true)).text(of: rule)
        #expect(colored.contains("\u{1B}[1;31mwrong:\u{1B}[0m\n"))
        #expect(colored.contains("\u{1B}[1;32msource:\u{1B}[0m developer"))
        let bare = colored.replacing(/\u{1B}\[[0-9;]*m/, with: "")
        #expect(bare == plain.text(of: rule))
    }
}
