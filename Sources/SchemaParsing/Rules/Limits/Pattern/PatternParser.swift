/// Reads a regular expression in the notation of ICU, which Core Data uses.
///
/// It is careful in one direction: only what no dialect takes is a problem (brackets that do not match, nothing to repeat,
/// an interval the wrong way round, a back-slash at the end). What it does not know it reads over, and says so.
struct PatternParser {
    /// How deep groups may stand in each other.
    private static let depthLimit = 100
    private var scalars: [Unicode.Scalar]
    private var next = 0
    private var depth = 0
    private var isComplete = true

    private init(_ text: String) { scalars = Array(text.unicodeScalars) }

    static func parse(_ text: String) throws(Pattern.Problem) -> Pattern {
        var parser = PatternParser(text)
        let root = try parser.choice()
        guard parser.peek == nil else {
            throw Pattern.Problem(text: "the bracket `)` at character \(parser.next + 1) closes nothing")
        }
        return Pattern(root: root, isComplete: parser.isComplete)
    }

    private var peek: Unicode.Scalar? { next < scalars.count ? scalars[next] : nil }

    private mutating func take() -> Unicode.Scalar? {
        defer { next += 1 }
        return peek
    }

    private mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
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
    private static func escaped(_ scalar: Unicode.Scalar) -> PatternSet? {
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
    private mutating func readUnknownEscape(_ scalar: Unicode.Scalar) {
        isComplete = false
        guard "pPuxNk".unicodeScalars.contains(scalar) else { return }
        for (open, close) in [("{", "}"), ("<", ">")] as [(Unicode.Scalar, Unicode.Scalar)] where peek == open {
            if let end = scalars[next...].firstIndex(of: close) { next = end + 1 }
            return
        }
    }
}

/// Sets in square brackets, and repetition.
extension PatternParser {
    private mutating func set(from place: Int) throws(Pattern.Problem) -> PatternSet {
        let isNegated = skip("^")
        var members: [PatternSet] = []
        if peek == "]" {
            // Some dialects take the bracket as a member, others as the end.
            isComplete = false
            next += 1
            guard scalars[next...].contains("]") else { return .union([]) }
        }
        var inner = 0
        while let scalar = take() {
            switch scalar {
            case "]":
                if inner == 0 { return isNegated ? .not(.union(members)) : .union(members) }
                inner -= 1
            case "[":
                isComplete = false
                inner += 1
            case "\\":
                guard let escaped = take() else { throw Pattern.Problem(text: "it ends in a back-slash") }
                guard let member = Self.escaped(escaped) else {
                    readUnknownEscape(escaped)
                    continue
                }
                members.append(range(from: member))
            default:
                if scalar == "&", peek == "&" { isComplete = false }
                members.append(range(from: .scalar(scalar)))
            }
        }
        throw Pattern.Problem(text: "the set that begins at character \(place + 1) is not closed")
    }

    /// `member`, or the range that begins with it.
    private mutating func range(from member: PatternSet) -> PatternSet {
        guard case .scalar(let first) = member, peek == "-", next + 1 < scalars.count, scalars[next + 1] != "]" else {
            return member
        }
        let last = scalars[next + 1]
        guard last != "\\", last != "[", first <= last else {
            isComplete = false
            return member
        }
        next += 2
        return .range(first...last)
    }

    private mutating func quantified(_ node: PatternNode) throws(Pattern.Problem) -> PatternNode {
        var result: PatternNode
        switch peek {
        case "*": result = .repeated(node, least: 0, most: nil)
        case "+": result = .repeated(node, least: 1, most: nil)
        case "?": result = .repeated(node, least: 0, most: 1)
        case "{":
            guard let interval = try interval() else { return node }
            result = .repeated(node, least: interval.least, most: interval.most)
        default: return node
        }
        next += 1
        // A second `?` asks for the shortest match, which changes nothing for a whole text; `+` forbids to give back.
        if skip("+") {
            isComplete = false
        } else if !skip("?"), peek == "*" || peek == "{" {
            isComplete = false
            result = node
            readRepetitions()
        }
        return result
    }

    /// Reads over repetitions of a repetition, which dialects take differently.
    private mutating func readRepetitions() {
        while let scalar = peek, scalar == "*" || scalar == "+" || scalar == "?" || scalar == "{" {
            next += 1
            if scalar == "{" { return }
        }
    }

    /// The numbers of `{2}`, `{2,}` or `{2,4}`; leaves the place at the closing bracket. Nil, with nothing read, where the
    /// bracket is not the beginning of an interval.
    private mutating func interval() throws(Pattern.Problem) -> (least: Int, most: Int?)? {
        guard let close = scalars[next...].firstIndex(of: "}") else { return nil }
        let parts = scalars[(next + 1)..<close].split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
        let numbers = parts.map { part in Int(String(String.UnicodeScalarView(part))) }
        guard let first = numbers.first, let least = first, (0...1000).contains(least) else { return nil }
        let isOpen = parts.count == 2 && parts[1].isEmpty
        guard parts.count == 1 || isOpen || numbers[1].map({ (0...1000).contains($0) }) == true else { return nil }
        let most = parts.count == 1 ? least : isOpen ? nil : numbers[1]
        if let most, most < least {
            throw Pattern.Problem(
                text: "the interval `{\(least),\(most)}` at character \(next + 1) goes backwards",
                help: "write `{\(most),\(least)}`")
        }
        next = close
        return (least, most)
    }
}
