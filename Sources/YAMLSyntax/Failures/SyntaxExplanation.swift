import Diagnostics

/// Says in the words of this tool why libyaml stopped, and points at the cause rather than at the place it was noticed.
struct SyntaxExplanation {
    let text: FailureText
    let path: String
    let failure: SyntaxFailure

    init(bytes: UnsafeBufferPointer<UInt8>, prefix: Int, path: String, failure: SyntaxFailure) {
        text = FailureText(bytes: bytes, prefix: prefix)
        self.path = path
        self.failure = failure
    }

    func diagnostic() -> Diagnostic {
        if let diagnostic = indicatorAtValueStart() { return diagnostic }
        switch failure.problem {
        case "found character that cannot start any token": return forbiddenStart()
        case "found a tab character that violates indentation",
            "found a tab character where an indentation space is expected":
            return tab(at: failure.position)
        case "mapping values are not allowed in this context": return unexpectedColon()
        case "could not find expected ':'": return missingColon()
        case "block sequence entries are not allowed in this context":
            return syntax(
                "a list item cannot begin on the line of its key", failure.position,
                helps: [
                    "begin the list on the next line, or write it as `[a, b]`"
                ])
        case "did not find expected ',' or ']'", "did not find expected ',' or '}'":
            return unclosed(failure.contextPosition, isMapping: failure.problem.hasSuffix("'}'"))
        case "did not find expected node content": return missingValue()
        case "did not find expected key", "did not find expected '-' indicator": return unexpectedLine()
        case "did not find expected <document start>":
            return behindDocument()
        default: return byContext()
        }
    }

    func syntax(
        _ message: String, _ range: SourceRange, label: (String, SourcePosition)? = nil, helps: [String]
    ) -> Diagnostic {
        let labels = label.map { [Diagnostic.Label($0.0, at: location(text.oneCharacter(at: $0.1)))] } ?? []
        return Diagnostic(YAMLRules.syntax, message, at: location(range), labels: labels, helps: helps)
    }

    func syntax(
        _ message: String, _ position: SourcePosition, label: (String, SourcePosition)? = nil, helps: [String]
    ) -> Diagnostic {
        syntax(message, text.oneCharacter(at: position), label: label, helps: helps)
    }

    func location(_ range: SourceRange) -> SourceLocation { SourceLocation(path: path, range: range) }

    /// A value that begins with `!`, `&` or `*` and that libyaml could not read to its end.
    private func indicatorAtValueStart() -> Diagnostic? {
        guard let start = valueStart(), start.line == failure.position.line, let byte = text.byte(at: start) else {
            return nil
        }
        let rule: Rule
        let what: String
        switch byte {
        case UInt8(ascii: "!"): (rule, what) = (YAMLRules.tag, "is a YAML tag and would vanish")
        case UInt8(ascii: "&"): (rule, what) = (YAMLRules.anchor, "is an anchor, which is not part of the language")
        case UInt8(ascii: "*"): (rule, what) = (YAMLRules.alias, "is an alias, which is not part of the language")
        default: return nil
        }
        let end = SourceRange(start: start, end: start)
        let value = ValueText.upToLineEnd(text.bytes, end, inFlow: failure.openBracket != nil)
        let range = text.range(from: start, to: start.offset + value.utf8.count)
        return Diagnostic(
            rule, "`\(ValueText.firstWord(text.bytes, end))` \(what)", at: location(range),
            helps: ["quote this expression: \(ValueText.quoted(value))"])
    }

    /// Where the value begins that follows the last thing understood: behind blanks, comments and indicators.
    private func valueStart() -> SourcePosition? {
        var offset = failure.previousEnd.offset
        while offset < failure.position.offset {
            let byte = text.bytes[offset]
            switch byte {
            case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "{"),
                UInt8(ascii: "-"), UInt8(ascii: "?"):
                offset += 1
            case UInt8(ascii: "#"): offset = text.lineEnd(offset)
            default:
                let start = text.lineStart(failure.position.offset)
                guard offset >= start else { return nil }
                let columns = text.range(
                    from: SourcePosition(line: failure.position.line, column: 1, offset: start), to: offset)
                return columns.end
            }
        }
        return nil
    }

    private func forbiddenStart() -> Diagnostic {
        let position = failure.position
        switch text.byte(at: position) {
        case 0x09?: return tab(at: position)
        case let byte? where byte == UInt8(ascii: "%") && position.column == 1:
            return Diagnostic(
                YAMLRules.directive, "a `%` directive is not part of the language",
                at: location(text.restOfLine(from: position)), helps: ["remove the line"])
        default:
            let value = text.restText(from: position)
            return syntax(
                "a value cannot begin with `\(text.character(at: position))`", position,
                helps: ["quote it: \(ValueText.quoted(value))"])
        }
    }

    private func tab(at position: SourcePosition) -> Diagnostic {
        syntax("a tab stands where only spaces may indent", position, helps: ["indent with two spaces a level"])
    }

    /// A list or mapping in brackets that is not closed where it could be.
    func unclosed(_ start: SourcePosition, isMapping: Bool) -> Diagnostic {
        let (opening, closing) = isMapping ? ("{", "}") : ("[", "]")
        guard text.isClosed(start) else {
            let stop = failure.position
            return syntax(
                "the `\(opening)` that opens here is never closed", start, label: ("reading stopped here", stop),
                helps: ["add the closing `\(closing)`"])
        }
        let found = text.character(at: failure.position)
        let hint =
            found == ":"
            ? "begin each `key: value` behind a comma, and quote a value that holds a colon"
            : "add the comma before it, or quote a value that holds `\(closing)`, a comma or a quote"
        return syntax(
            "a comma or `\(closing)` belongs before this `\(found)`", failure.position, label: ("opened here", start),
            helps: [hint])
    }
}
