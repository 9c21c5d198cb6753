/// A JSON value whose members keep their order, printed the same on every machine.
indirect enum JSONText {
    case string(String)
    case bool(Bool)
    case integer(Int)
    case array([JSONText])
    case object([(String, JSONText)])

    /// The value over several lines, two blanks a level, with a final line end.
    var text: String {
        var text = ""
        write(to: &text, indent: 0)
        return text + "\n"
    }

    private func write(to text: inout String, indent: Int) {
        switch self {
        case .string(let string): text += Self.quoted(string)
        case .bool(let bool): text += bool ? "true" : "false"
        case .integer(let integer): text += String(integer)
        case .array(let items):
            Self.list(items, "[", "]", to: &text, indent: indent) { $0.write(to: &$1, indent: indent + 1) }
        case .object(let members):
            Self.list(members, "{", "}", to: &text, indent: indent) { member, text in
                text += Self.quoted(member.0) + ": "
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

    private static func quoted(_ string: String) -> String {
        var text = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\t": text += "\\t"
            default:
                if scalar.value < 32 {
                    text += "\\u" + (scalar.value < 16 ? "000" : "00") + String(scalar.value, radix: 16)
                } else {
                    text.unicodeScalars.append(scalar)
                }
            }
        }
        return text + "\""
    }
}
