import Mustache

/// Something with arguments in parentheses: on one line where it fits, else one argument a line.
struct SwiftDataCallView: TemplateView {
    /// What stands before the parenthesis.
    let head: String
    let arguments: [SwiftDataArgument]
    /// What stands behind the parenthesis.
    let tail: String
    private let indentation: Int

    /// A call printed `indentation` columns from the margin.
    init(_ head: String, _ arguments: [SwiftDataArgument], tail: String = "", indentation: Int) {
        self.head = head
        self.arguments = arguments
        self.tail = tail
        self.indentation = indentation
    }

    func value(for name: String) -> TemplateValue? {
        switch name {
        case "head": .text(head)
        case "joined": .text(arguments.map(\.text).joined(separator: ", "))
        case "lines": .texts(lines)
        case "tail": .text(tail)
        case "isShort": .flag(arguments.isEmpty || width <= SwiftDataLine.limit)
        default: nil
        }
    }

    private var width: Int {
        arguments.reduce(head.count + tail.count + indentation + 2) { $0 + $1.text.count + 2 } - 2
    }

    /// The lines between the parentheses, without indentation of their own.
    private var lines: [String] {
        arguments.indices.flatMap { index -> [String] in
            var lines = arguments[index].lines(indentation: indentation + 2)
            if index < arguments.count - 1, let last = lines.popLast() { lines.append(last + ",") }
            return lines
        }
    }
}

/// One argument or parameter, and how it is broken where it is too long for a line.
struct SwiftDataArgument: Sendable, ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
    let text: String
    private let brokenLines: [String]?

    init(_ text: String) {
        self.text = text
        brokenLines = nil
    }

    init(stringLiteral text: String) { self.init(text) }

    /// A list of `elements` in brackets.
    init(list elements: [String]) {
        text = "[" + elements.joined(separator: ", ") + "]"
        let comma = elements.count == 1 ? "" : ","
        brokenLines = ["["] + elements.map { "  \($0)\(comma)" } + ["]"]
    }

    /// A parameter `left` with the default `right`.
    init(_ left: String, default right: String?) {
        text = right.map { "\(left) = \($0)" } ?? left
        brokenLines = right.map { ["\(left) =", "  \($0)"] }
    }

    func lines(indentation: Int) -> [String] {
        guard let brokenLines, indentation + text.count + 1 > SwiftDataLine.limit else { return [text] }
        return brokenLines
    }
}

/// Lines that may have to be broken.
enum SwiftDataLine {
    /// The columns of a line, as the formatter's default configuration has it.
    static let limit = 100

    /// `left = right`, broken behind the sign where it is too long.
    static func assignment(_ left: String, _ right: String, indentation: Int) -> [String] {
        let line = "\(left) = \(right)"
        return indentation + line.count <= limit ? [line] : ["\(left) =", "  \(right)"]
    }

    /// The first line of a declaration that inherits, broken as the formatter does it where it is too long.
    static func declaration(_ left: String, inherits right: String, indentation: Int) -> [String] {
        let line = "\(left): \(right) {"
        return indentation + line.count <= limit ? [line] : ["\(left):", "  \(right)", "{"]
    }
}

/// A list in brackets: several elements stand on lines of their own, one or none on the line of the brackets.
struct SwiftDataListView: TemplateView {
    let elements: [String]

    func value(for name: String) -> TemplateValue? {
        switch name {
        case "isShort": .flag(elements.count < 2)
        case "joined": .text(elements.joined(separator: ", "))
        case "elements": .texts(elements)
        default: nil
        }
    }
}
