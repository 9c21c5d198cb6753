import Diagnostics

/// A JSON value whose members keep their order, printed the same on every machine.
indirect enum JSONValue {
    case string(String)
    case bool(Bool)
    case integer(Int)
    case array([JSONValue])
    case object([(String, JSONValue)])

    /// The value over several lines, two blanks a level, with a final line end.
    var text: String {
        var text = ""
        write(to: &text, indent: 0)
        return text + "\n"
    }

    private func write(to text: inout String, indent: Int) {
        switch self {
        case .string(let string): text += JSONText.string(string)
        case .bool(let bool): text += bool ? "true" : "false"
        case .integer(let integer): text += String(integer)
        case .array(let items):
            Self.list(items, "[", "]", to: &text, indent: indent) { $0.write(to: &$1, indent: indent + 1) }
        case .object(let members):
            Self.list(members, "{", "}", to: &text, indent: indent) { member, text in
                text += JSONText.string(member.0) + ": "
                member.1.write(to: &text, indent: indent + 1)
            }
        }
    }

    private static func list<Item>(
        _ items: [Item], _ open: String, _ close: String, to text: inout String, indent: Int,
        write: (Item, inout String) -> Void
    ) {
        text += open
        for (index, item) in items.enumerated() {
            text += (index == 0 ? "\n" : ",\n") + String(repeating: "  ", count: indent + 1)
            write(item, &text)
        }
        text += items.isEmpty ? close : "\n" + String(repeating: "  ", count: indent) + close
    }
}
