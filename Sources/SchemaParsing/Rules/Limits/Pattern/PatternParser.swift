/// Reads a regular expression in the notation of ICU, which Core Data uses.
///
/// It is careful in one direction: only what no dialect takes is a problem (brackets that do not match, nothing to repeat,
/// an interval the wrong way round, a back-slash at the end). What it does not know it reads over, and says so.
struct PatternParser {
    /// How deep groups may stand in each other.
    private static let depthLimit = 100
    var scalars: [Unicode.Scalar]
    var next = 0
    private var depth = 0
    var isComplete = true

    private init(_ text: String) { scalars = Array(text.unicodeScalars) }

    static func parse(_ text: String) throws(Pattern.Problem) -> Pattern {
        var parser = PatternParser(text)
        let root = try parser.choice()
        guard parser.peek == nil else {
            throw Pattern.Problem(text: "the bracket `)` at character \(parser.next + 1) closes nothing")
        }
        return Pattern(root: root, isComplete: parser.isComplete)
    }

    var peek: Unicode.Scalar? { next < scalars.count ? scalars[next] : nil }

    mutating func take() -> Unicode.Scalar? {
        defer { next += 1 }
        return peek
    }

    mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
        guard peek == scalar else { return false }
        next += 1
        return true
    }

    private mutating func choice() throws(Pattern.Problem) -> PatternNode {
        var branches = [try sequence()]
        while skip("|") { branches.append(try sequence()) }
        return branches.count == 1 ? branches[0] : .choice(branches)
    }

    private mutating func sequence() throws(Pattern.Problem) -> PatternNode {
        var nodes: [PatternNode] = []
        while let scalar = peek, scalar != "|", scalar != ")" {
            let node = try atom()
            nodes.append(try quantified(node))
        }
        return .sequence(nodes)
    }

    private mutating func atom() throws(Pattern.Problem) -> PatternNode {
        let place = next
        switch take() {
        case "(": return try group(from: place)
        case "[": return .one(try set(from: place))
        case "\\": return try escape()
        case ".": return .one(.any)
        case "^": return .start
        case "$": return .end
        case "*", "+", "?":
            throw Pattern.Problem(text: "nothing stands before the `\(scalars[place])` at character \(place + 1)")
        case "{", "}":
            isComplete = false
            return .one(.scalar(scalars[place]))
        case let scalar?: return .one(.scalar(scalar))
        case nil: return .sequence([])
        }
    }

    private mutating func group(from place: Int) throws(Pattern.Problem) -> PatternNode {
        depth += 1
        defer { depth -= 1 }
        if depth > Self.depthLimit { throw Pattern.Problem(text: "its groups stand too deep in each other") }
        if skip("?") { readGroupKind() }
        let node = try choice()
        guard skip(")") else {
            throw Pattern.Problem(text: "the group that begins at character \(place + 1) is not closed")
        }
        return node
    }

    /// What stands between `(?` and the content of a group: `:` and names change nothing, all else is not judged.
    private mutating func readGroupKind() {
        if skip(":") { return }
        if peek == "<", next + 1 < scalars.count, scalars[next + 1] != "=", scalars[next + 1] != "!",
            let close = scalars[next...].firstIndex(of: ">")
        {
            next = close + 1
            return
        }
        isComplete = false
        while let scalar = peek, scalar != ")", scalar != "(", scalar != "[", scalar != "\\" {
            next += 1
            if scalar == ":" || scalar == "=" || scalar == "!" || scalar == ">" { return }
        }
    }

    private mutating func escape() throws(Pattern.Problem) -> PatternNode {
        guard let scalar = take() else { throw Pattern.Problem(text: "it ends in a back-slash") }
        if scalar == "Q" {
            isComplete = false
            while let quoted = take() {
                if quoted == "\\", peek == "E" { break }
            }
            next = min(next + 1, scalars.count)
            return .sequence([])
        }
        if let set = Self.escaped(scalar) { return .one(set) }
        readUnknownEscape(scalar)
        return .sequence([])
    }

    /// The set behind a back-slash, where it is one that is judged.
    static func escaped(_ scalar: Unicode.Scalar) -> PatternSet? {
        switch scalar {
        case "d": .digit
        case "D": .not(.digit)
        case "w": .word
        case "W": .not(.word)
        case "s": .space
        case "S": .not(.space)
        case "n": .scalar("\n")
        case "r": .scalar("\r")
        case "t": .scalar("\t")
        default: scalar.properties.isAlphabetic || scalar.properties.numericType != nil ? nil : .scalar(scalar)
        }
    }

    /// Reads over `\p{...}`, `\1` and the like.
    mutating func readUnknownEscape(_ scalar: Unicode.Scalar) {
        isComplete = false
        guard "pPuxNk".unicodeScalars.contains(scalar) else { return }
        for (open, close) in [("{", "}"), ("<", ">")] as [(Unicode.Scalar, Unicode.Scalar)] where peek == open {
            if let end = scalars[next...].firstIndex(of: close) { next = end + 1 }
            return
        }
    }
}
