/// Sets in square brackets, and repetition.
extension PatternParser {
    mutating func set(from place: Int) throws(Pattern.Problem) -> PatternSet {
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

    mutating func quantified(_ node: PatternNode) throws(Pattern.Problem) -> PatternNode {
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
