import Mustache

/// Something with arguments in parentheses: on one line where it fits, else one argument a line.
struct SwiftDataCallView: TemplateView {
    /// What stands before the parenthesis.
    let head: String
    let arguments: [String]
    /// What stands behind the parenthesis.
    let tail: String
    private let isShort: Bool

    /// A call printed `indentation` columns from the margin.
    init(_ head: String, _ arguments: [String], tail: String = "", indentation: Int) {
        self.head = head
        self.arguments = arguments
        self.tail = tail
        let width = arguments.reduce(head.count + tail.count + indentation + 2) { $0 + $1.count + 2 } - 2
        isShort = arguments.isEmpty || width <= 100
    }

    func value(for name: String) -> TemplateValue? {
        switch name {
        case "head": .text(head)
        case "joined": .text(arguments.joined(separator: ", "))
        case "arguments": .texts(arguments)
        case "tail": .text(tail)
        case "isShort": .flag(isShort)
        default: nil
        }
    }
}
