import Diagnostics
import Foundation
import TestSupport
import Testing
import YAMLSyntax

/// The trees of a second reader: PyYAML's, without its typing of scalars.
@Suite struct PyYAMLTests {
    static let isPresent = (try? Program.run("python3", ["-c", "import yaml"]).status) == 0

    static let script = """
        import json, sys, yaml
        def tree(node):
            if isinstance(node, yaml.ScalarNode): return node.value
            if isinstance(node, yaml.SequenceNode): return [tree(n) for n in node.value]
            return {"pairs": [[tree(k), tree(v)] for k, v in node.value]}
        def read(text):
            try: return tree(yaml.compose(text, Loader=yaml.SafeLoader))
            except yaml.YAMLError: return "error"
        json.dump([read(t) for t in json.load(open(sys.argv[1]))], sys.stdout)
        """

    static let documents: [String] = [
        "a: b\n", "a: {b: [c, d], e: 'f'}\n", "- a\n- - b\n  - c\n-\n- {}\n", "a: |\n  b\n\n  c\n\nd: e\n",
        "a: |-\n  b\n\nc: |+\n  d\n\ne: f\n", "a: >\n  b\n  c\n\n  d\n   e\n  f\n", "a: |2\n    b\n  c\n",
        "a: \"b\\\n  c\\n d\n\n  e\"\n",
        "a: 'b\n  c\n\n  d'\n", "a: b\n  c\n\n  d\ne: f\n", "a: \"\\u00e9\\x41\\t\\\\\\/\"\n", "a: 'it''s'\n",
        "? a\n: b\n? c\n",
        "{a: b, c, \"d\": e, f: }\n", "[a: b, c]\n", "a: # x\n  b # y\n", "a:\n- b\n- c\nd: -e\n",
        "a: b#c\nd: 'e #f' #g\n",
        "größe: 日本語 𝔘\n\"é\": ü\n", "a: 'x\"y'\nb: \"x'y\"\nc: x'y\"z\n", "a: list(string)?\nb: -x\nc: a:b\nd: x?y\n",
        "a: \"\"\nb: ''\nc:\n",
        "'a b': c\n\"d\\te\": f\n", "a: [\n  b, # c\n  d,\n]\n", "a:\n    b:\n        c: d\n    e: f\n", "a: : b\n",
        "a: [b]]\n", "a: b: c\n", "a: 'b\n",
        "a:\n\tb: c\n", "- a\nb: c\n", "a: >-\n\n  b\n", "--- a\n", "---\na: b\n...\n",
        "a: ~\nb: null\nc: 012\nd: yes\n", "a:   b  \nc:  d\n",
    ]

    @Test(.enabled(if: isPresent, "skipped: python3 with yaml (python3-yaml) not found"))
    func readsWhatPyYAMLReads() throws {
        let documents = Self.documents + Self.documents.map { $0.replacing("\n", with: "\r\n") }
        let expected = try PackageFolder.withTemporary { folder in
            let input = folder.appending(path: "documents.json")
            let script = folder.appending(path: "read.py")
            try JSONEncoder().encode(documents).write(to: input)
            try Data(Self.script.utf8).write(to: script)
            let result = try Program.run("python3", [script.path, input.path])
            try #require(result.status == 0, Comment(rawValue: result.errors))
            return try #require(JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [Any])
        }
        try #require(expected.count == documents.count)
        for (document, theirs) in zip(documents, expected) {
            let reading = read(document)
            let ours: Any = reading.diagnostics.isEmpty ? Self.plain(reading.root) : "error"
            #expect(try Self.json(ours) == Self.json(theirs), "\(document)")
        }
    }

    private static func plain(_ node: YAMLNode?) -> Any {
        switch node?.content {
        case .scalar(let text, _)?: text
        case .sequence(let items)?: items.map { plain($0) }
        case .mapping(let pairs)?: ["pairs": pairs.map { [$0.key, plain($0.value)] }]
        case nil: "none"
        }
    }

    private static func json(_ value: Any) throws -> String {
        let data = try JSONSerialization.data(withJSONObject: value, options: [.fragmentsAllowed, .sortedKeys])
        return String(decoding: data, as: UTF8.self)
    }
}
