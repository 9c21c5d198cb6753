/// Values on one line.
enum InlineText {
    /// `value` in at most `room` Unicode scalars, or nil where it is longer or cannot stand on one line.
    static func of(_ value: YAMLDocument.Value, room: Int) -> String? {
        var text = ""
        var room = room
        return append(value, to: &text, room: &room) ? text : nil
    }

    /// A key as it stands before its colon.
    static func key(_ text: String, _ style: YAMLDocument.Style, inline: Bool) -> String? {
        if style == .plain { return ScalarText.plain(text, inline: inline) }
        return ScalarText.isPlainText(text, inline: inline) ? text : ScalarText.quoted(text)
    }

    /// A scalar on one line, or nil where it must stay plain and cannot, here.
    static func scalar(_ text: String, _ style: YAMLDocument.Style, inline: Bool) -> String? {
        switch style {
        case .plain:
            if text.isEmpty { return inline ? nil : "" }
            return ScalarText.plain(text, inline: inline)
        case .quoted: return ScalarText.quoted(text)
        case .text, .literal, .folded:
            return ScalarText.isPlainText(text, inline: inline) ? text : ScalarText.quoted(text)
        }
    }

    /// Appends `value`; false where it does not fit. What was appended is then of no use.
    private static func append(_ value: YAMLDocument.Value, to text: inout String, room: inout Int) -> Bool {
        guard value.closing.isEmpty else { return false }
        switch value.content {
        case .scalar(let scalar, let style):
            // A text that cannot stand in lines of its own is quoted, and then it may stand here as well.
            if scalar.utf8.contains(0x0A), BlockText.of(scalar, style, indent: 0, room: 0) != nil { return false }
            guard let spelled = self.scalar(scalar, style, inline: true) else { return false }
            return append(spelled, to: &text, room: &room)
        case .sequence(let slots):
            return append(slots, "[", "]", to: &text, room: &room)
        case .mapping(let slots):
            if slots.isEmpty { return append("{}", to: &text, room: &room) }
            return append(slots, "{ ", " }", to: &text, room: &room)
        }
    }

    private static func append(
        _ slots: [YAMLDocument.Slot], _ opening: String, _ closing: String, to text: inout String, room: inout Int
    ) -> Bool {
        guard append(opening, to: &text, room: &room) else { return false }
        for (index, slot) in slots.enumerated() {
            guard slot.leading.isEmpty, slot.behind.isEmpty else { return false }
            if index > 0, !append(", ", to: &text, room: &room) { return false }
            if let key = slot.key {
                guard let spelled = self.key(key, slot.keyStyle, inline: true),
                    append(spelled + ": ", to: &text, room: &room)
                else { return false }
            }
            // What asks for lines of its own makes everything around it ask for them too.
            if slot.value.layout == .block, !slot.value.slots.isEmpty { return false }
            guard append(slot.value, to: &text, room: &room) else { return false }
        }
        return append(closing, to: &text, room: &room)
    }

    private static func append(_ piece: String, to text: inout String, room: inout Int) -> Bool {
        room -= piece.unicodeScalars.count
        guard room >= 0 else { return false }
        text += piece
        return true
    }
}

/// Texts on lines of their own.
enum BlockText {
    /// The indicator and lines of `text`, or nil where it stands better, or only, on one line.
    static func of(
        _ text: String, _ style: YAMLDocument.Style, indent: Int, room: Int
    ) -> (indicator: String, lines: [String])? {
        switch style {
        case .plain, .quoted, .text: return nil
        case .literal: return literal(text)
        case .folded:
            if text.unicodeScalars.count <= room, !text.utf8.contains(0x0A) { return nil }
            return folded(text, width: max(40, YAMLPrinter.width - indent)) ?? literal(text)
        }
    }

    /// Lines kept as they are. A text whose blank lines or first blanks need more than one indicator is refused.
    private static func literal(_ text: String) -> (indicator: String, lines: [String])? {
        guard text.utf8.contains(0x0A), let (indicator, body) = chomped(text, "|") else { return nil }
        let lines = body.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard canBegin(lines.first), isPrintable(body) else { return nil }
        return (indicator, lines)
    }

    /// Lines broken at single blanks; a line break of the text is an empty line.
    private static func folded(_ text: String, width: Int) -> (indicator: String, lines: [String])? {
        guard let (indicator, body) = chomped(text, ">"), isPrintable(body), !body.utf8.contains(0x09) else {
            return nil
        }
        var lines: [String] = []
        for (index, paragraph) in body.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if index > 0 { lines.append("") }
            if paragraph.isEmpty { continue }
            var line = ""
            for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
                if word.isEmpty { return nil }
                if !line.isEmpty, line.unicodeScalars.count + 1 + word.unicodeScalars.count > width {
                    lines.append(line)
                    line = ""
                }
                line += (line.isEmpty ? "" : " ") + word
            }
            lines.append(line)
        }
        return canBegin(lines.first) ? (indicator, lines) : nil
    }

    /// The indicator for the line break at the end, and the text without it. More than one break is refused.
    private static func chomped(_ text: String, _ indicator: String) -> (String, Substring)? {
        var bytes = Substring(text)
        var result = indicator + "-"
        if bytes.utf8.last == 0x0A {
            bytes = Substring(bytes.unicodeScalars.dropLast())
            result = indicator
        }
        return bytes.isEmpty || bytes.utf8.last == 0x0A ? nil : (result, bytes)
    }

    private static func canBegin(_ line: String?) -> Bool {
        guard let first = line?.utf8.first else { return false }
        return first != 0x20 && first != 0x09
    }

    private static func isPrintable(_ text: Substring) -> Bool {
        text.unicodeScalars.allSatisfy { $0 == "\n" || $0 == "\t" || ScalarText.isPrintable($0) }
    }
}
