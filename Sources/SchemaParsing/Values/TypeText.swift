import Diagnostics
import SchemaModel

/// How types are written: `string`, `Priority?`, `list(string)`, `codable(Weather)`.
enum TypeText {
    /// Why a text is no type: a clause, and what to write instead where that is plain.
    struct Problem: Error, Equatable {
        let text: String
        var meant: String?
    }

    /// The type, and whether a question mark stands behind it. Names are not looked up.
    static func parse(_ text: String) throws(Problem) -> (type: TypeReference, isOptional: Bool) {
        var rest = text[...]
        let isOptional = rest.last == "?"
        if isOptional { rest.removeLast() }
        if rest.isEmpty { throw Problem(text: "it names no type") }
        if rest.last == "?" { throw Problem(text: "one question mark is enough", meant: String(rest)) }
        guard let open = rest.firstIndex(of: "(") else {
            return (try plain(String(rest)), isOptional)
        }
        guard rest.last == ")" else { throw Problem(text: "its bracket is not closed", meant: rest + ")") }
        let word = String(rest[..<open])
        let argument = String(rest[rest.index(after: open)..<rest.index(before: rest.endIndex)])
        return (try applied(word, to: argument), isOptional)
    }

    private static func plain(_ word: String) throws(Problem) -> TypeReference {
        if let scalar = ScalarType(rawValue: word) { return .scalar(scalar) }
        switch word {
        case "transformable": return .transformable(nil)
        case "list": throw Problem(text: "it does not say of what", meant: "list(string)")
        case "codable": throw Problem(text: "it does not name the Swift type", meant: "codable(TypeName)")
        default: break
        }
        if word.first == "[", word.last == "]" {
            throw Problem(text: "lists are written in words", meant: "list(\(word.dropFirst().dropLast()))")
        }
        if let problem = NameText.problem(of: word) { throw Problem(text: problem) }
        return .named(word)
    }

    private static func applied(_ word: String, to argument: String) throws(Problem) -> TypeReference {
        switch word {
        case "list":
            if argument.last == "?" {
                throw Problem(text: "members of a list cannot be absent", meant: "list(\(argument.dropLast()))")
            }
            if let problem = NameText.problem(of: argument) {
                throw Problem(text: "a list is of a scalar type, and in `\(NameText.printable(argument))` \(problem)")
            }
            return .list(argument)
        case "codable":
            guard isSwiftTypeName(argument) else { throw Problem(text: "`codable` takes the name of a Swift type") }
            return .codable(argument)
        case "transformable":
            guard isSwiftTypeName(argument) else {
                throw Problem(text: "`transformable` takes the name of a transformer class")
            }
            return .transformable(argument)
        default:
            throw Problem(
                text: "only `list`, `codable` and `transformable` take brackets",
                meant: Suggestion.closest(to: word, among: ["list", "codable", "transformable"]).map {
                    "\($0)(\(argument))"
                })
        }
    }

    /// Identifiers joined by points.
    private static func isSwiftTypeName(_ text: String) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        return !parts.isEmpty && parts.allSatisfy { NameText.problem(of: String($0)) == nil }
    }
}
