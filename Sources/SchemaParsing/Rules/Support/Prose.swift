/// Words around names in messages.
enum Prose {
    /// The name in back-ticks behind its article: "an `Item`".
    static func article(_ name: String) -> String {
        let isVowel = name.first.map { "AEIOaeio".contains($0) } ?? false
        return (isVowel ? "an " : "a ") + "`\(name)`"
    }

    /// The names in back-ticks as a list: "`a`, `b` and `c`".
    static func list(_ names: [String]) -> String {
        let quoted = names.map { "`\($0)`" }
        guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
        return quoted.dropLast().joined(separator: ", ") + " and " + last
    }
}
