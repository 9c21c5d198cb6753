import SchemaParsing
import Testing

/// Patterns and texts, seen through the rule about defaults.
@Suite struct PatternTests {
    /// What a pattern says of a text.
    static let judged: [(String, String, Bool)] = [
        ("abc", "abc", true), ("abc", "abcd", false), ("abc", "xabc", false),
        ("a|bc|", "bc", true), ("a|bc|", "b", false), ("(a|b)+c", "abbac", true), ("(?:ab)*", "ababa", false),
        ("[a-c]+", "abcabc", true), ("[a-c]+", "abd", false), ("[^a-c]", "d", true), ("[^a-c]", "b", false),
        ("[-a]+", "a-a", true), ("[a\\]]+", "a]", true), ("\\d{4}-\\d{2}", "2024-01", true),
        ("\\d{4}-\\d{2}", "2024-1", false), ("\\w+", "größe_1", true), ("\\w+", "a b", false),
        ("\\S+\\s\\S+", "a b", true),
        ("a{2,3}", "a", false), ("a{2,3}", "aaa", true), ("a{2,3}", "aaaa", false), ("a{2,}", "aaaaa", true),
        ("a{2}", "aaa", false), (".*", "", true), (".+", "", false), ("^a$", "a", true), ("a^b", "ab", false),
        ("a+?b", "aab", true), ("(a*)*b", "aaaa", false), ("\\.", ".", true), ("\\.", "a", false),
        ("(?<year>\\d+)", "12", true),
    ]

    /// Patterns that are legal and not judged, each with a text that does not match.
    static let unjudged: [(String, String)] = [
        ("(?i)a", "A"), ("a++", "b"), ("\\p{L}", "1"),
        ("(?=a)a", "b"), ("(a)\\1", "ab"), ("a{2}{3}", "b"), ("[a&&b]", "c"),
        ("[[:alpha:]]", "1"),
    ]

    @Test(arguments: judged)
    func defaultIsHeldAgainstThePattern(pattern: String, text: String, matches: Bool) {
        #expect(breaches(pattern, text) == (matches ? 0 : 1), "\(pattern) \(text)")
    }

    @Test(arguments: unjudged)
    func whatIsNotJudgedIsLegal(pattern: String, text: String) {
        #expect(breaches(pattern, text) == 0, "\(pattern) \(text)")
    }

    private func breaches(_ pattern: String, _ text: String) -> Int {
        let text = """
            entities:
              Task:
                attributes:
                  code: { type: string, default: '\(text)', pattern: '\(pattern)' }
            """
        #expect(SchemaParsingTests.breaches(InvalidPatternRule.self, text) == [])
        return SchemaParsingTests.breaches(DefaultOutsideLimitsRule.self, text).count
    }

    /// What makes other engines try for ever ends at once here: the work is bounded.
    @Test(arguments: ["(a+)+b", "((a{1,1000}){1,1000}){1,1000}b", "(a|aa|a?)*b", "(((a*)*)*)*b"])
    func hostilePatternsEnd(pattern: String) {
        let text = """
            entities:
              Task:
                attributes:
                  code: { type: string, default: '\(String(repeating: "a", count: 2000))', pattern: '\(pattern)' }
            """
        #expect(SchemaParsingTests.breaches(DefaultOutsideLimitsRule.self, text).count <= 1)
    }

    @Test func deepGroupsAreRefused() {
        let pattern = String(repeating: "(", count: 5000) + String(repeating: ")", count: 5000)
        let text = "entities: { Task: { attributes: { code: { type: string, pattern: '\(pattern)' } } } }"
        #expect(
            SchemaParsingTests.breaches(InvalidPatternRule.self, text) == [
                "3:66 error invalid-pattern: the pattern of `Task.code` is no regular expression: its groups stand too "
                    + "deep in each other | write a back-slash before a character that stands for itself"
            ])
    }
}
