import SchemaParsing
import Testing

/// Where comments go.
@Suite struct FormatterCommentTests {
    static let hostile = """
        # header one
        # yaml-language-server: $schema=varve.schema.json

        # about version
        version: "2.0.0"   # v
        "schema":   TaskManager
        entities: { # entities open
          Task: { attributes: { id: { default: uuid(), type: uuid, unique: true }, notes: {type: string, optional: true}, # notes
             # before other
             other: { type: "string" , optional: false } },
             doc: One thing
          },
          Category: { doc: 'it''s', relationships: {tasks: {inverse: category, to: [Task]}} } # behind category
        }
        migration: # how
            # inside migration
            rename:
                Task.name: title # renamed
                # after rename
            # before from
            from: 1.0.0
            discard:
            - Task.obsolete # gone
            # behind the last dash
            hooks:
              # nothing yet
        enums:
          Color: [red,
            # green it is
            green, "yes", 'blue']
          Empty: {
            # empty inside
            } # after empty
          Priority: {cases: {low: 0, normal: '1', high: 2}, raw: int}


        # at the very end
        """

    static let formatted = """
        # yaml-language-server: $schema=varve.schema.json
        # header one

        # about version
        schema: TaskManager
        version: 2.0.0  # v

        enums:
          Color:
            - red
            # green it is
            - green
            - "yes"
            - blue
          # empty inside
          Empty: {}  # after empty
          Priority: { raw: int, cases: { low: 0, normal: "1", high: 2 } }

        entities:  # entities open
          Task:
            doc: One thing
            attributes:
              id: { type: uuid, default: uuid(), unique: true }
              notes: string?  # notes
              # before other
              other: string

          Category:  # behind category
            doc: it's
            relationships:
              tasks: { to: [Task], inverse: category }

        migration:  # how
          # before from
          from: 1.0.0
          # inside migration
          rename:
            Task.name: title  # renamed
            # after rename
          discard:
            - Task.obsolete  # gone
            # behind the last dash
          hooks:
            # nothing yet

        # at the very end

        """

    @Test func keepsCommentsWithWhatTheySpeakOf() {
        #expect(FormattedText.format(Self.hostile) == Self.formatted)
        #expect(FormattedText.format(Self.formatted) == Self.formatted)
        #expect(FormattedText.meaning(Self.hostile) == FormattedText.meaning(Self.formatted))
    }

    @Test(arguments: [
        ("schema: S # a\n\n\n# b\n\n# c\nversion: 1.0.0\n", "schema: S  # a\n\n# b\n\n# c\nversion: 1.0.0\n"),
        ("# a\n\nschema: S\n# end\n", "# a\n\nschema: S\n# end\n"),
        ("doc: | # a\n  t\n  u\n# b\n", "doc: |  # a\n  t\n  u\n# b\n"),
        (
            "allow: # a\n# b\n- rule: x # c\n  # d\n  on: y\n- # e\n  rule: z\n",
            "allow:  # a\n  # b\n  - rule: x  # c\n    # d\n    on: y\n  - { rule: z }  # e\n"
        ),
        ("allow:\n-\n  # a\n  rule: x\n", "allow:\n  -\n    # a\n    rule: x\n"),
        ("schema: # a\n  # b\n  S # c\n", "# b\n# a\nschema: S  # c\n"),
        ("enums: { A: [ # a\n  ] }\n", "enums:\n  A: []  # a\n"),
        ("schema: S\nenums:\n  A:\n    # x\n  # y\n# z\n", "schema: S\n\nenums:\n  A:\n    # x\n  # y\n# z\n"),
        ("{ # a\n schema: S, # b\n # c\n}\n# d\n", "schema: S  # b\n# c\n# a\n# d\n"),
    ]) func placesComments(input: String, output: String) {
        #expect(FormattedText.comments(input) == FormattedText.comments(output))
        #expect(FormattedText.format(input) == output)
        #expect(FormattedText.format(output) == output)
    }

    /// Comments strewn over valid files at random: all of them survive once, and the second run changes nothing.
    @Test(arguments: 0..<300) func losesNoComment(seed: Int) {
        var numbers = SeededNumbers(seed: UInt64(seed) + 1)
        let base =
            seed % 3 == 0 ? Self.formatted : seed % 3 == 1 ? Self.hostile : SchemaFormatterTests.cases[seed % 6].input
        var lines: [String] = []
        for (index, line) in base.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if Int.random(in: 0..<4, using: &numbers) == 0 {
                let indent = Int.random(in: 0..<10, using: &numbers)
                lines.append(String(repeating: " ", count: indent) + "# own \(index)")
            }
            if Int.random(in: 0..<8, using: &numbers) == 0 { lines.append("") }
            let isBehind = Int.random(in: 0..<5, using: &numbers) == 0
            lines.append(line + (isBehind && !line.isEmpty ? " # behind \(index)" : ""))
        }
        let input = lines.joined(separator: "\n")
        let output = FormattedText.format(input)
        guard case .text = SchemaFormatter.format(FormattedText.file(input)) else {
            // A comment inside a text of several lines may have broken it; only the reader may refuse then.
            #expect(!output.contains("left alone"))
            return
        }
        #expect(FormattedText.comments(output) == FormattedText.comments(input))
        #expect(FormattedText.meaning(output) == FormattedText.meaning(input))
        #expect(FormattedText.difference(FormattedText.format(output), output) == nil)
    }
}
