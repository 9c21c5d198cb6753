import Diagnostics

/// Failures of lines: colons, indentation, quotes.
extension SyntaxExplanation {
    /// A colon where no key can stand: a second one on the line, or a key below a value that has begun.
    func unexpectedColon() -> Diagnostic {
        let colon = failure.position
        let first = text.indentEnd(ofLineOf: colon)
        if let earlier = firstColon(from: first, to: colon.offset) {
            let valueStart = behindBlanks(earlier.offset + 1, line: colon.line, from: first)
            let key = ValueText.raw(text.bytes, first.offset, earlier.offset)
            let value = text.restText(from: valueStart)
            return syntax(
                "the value of `\(key)` holds a colon and is not quoted", text.restOfLine(from: valueStart),
                helps: ["quote it: `\(key): \(ValueText.quoted(value))`"])
        }
        guard let previous = failure.previousScalar, previous.start.line < colon.line else {
            return syntax("a colon stands where no key is", colon, helps: ["quote the text that holds the colon"])
        }
        if let tight = tightColon(in: previous, before: first.offset) {
            return missingSpace(tight)
        }
        return syntax(
            "this line is indented below a value that has already begun", text.restOfLine(from: first),
            label: ("the value begins here", previous.start),
            helps: ["indent it like line \(previous.start.line), or remove the value on that line"])
    }

    /// A line that must be a key and has no colon with a space behind it.
    func missingColon() -> Diagnostic {
        let start = failure.contextPosition
        let line = text.restOfLine(from: start)
        if let colon = tightColon(in: line, before: line.end.offset) { return missingSpace(colon) }
        let words = text.restText(from: start)
        return syntax(
            "`\(words)` is no key: it has no colon", line,
            helps: ["write `key: value`, or indent the line if it continues the text above"])
    }

    /// A list or mapping is followed by something that does not fit it.
    func unexpectedLine() -> Diagnostic {
        let position = failure.position
        let isList = failure.problem.contains("'-'")
        if let byte = text.byte(at: position) {
            if byte == 0x5D || byte == 0x7D { return closesNothing() }
            if byte == UInt8(ascii: ":") {
                return Diagnostic(
                    YAMLRules.complexKey, "a key is missing before the colon",
                    at: location(text.oneCharacter(at: position)), helps: ["write `key: value`"])
            }
        }
        if failure.isPreviousQuoted, let quoted = failure.previousScalar, failure.previousEnd.line == position.line {
            if quoted.start.line < position.line {
                return syntax(
                    "the quoted text that begins here goes on to line \(quoted.end.line)", quoted.start,
                    label: ("it ends before this", position), helps: ["add the closing quote where the text should end"]
                )
            }
            return syntax(
                "text follows the closing quote", text.restOfLine(from: position),
                helps: ["put the whole value into quotes, or begin the next key on a line of its own"])
        }
        guard text.isFirstOnLine(position) else {
            return syntax(
                "this does not belong to the value before it", text.restOfLine(from: position),
                helps: ["quote the whole value, or begin a new line"])
        }
        let line = text.restOfLine(from: position)
        let isItem = ValueText.raw(text.bytes, position.offset, position.offset + 2) == "- "
        if isList, position.column == failure.contextPosition.column {
            return syntax(
                "a key stands where the list above expects an item", line,
                label: ("the list begins here", failure.contextPosition),
                helps: ["begin the line with `- `, or indent it like the key that the list belongs to"])
        }
        if isItem, position.column == failure.contextPosition.column {
            return syntax(
                "a list item stands where a key is expected", line,
                label: ("the mapping begins here", failure.contextPosition),
                helps: ["write `key: value`, or indent the item below the key it belongs to"])
        }
        return syntax(
            "the indentation of this line fits no line above it", line,
            label: ("it stands inside what begins here", failure.contextPosition),
            helps: ["indent it exactly like the lines it belongs with"])
    }

    /// Something follows the end of the only document.
    func behindDocument() -> Diagnostic {
        let line = text.restOfLine(from: failure.position)
        let between = ValueText.raw(text.bytes, failure.previousEnd.offset, failure.position.offset)
        if between.split(whereSeparator: \.isNewline).contains(where: { $0.hasPrefix("...") }) {
            return Diagnostic(
                YAMLRules.severalDocuments, "a second document begins here", at: location(line),
                helps: ["move what follows to a file of its own, or remove the `...` line"])
        }
        return syntax(
            "this line belongs to nothing above it", line, helps: ["indent it like the first key of the file"])
    }

    func missingValue() -> Diagnostic {
        if let bracket = failure.openBracket, let byte = text.byte(at: bracket), !text.isClosed(bracket) {
            return unclosed(bracket, isMapping: byte == UInt8(ascii: "{"))
        }
        switch text.byte(at: failure.position) {
        case 0x5D?, 0x7D?: return closesNothing()
        case UInt8(ascii: ",")?:
            return syntax(
                "a value is missing before this comma", failure.position,
                helps: ["write the value, or remove the comma"])
        default: return syntax("a value is missing here", failure.position, helps: ["write the value"])
        }
    }

    /// Failures inside a quoted or block text, a tag, an anchor; and whatever has no better words.
    func byContext() -> Diagnostic {
        let start = failure.contextPosition
        if failure.problem.hasPrefix("found unexpected") {
            let quote = text.character(at: start)
            return syntax(
                "the text that begins here with \(quote) is never closed", start,
                helps: ["add the closing \(quote) where the text should end"])
        }
        if failure.problem == "found unknown escape character" || failure.problem.contains("escape code")
            || failure.problem.contains("hexdecimal")
        {
            return syntax(
                "a backslash inside double quotes begins no escape that YAML knows", failure.position,
                helps: ["write `\\\\` for a backslash, or put the text into single quotes"])
        }
        if failure.context == "while scanning a block scalar" {
            return syntax(
                "text stands behind `\(text.character(at: start))`, which begins a block of lines",
                text.restOfLine(from: start),
                helps: [
                    "quote the value: \(ValueText.quoted(text.restText(from: start)))",
                    "or write the text on the lines below, indented",
                ])
        }
        if failure.context == "while scanning a directive" {
            return Diagnostic(
                YAMLRules.directive, "a `%` directive is not part of the language",
                at: location(text.restOfLine(from: start)), helps: ["remove the line"])
        }
        if failure.problem == "mapping keys are not allowed in this context" {
            return syntax("a `?` that begins a key cannot stand here", failure.position, helps: ["write `key: value`"])
        }
        return syntax(
            "the file cannot be read from here on (\(failure.problem))", failure.position,
            helps: ["look at the indentation, colons, quotes and brackets of this line and the one above"])
    }

    private func closesNothing() -> Diagnostic {
        let bracket = text.character(at: failure.position)
        return syntax(
            "this `\(bracket)` closes nothing", failure.position,
            helps: ["remove it, or quote the text it belongs to"])
    }

    private func missingSpace(_ colon: SourcePosition) -> Diagnostic {
        let first = text.indentEnd(ofLineOf: colon)
        let key = ValueText.raw(text.bytes, first.offset, colon.offset)
        let behind = SourcePosition(line: colon.line, column: colon.column + 1, offset: colon.offset + 1)
        let value = text.restText(from: behind)
        return syntax("a space is missing behind this colon", colon, helps: ["write `\(key): \(value)`"])
    }

    /// The first colon of `range` that no blank follows, on the line where `range` begins.
    private func tightColon(in range: SourceRange, before limit: Int) -> SourcePosition? {
        let end = min(limit, text.lineEnd(range.start.offset))
        var offset = range.start.offset
        while offset + 1 < end {
            if text.bytes[offset] == 0x3A, text.bytes[offset + 1] > 0x20, text.bytes[offset + 1] != UInt8(ascii: "/") {
                return text.range(from: range.start, to: offset).end
            }
            offset += 1
        }
        return nil
    }

    /// The first colon with a blank behind it between `start` and `end`.
    private func firstColon(from start: SourcePosition, to end: Int) -> SourcePosition? {
        var offset = start.offset
        while offset + 1 < end {
            if text.bytes[offset] == 0x3A, text.bytes[offset + 1] <= 0x20 {
                return text.range(from: start, to: offset).end
            }
            offset += 1
        }
        return nil
    }

    private func behindBlanks(_ offset: Int, line: Int, from start: SourcePosition) -> SourcePosition {
        var next = offset
        while next < text.bytes.count, text.bytes[next] == 0x20 || text.bytes[next] == 0x09 { next += 1 }
        return text.range(from: start, to: next).end
    }
}
