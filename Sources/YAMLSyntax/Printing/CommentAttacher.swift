package import Diagnostics

/// Gives every comment of a file to the element it speaks of.
///
/// A comment behind something on its line belongs to that; a comment on its own line belongs to what follows it in the
/// same collection, and behind the last slot to the innermost collection that it is indented like.
struct CommentAttacher {
    typealias Comment = YAMLDocument.Comment
    typealias Slot = YAMLDocument.Slot
    typealias Value = YAMLDocument.Value

    private let bytes: [UInt8]
    private let comments: [YAMLComment]
    private var next = 0

    init(_ bytes: [UInt8], comments: [YAMLComment]) {
        self.bytes = bytes
        self.comments = comments
    }

    mutating func document(_ root: YAMLNode) -> YAMLDocument {
        var document = YAMLDocument(root: .scalar(""))
        let start = root.range.start.offset
        document.header = standing(take(before: start))
        document.isHeaderApart = isApart(start)
        var slot = Slot(value: .scalar(""))
        build(root, into: &slot, limit: bytes.count, parentIsFlow: false)
        document.header += slot.leading
        document.root = slot.value
        document.footer = standing(take(before: Int.max))
        if !slot.behind.isEmpty { document.footer.insert(contentsOf: slot.behind.map { Comment($0) }, at: 0) }
        return document
    }

    /// Makes `node` the value of `slot`. Comments before `limit` may belong to it.
    private mutating func build(_ node: YAMLNode, into slot: inout Slot, limit: Int, parentIsFlow: Bool) {
        switch node.content {
        case .scalar(let text, let style):
            slot.value = .scalar(text, printStyle(style, node.range))
            slot.behind += take(before: node.range.end.offset).map(\.text)
        case .sequence(let items):
            let children = items.map { Child(key: nil, start: $0.range.start.offset, node: $0) }
            buildCollection(node, .sequence([]), children, into: &slot, limit: limit, parentIsFlow: parentIsFlow)
        case .mapping(let pairs):
            let children = pairs.map { Child(key: $0, start: $0.keyRange.start.offset, node: $0.value) }
            buildCollection(node, .mapping([]), children, into: &slot, limit: limit, parentIsFlow: parentIsFlow)
        }
    }

    private struct Child {
        let key: YAMLNode.Pair?
        var start: Int
        let node: YAMLNode
    }

    private mutating func buildCollection(
        _ node: YAMLNode, _ empty: Value.Content, _ children: [Child], into slot: inout Slot, limit: Int,
        parentIsFlow: Bool
    ) {
        let first = node.range.start.offset < bytes.count ? bytes[node.range.start.offset] : 0
        let hasBracket = first == UInt8(ascii: "[") || first == UInt8(ascii: "{")
        let isFlow = parentIsFlow || hasBracket
        let end = hasBracket ? node.range.end.offset - 1 : limit
        slot.value = Value(empty)
        var slots: [Slot] = []
        slots.reserveCapacity(children.count)
        let children = isFlow || node.pairs != nil ? children : withDashes(children, from: node.range.start.offset)
        for (index, child) in children.enumerated() {
            if index == 0 { takeBehindBracket(node, before: child.start, into: &slot) }
            let following = index + 1 < children.count ? children[index + 1].start : end
            let column = child.key?.keyRange.start.column ?? node.range.start.column
            slots.append(
                build(child, limit: min(following, end), column: column, isFlow: isFlow, isFirst: index == 0))
        }
        if children.isEmpty, hasBracket {
            // An empty list or mapping has no room for comments: they move out of it.
            let inside = take(before: end)
            slot.behind += inside.filter { !$0.standsAlone }.map(\.text)
            slot.leading += standing(inside.filter(\.standsAlone))
            return
        }
        slot.value.slots = slots
        if hasBracket {
            slot.value.closing = standing(take(before: end))
        } else if !isFlow {
            let column = node.range.start.column
            slot.value.closing = standing(takeStanding(before: limit) { $0 >= column })
        }
    }

    private mutating func build(_ child: Child, limit: Int, column: Int, isFlow: Bool, isFirst: Bool) -> Slot {
        var slot = Slot(key: child.key?.key, value: .scalar(""))
        if let key = child.key { slot.keyStyle = isQuoted(at: key.keyRange.start.offset) ? .text : .plain }
        slot.leading = standing(take(before: child.start))
        slot.isApart = !(isFirst && slot.leading.isEmpty) && isApart(child.start)
        let inside = take(before: child.node.range.start.offset)
        slot.behind = inside.filter { !$0.standsAlone }.map(\.text)
        let standingInside = standing(inside.filter(\.standsAlone))
        build(child.node, into: &slot, limit: limit, parentIsFlow: isFlow)
        if slot.value.slots.isEmpty {
            slot.leading += standingInside
        } else if !standingInside.isEmpty {
            if slot.value.slots[0].leading.isEmpty {
                slot.value.slots[0].isApart = isApart(child.node.range.start.offset)
            }
            slot.value.slots[0].leading.insert(contentsOf: standingInside, at: 0)
        }
        let line = child.node.range.end.line
        while next < comments.count, !comments[next].standsAlone, comments[next].range.start.line == line,
            comments[next].range.start.offset < limit
        {
            slot.behind.append(comments[next].text)
            next += 1
        }
        if !isFlow, child.node.range.start == child.node.range.end {
            slot.value.closing = standing(takeStanding(before: limit) { $0 > column })
        }
        return slot
    }

    private mutating func takeBehindBracket(_ node: YAMLNode, before start: Int, into slot: inout Slot) {
        while next < comments.count, !comments[next].standsAlone, comments[next].range.start.offset < start,
            comments[next].range.start.line == node.range.start.line
        {
            slot.behind.append(comments[next].text)
            next += 1
        }
    }

    private mutating func take(before offset: Int) -> ArraySlice<YAMLComment> {
        let first = next
        while next < comments.count, comments[next].range.start.offset < offset { next += 1 }
        return comments[first..<next]
    }

    private mutating func takeStanding(before offset: Int, _ isIndented: (Int) -> Bool) -> ArraySlice<YAMLComment> {
        let first = next
        while next < comments.count, comments[next].standsAlone, comments[next].range.start.offset < offset,
            isIndented(comments[next].range.start.column)
        {
            next += 1
        }
        return comments[first..<next]
    }

    private func standing(_ comments: some Sequence<YAMLComment>) -> [Comment] {
        comments.map { Comment($0.text, isApart: $0.standsAlone && isApart($0.range.start.offset)) }
    }

    /// Whether a blank line stands before the line of `offset`, which nothing but blanks precedes there.
    private func isApart(_ offset: Int) -> Bool {
        var breaks = 0
        var index = min(offset, bytes.count) - 1
        while index >= 0, breaks < 2 {
            switch bytes[index] {
            case 0x20, 0x09: break
            case 0x0A: breaks += 1
            case 0x0D: if !(index + 1 < bytes.count && bytes[index + 1] == 0x0A) { breaks += 1 }
            default: return false
            }
            index -= 1
        }
        return breaks == 2
    }

    /// Items of a sequence without brackets begin at their dashes.
    private func withDashes(_ children: [Child], from start: Int) -> [Child] {
        var end = start
        return children.map { child in
            var child = child
            child.start = dash(from: end, to: child.start)
            end = child.node.range.end.offset
            return child
        }
    }

    /// The first dash between `start` and `end` that is in no comment.
    private func dash(from start: Int, to end: Int) -> Int {
        var offset = start
        var comment = firstComment(from: start)
        while offset < end {
            if comment < comments.count, comments[comment].range.start.offset == offset {
                offset = comments[comment].range.end.offset
                comment += 1
            } else if bytes[offset] == UInt8(ascii: "-") {
                return offset
            } else {
                offset += 1
            }
        }
        return end
    }

    /// The place of the first comment at or behind `offset`.
    private func firstComment(from offset: Int) -> Int {
        var (low, high) = (0, comments.count)
        while low < high {
            let middle = (low + high) / 2
            if comments[middle].range.start.offset < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func isQuoted(at offset: Int) -> Bool {
        offset < bytes.count && (bytes[offset] == UInt8(ascii: "\"") || bytes[offset] == UInt8(ascii: "'"))
    }

    private func printStyle(_ style: YAMLNode.ScalarStyle, _ range: SourceRange) -> YAMLDocument.Style {
        switch style {
        case .plain: range.start.line == range.end.line ? .plain : .folded
        case .singleQuoted, .doubleQuoted: range.start.line == range.end.line ? .text : .folded
        case .literal: .literal
        case .folded: .folded
        }
    }
}

extension YAMLDocument {
    /// The content of `file`, which was read as `reading` without findings; nil where there is no tree.
    package init?(_ reading: YAMLReading, of file: SourceFile) {
        guard let root = reading.root else { return nil }
        var attacher = CommentAttacher(file.bytes, comments: reading.comments)
        self = attacher.document(root)
    }
}
