import Diagnostics
import SchemaParsing
import Testing

/// The canonical form of small files.
@Suite struct SchemaFormatterTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let input: String
        let output: String
        var testDescription: String { name }
    }

    static let cases: [Case] = [
        Case(
            name: "fixed keys are ordered, declared ones keep their order",
            input: """
                entities:
                  B:
                    relationships: {z: {inverse: q, to: B?}, a: {deleteRule: cascade, to: [B], inverse: r}}
                    attributes: {z: string, a: int}
                    doc: d
                    extends: A
                    unknown: x
                  A: {attributes: {}}
                version: 1.0.0
                schema: S
                """,
            output: """
                schema: S
                version: 1.0.0

                entities:
                  B:
                    doc: d
                    extends: A
                    attributes:
                      z: string
                      a: int
                    relationships:
                      z: { to: B?, inverse: q }
                      a: { to: [B], inverse: r, deleteRule: cascade }
                    unknown: x

                  A:
                    attributes: {}

                """),
        Case(
            name: "optionality and short forms",
            input: """
                entities:
                  A:
                    attributes:
                      a: {type: string}
                      b: {type: string, optional: true}
                      c: {optional: true, default: x, type: string}
                      d: {type: string?, optional: true}
                      e: {type: string, optional: false}
                      f: {type: string?, optional: false}
                      g:
                        # why
                        type: string
                      h: {type: string, optional: yes}
                    relationships:
                      i: {optional: true, to: A, inverse: none}
                      j: {to: [A], optional: true, inverse: none}
                composites:
                  C: {x: {type: int, optional: true}, y: {type: int, default: 0}}
                """,
            output: """
                composites:
                  C: { x: int?, y: { type: int, default: 0 } }

                entities:
                  A:
                    attributes:
                      a: string
                      b: string?
                      c: { type: string?, default: x }
                      d: string?
                      e: string
                      f: { type: string?, optional: false }
                      g:
                        # why
                        type: string
                      h: { type: string, optional: yes }
                    relationships:
                      i: { to: A?, inverse: none }
                      j: { to: [A], optional: true, inverse: none }

                """),
        Case(
            name: "quotes only where they are needed, and where they mean something",
            input: """
                doc: 'a plain text'
                schema: "S"
                version: '2.0.0'
                entities:
                  "A":
                    doc: "say: it"
                    table: 'no'
                    class: "012"
                    attributes:
                      a: {type: 'string', default: 'x', pattern: "[a-z]{2}", column: "1"}
                      b: {type: string, default: no, derived: a + b, hashModifier: '2'}
                      c: {type: 'string', default: "it's \\"so\\"", doc: '"quoted"'}
                migration:
                  from: 1.0.0
                  set:
                    A.a: b + c
                    A.b: {value: '5'}
                    A.c: 'match x { "k": 1 }'
                """,
            output: """
                schema: S
                version: 2.0.0
                doc: a plain text

                entities:
                  A:
                    doc: "say: it"
                    table: "no"
                    class: "012"
                    attributes:
                      a: { type: string, default: "x", pattern: "[a-z]{2}", column: "1" }
                      b: { type: string, default: no, derived: "a + b", hashModifier: "2" }
                      c: { type: string, default: "it's \\"so\\"", doc: '"quoted"' }

                migration:
                  from: 1.0.0
                  set:
                    A.a: "b + c"
                    A.b: { value: "5" }
                    A.c: 'match x { "k": 1 }'

                """),
        Case(
            name: "a hundred columns and no more",
            input: """
                entities:
                  A:
                    attributes:
                      fits: { type: string, default: "\(String(repeating: "x", count: 59))" }
                      long: { type: string, default: "\(String(repeating: "x", count: 60))" }
                    indexes: [[\(String(repeating: "abcdefghi, ", count: 10))j], [k]]
                """,
            output: """
                entities:
                  A:
                    attributes:
                      fits: { type: string, default: "\(String(repeating: "x", count: 59))" }
                      long:
                        type: string
                        default: "\(String(repeating: "x", count: 60))"
                    indexes:
                      - - abcdefghi
                \(String(repeating: "        - abcdefghi\n", count: 9))        - j
                      - [k]

                """),
        Case(
            name: "texts of several lines",
            input: """
                doc: |
                  one

                   two
                schema: >-
                  S
                entities:
                  A:
                    doc: >
                      \(String(repeating: "word ", count: 30))-
                      end

                      next
                  B:
                    doc: plain
                      goes on
                  C:
                    doc: "first

                      second"
                  D:
                    doc: |+
                      kept

                  E: {}
                """,
            output: """
                schema: S
                doc: |
                  one

                   two

                entities:
                  A:
                    doc: >
                      \(String(repeating: "word ", count: 18))word
                      \(String(repeating: "word ", count: 11))- end

                      next

                  B:
                    doc: plain goes on

                  C:
                    doc: >-
                      first

                      second

                  D:
                    doc: "kept\\n\\n"

                  E: {}

                """),
        Case(
            name: "lists of waivers, migration, fetches",
            input: """
                allow: [{on: A.b, rule: r, until: 2.0.0, reason: 'because: so'}]
                migration: {discard: [A.x, B], rename: {A.y: z}, from: 1.0.0, hooks: {after: true, fill: [A.b]},
                  dedupe: {A: {keep: latest(at), by: [id]}}}
                entities: {A: {fetches: {open: {sort: [-at], where: a == b, parameters: {c: uuid?}}}}}
                """,
            output: """
                entities:
                  A:
                    fetches:
                      open:
                        parameters: { c: uuid? }
                        where: "a == b"
                        sort: [-at]

                migration:
                  from: 1.0.0
                  rename:
                    A.y: z
                  dedupe:
                    A: { by: [id], keep: latest(at) }
                  discard: [A.x, B]
                  hooks:
                    fill: [A.b]
                    after: true

                allow:
                  - { rule: r, on: A.b, reason: "because: so", until: 2.0.0 }

                """),
    ]

    @Test(arguments: cases) func formats(_ example: Case) {
        #expect(FormattedText.difference(FormattedText.format(example.input), example.output) == nil)
        #expect(FormattedText.format(example.output) == example.output)
        #expect(FormattedText.meaning(example.input) == FormattedText.meaning(example.output))
        for ending in ["\r\n", "\r"] {
            #expect(FormattedText.format("\u{FEFF}" + example.input.replacing("\n", with: ending)) == example.output)
        }
    }

    @Test func refusesWhatItCannotRead() {
        for text in ["", "a: b: c\n", "a: !b\n", "a: 1\na: 2\n", "a: \u{1}\n"] {
            guard case .refused(let diagnostics) = SchemaFormatter.format(FormattedText.file(text)) else {
                Issue.record("\(text) was formatted")
                continue
            }
            #expect(!diagnostics.isEmpty)
        }
    }
}
