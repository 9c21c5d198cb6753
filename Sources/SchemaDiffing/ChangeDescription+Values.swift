package import SchemaModel

/// Values as the language writes them.
extension ChangeDescription {
    /// A type as the language writes it, for instance `list(int)`.
    package static func text(of type: AttributeType) -> String {
        switch type {
        case .scalar(let scalar): scalar.rawValue
        case .enumeration(let name), .composite(let name): name
        case .list(let scalar): "list(\(scalar.rawValue))"
        case .codable(let name): "codable(\(name))"
        case .transformable(let name): name.map { "transformable(\($0))" } ?? "transformable"
        }
    }

    /// The value of a key as the language writes it; `none` where the key is absent.
    package static func text(of value: KeyValue) -> String {
        switch value {
        case .absent: "none"
        case .text(let text): text
        case .flag(let isOn): isOn ? "true" : "false"
        case .count(let count): String(count)
        case .type(let type): text(of: type)
        case .defaultValue(.constant(let constant)), .constant(let constant): text(of: constant)
        case .defaultValue(.generatedUUID): "uuid()"
        case .defaultValue(.now): "now()"
        case .rawType(let type): type.rawValue
        case .rawValue(.string(let text)): quoted(text)
        case .rawValue(.integer(let number)): String(number)
        case .deleteRule(let rule): rule.rawValue
        case .members(let names): "[" + names.joined(separator: ", ") + "]"
        }
    }

    /// A constant as the language writes it.
    package static func text(of constant: Constant) -> String {
        switch constant {
        case .string(let text): quoted(text)
        case .bool(let isOn): isOn ? "true" : "false"
        case .integer(let number): String(number)
        case .double(let number): String(number)
        case .decimal(let number): number.description
        case .date(let date): text(of: date)
        case .uuid(let text), .url(let text), .enumCase(let text): text
        case .data(let bytes): bytes.count == 1 ? "1 byte" : "\(bytes.count) bytes"
        case .list(let constants): "[" + constants.map { text(of: $0) }.joined(separator: ", ") + "]"
        }
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case _ where scalar.properties.generalCategory == .control:
                result += "\\u{" + String(scalar.value, radix: 16) + "}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// RFC 3339 in Coordinated Universal Time, for instance `2024-01-31T12:00:00Z`.
    private static func text(of date: DateConstant) -> String {
        var days = date.seconds / 86_400
        var seconds = date.seconds % 86_400
        if seconds < 0 {
            seconds += 86_400
            days -= 1
        }
        // Days of the proleptic Gregorian calendar, counted in eras of 400 years that begin on the first of March.
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        var fraction = ""
        if date.nanoseconds > 0 {
            fraction = "." + padded(Int64(date.nanoseconds), 9)
            while fraction.hasSuffix("0") { fraction.removeLast() }
        }
        let clock = [seconds / 3_600, seconds / 60 % 60, seconds % 60].map { padded($0, 2) }.joined(separator: ":")
        return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))T\(clock)\(fraction)Z"
    }

    private static func padded(_ number: Int64, _ width: Int) -> String {
        let digits = String(number.magnitude)
        let zeros = String(repeating: "0", count: max(0, width - digits.count))
        return (number < 0 ? "-" : "") + zeros + digits
    }
}
