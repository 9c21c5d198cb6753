import Diagnostics
import SchemaModel

/// The order of constants of one type.
enum ConstantOrder {
    /// Whether `left` comes before `right`; false where the two are not of one ordered type.
    static func isLess(_ left: Constant, than right: Constant) -> Bool {
        switch (left, right) {
        case (.integer(let left), .integer(let right)): left < right
        case (.double(let left), .double(let right)): left < right
        case (.decimal(let left), .decimal(let right)): left < right
        case (.date(let left), .date(let right)): left < right
        default: false
        }
    }

    /// A value as it was written.
    static func text(_ value: ValueText) -> String {
        switch value {
        case .scalar(let text, _): NameText.printable(text)
        case .list(let items): "[" + items.map { text($0.value) }.joined(separator: ", ") + "]"
        }
    }
}
