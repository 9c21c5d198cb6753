import SchemaModel

/// Dates of RFC 3339: `2024-02-29T12:00:00.5+01:00`.
enum DateText {
    /// Why a text is no date: a clause.
    struct Problem: Error, Equatable {
        let text: String
        /// The text to write instead, where there is no doubt.
        var meant: String?
    }

    /// The moment that `text` names.
    static func parse(_ text: String) throws(Problem) -> DateConstant {
        var cursor = Cursor(text)
        guard let year = cursor.digits(4), cursor.skip("-"), let month = cursor.digits(2), cursor.skip("-"),
            let day = cursor.digits(2)
        else { throw Problem(text: "it does not begin with year, month and day as `2024-01-31`") }
        guard (1...12).contains(month) else { throw Problem(text: "there is no month \(month)") }
        guard (1...daysIn(month, of: year)).contains(day) else {
            throw Problem(text: "month \(month) of \(year) has no day \(day)")
        }
        if cursor.isAtEnd { throw Problem(text: "it has no time of day", meant: text + "T00:00:00Z") }
        guard cursor.skip("T") || cursor.skip("t") else {
            throw Problem(text: "between day and time stands no `T`", meant: text.replacing(" ", with: "T"))
        }
        let secondsOfDay = try timeOfDay(&cursor)
        let nanoseconds = try fraction(&cursor)
        let offset = try offset(&cursor, in: text)
        guard cursor.isAtEnd else { throw Problem(text: "something follows the offset") }
        let days = daysSince1970(year: year, month: month, day: day)
        return DateConstant(seconds: Int64(days * 86_400 + secondsOfDay - offset), nanoseconds: nanoseconds)
    }

    private static func timeOfDay(_ cursor: inout Cursor) throws(Problem) -> Int {
        guard let hour = cursor.digits(2), cursor.skip(":"), let minute = cursor.digits(2), cursor.skip(":"),
            let second = cursor.digits(2)
        else { throw Problem(text: "the time is not written as `12:30:00`") }
        guard hour < 24 else { throw Problem(text: "there is no hour \(hour)") }
        guard minute < 60 else { throw Problem(text: "there is no minute \(minute)") }
        guard second < 60 else {
            throw Problem(text: second == 60 ? "no store keeps leap seconds" : "there is no second \(second)")
        }
        return hour * 3600 + minute * 60 + second
    }

    private static func fraction(_ cursor: inout Cursor) throws(Problem) -> Int {
        guard cursor.skip(".") else { return 0 }
        let digits = cursor.run()
        guard !digits.isEmpty else { throw Problem(text: "no digits follow the point") }
        guard digits.count <= 9 else { throw Problem(text: "it is finer than a nanosecond") }
        return digits.reduce(0) { $0 * 10 + $1 }
            * [1_000_000_000, 100_000_000, 10_000_000, 1_000_000, 100_000, 10_000, 1_000, 100, 10, 1][digits.count]
    }

    /// Seconds east of Greenwich.
    private static func offset(_ cursor: inout Cursor, in text: String) throws(Problem) -> Int {
        if cursor.skip("Z") || cursor.skip("z") { return 0 }
        if cursor.isAtEnd {
            throw Problem(text: "it names no offset, so every machine would read it differently", meant: text + "Z")
        }
        let sign: Int
        if cursor.skip("+") {
            sign = 1
        } else if cursor.skip("-") {
            sign = -1
        } else {
            throw Problem(text: "the offset is neither `Z` nor written as `+01:00`")
        }
        guard let hours = cursor.digits(2), cursor.skip(":"), let minutes = cursor.digits(2) else {
            throw Problem(text: "the offset is neither `Z` nor written as `+01:00`")
        }
        guard hours < 24, minutes < 60 else { throw Problem(text: "there is no such offset") }
        return sign * (hours * 3600 + minutes * 60)
    }

    private static func daysIn(_ month: Int, of year: Int) -> Int {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    private static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

    /// Days from 1970-01-01 in the proleptic Gregorian calendar, counted in years that begin in March.
    private static func daysSince1970(year: Int, month: Int, day: Int) -> Int {
        let shifted = month <= 2 ? year - 1 : year
        let era = (shifted >= 0 ? shifted : shifted - 399) / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    /// A place in the text.
    private struct Cursor {
        private var rest: ArraySlice<UInt8>

        init(_ text: String) { rest = Array(text.utf8)[...] }

        var isAtEnd: Bool { rest.isEmpty }

        mutating func skip(_ character: Unicode.Scalar) -> Bool {
            guard let first = rest.first, UInt32(first) == character.value else { return false }
            rest = rest.dropFirst()
            return true
        }

        /// Exactly `count` digits as a number.
        mutating func digits(_ count: Int) -> Int? {
            let taken = rest.prefix(count)
            guard taken.count == count, taken.allSatisfy({ (48...57).contains($0) }) else { return nil }
            rest = rest.dropFirst(count)
            return taken.reduce(0) { $0 * 10 + Int($1 - 48) }
        }

        /// All digits that follow.
        mutating func run() -> [Int] {
            let taken = rest.prefix { (48...57).contains($0) }
            rest = rest.dropFirst(taken.count)
            return taken.map { Int($0 - 48) }
        }
    }
}
