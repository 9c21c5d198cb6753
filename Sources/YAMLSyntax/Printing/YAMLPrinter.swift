/// Prints a document: two spaces a level, one slot a line or one collection a line, comments where they belong.
package struct YAMLPrinter {
    typealias Comment = YAMLDocument.Comment
    typealias Slot = YAMLDocument.Slot
    typealias Value = YAMLDocument.Value

    /// The greatest width of a line in Unicode scalars, as far as it can be kept; comments behind it do not count.
    package static let width = 100

    private var output = ""
    /// The dashes of list items whose first line has not begun.
    private var dashes = ""

    /// `document` as text, with a line feed at the end of every line.
    package static func print(_ document: YAMLDocument) -> String {
        var printer = YAMLPrinter()
        printer.printDocument(document)
        return printer.output
    }

    private mutating func printDocument(_ document: YAMLDocument) {
        for (index, comment) in document.header.enumerated() { printComment(comment, indent: 0, isFirst: index == 0) }
        if document.isHeaderApart, !document.header.isEmpty { output += "\n" }
        let root = document.root
        if root.slots.isEmpty || root.layout == .inlineWhereItFits, let text = InlineText.of(root, room: Self.width) {
            output += text + "\n"
        } else if case .scalar(let text, _) = root.content {
            output += ScalarText.quoted(text) + "\n"
        } else {
            printSlots(root, indent: 0)
        }
        for comment in document.footer { printComment(comment, indent: 0, isFirst: output.isEmpty) }
    }

    /// The slots of a collection, each on lines of its own, and the comments behind the last.
    private mutating func printSlots(_ value: Value, indent: Int) {
        for (index, slot) in value.slots.enumerated() {
            printSlot(slot, indent: indent, isFirst: index == 0, isSpread: value.isSpread)
        }
        for comment in value.closing { printComment(comment, indent: indent, isFirst: false) }
    }

    private mutating func printSlot(_ original: Slot, indent: Int, isFirst: Bool, isSpread: Bool) {
        var slot = original
        let form = SlotForm(slot, indent: indent)
        form.settle(&slot)
        if isSpread, !isFirst {
            if slot.leading.isEmpty { slot.isApart = true } else { slot.leading[0].isApart = true }
        }
        for (index, comment) in slot.leading.enumerated() {
            printComment(comment, indent: indent, isFirst: isFirst && index == 0)
        }
        if slot.isApart, !isFirst || !slot.leading.isEmpty { output += "\n" }
        startLine(indent)
        let behind = slot.behind.first.map { "  " + $0 } ?? ""
        if slot.key == nil {
            printItem(slot.value, form, behind: behind, indent: indent)
            return
        }
        output += form.key + ":"
        switch form.value {
        case .inline(let text): output += (text.isEmpty ? "" : " ") + text + behind + "\n"
        case .lines(let indicator, let lines): printLines(indicator, lines, behind: behind, indent: indent + 2)
        case .block:
            output += behind + "\n"
            printSlots(slot.value, indent: indent + 2)
            return
        }
        for comment in slot.value.closing { printComment(comment, indent: indent + 2, isFirst: true) }
    }

    private mutating func printItem(_ value: Value, _ form: SlotForm, behind: String, indent: Int) {
        switch form.value {
        case .inline(let text): output += (text.isEmpty ? "-" : "- ") + text + behind + "\n"
        case .lines(let indicator, let lines):
            output += "-"
            printLines(indicator, lines, behind: behind, indent: indent + 2)
        case .block:
            if behind.isEmpty, !hasLeadingComment(value.slots.first, indent: indent + 2) {
                // The first slot begins on the line of the dash.
                dashes = "- "
            } else {
                output += "-" + behind + "\n"
            }
            printSlots(value, indent: indent + 2)
            return
        }
        for comment in value.closing { printComment(comment, indent: indent + 2, isFirst: true) }
    }

    /// Whether a comment is printed above `slot`: one that stands there, or one that finds no room behind it.
    private func hasLeadingComment(_ slot: Slot?, indent: Int) -> Bool {
        guard var slot else { return false }
        SlotForm(slot, indent: indent).settle(&slot)
        return !slot.leading.isEmpty
    }

    private mutating func printLines(_ indicator: String, _ lines: [String], behind: String, indent: Int) {
        output += " " + indicator + behind + "\n"
        for line in lines {
            if !line.isEmpty { output += String(repeating: " ", count: indent) + line }
            output += "\n"
        }
    }

    private mutating func printComment(_ comment: Comment, indent: Int, isFirst: Bool) {
        if comment.isApart, !isFirst { output += "\n" }
        startLine(indent)
        output += comment.text + "\n"
    }

    private mutating func startLine(_ indent: Int) {
        if dashes.isEmpty {
            output += String(repeating: " ", count: indent)
        } else {
            output += dashes
            dashes = ""
        }
    }
}

/// How one slot is printed: decided before its comments are, because a comment cannot stand everywhere.
private struct SlotForm {
    enum Form {
        case inline(String)
        case lines(String, [String])
        case block
    }

    let key: String
    let value: Form

    init(_ slot: YAMLDocument.Slot, indent: Int) {
        key = slot.key.map { InlineText.key($0, slot.keyStyle, inline: false) ?? ScalarText.quoted($0) } ?? ""
        let room = YAMLPrinter.width - indent - key.unicodeScalars.count - 2
        switch slot.value.content {
        case .scalar(let text, let style):
            if let form = BlockText.of(text, style, indent: indent + 2, room: room) {
                value = .lines(form.indicator, form.lines)
            } else {
                value = .inline(InlineText.scalar(text, style, inline: false) ?? ScalarText.quoted(text))
            }
        case .mapping(let slots), .sequence(let slots):
            let brackets = slot.value.isMapping ? "{}" : "[]"
            if slots.isEmpty {
                value = .inline(brackets)
            } else if slot.value.layout == .inlineWhereItFits, !slot.value.holdsComments,
                let text = InlineText.of(slot.value, room: room)
            {
                value = .inline(text)
            } else {
                value = .block
            }
        }
    }

    /// Leaves one comment behind the slot and moves the others: above it, or into the block that follows.
    func settle(_ slot: inout YAMLDocument.Slot) {
        guard slot.behind.count > 1 else { return }
        if case .block = value, !slot.value.slots.isEmpty {
            let moved = slot.behind.dropFirst().map { YAMLDocument.Comment($0) }
            slot.value.slots[0].leading.insert(contentsOf: moved, at: 0)
            slot.behind.removeLast(slot.behind.count - 1)
        } else {
            slot.leading += slot.behind.dropLast().map { YAMLDocument.Comment($0) }
            slot.behind.removeFirst(slot.behind.count - 1)
        }
    }
}
