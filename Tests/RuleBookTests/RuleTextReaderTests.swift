import Testing

@testable import SchemaCompilation

/// The form of the texts is strict: nothing that was written is dropped.
@Suite struct RuleTextReaderTests {
    @Test func allParts() throws {
        let texts = try RuleTextReader.read(
            """
            # First

            ## a-rule

            One line
            and another.

            Two.

            ```yaml before
            old: 1
            ```

            ```yaml wrong

            # no rule
            ```

            ```text right notes.yaml
            b
            ```

            Source: here
            Source: there

            # Second

            ## b-rule

            Why.

            Source: x
            """, file: "t.md")
        var first = RuleText(name: "a-rule", group: "First")
        first.paragraphs = ["One line and another.", "Two."]
        first.before = [RuleText.Example(language: "yaml", path: "versions/1.0.0.yaml", text: "old: 1\n")]
        first.wrong = [RuleText.Example(language: "yaml", path: "schema.yaml", text: "\n# no rule\n")]
        first.right = [RuleText.Example(language: "text", path: "notes.yaml", text: "b\n")]
        first.sources = ["here", "there"]
        var second = RuleText(name: "b-rule", group: "Second")
        second.paragraphs = ["Why."]
        second.sources = ["x"]
        #expect(texts == [first, second])
    }

    @Test(arguments: [
        ("## a\n", 1, "a rule stands before the first group"),
        ("# G\ntext\n", 2, "a text stands outside of any rule"),
        ("# G\n## a\nWhy.\n", 4, "`a` names no source"),
        ("# G\n## a\nSource: x\n", 4, "`a` does not say why"),
        ("# G\n## a\nWhy.\nSource: x\nMore.\n", 5, "a text stands behind the source"),
        ("# G\n## a\n```yaml\n```\n", 3, "an example says its language and `before`, `wrong` or `right`"),
        ("# G\n## a\n```yaml good\n```\n", 3, "an example says its language and `before`, `wrong` or `right`"),
        ("# G\n## a\nWhy.\n```yaml wrong\nx\n", 6, "an example is not closed"),
    ])
    func slips(text: String, line: Int, reason: String) throws {
        let error = #expect(throws: RuleTextError.self) { try RuleTextReader.read(text, file: "t.md") }
        #expect(error?.description == "t.md:\(line): \(reason)")
    }
}
