/// The bytes of one input and where its lines begin.
///
/// `path` is the path as the user wrote it (relative to the working directory where possible): it is printed, never
/// opened again.
package struct SourceFile: Sendable, Hashable {
    /// The path shown in messages.
    package let path: String
    /// The whole content, as read.
    package let bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    package init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }
}

/// One place in a file.
package struct SourcePosition: Sendable, Hashable, Comparable {
    /// The line, from 1.
    package let line: Int
    /// The column, from 1, counted in Unicode scalars.
    package let column: Int
    /// The distance from the start of the file, in UTF-8 bytes.
    package let offset: Int

    package init(line: Int, column: Int, offset: Int) {
        self.line = line
        self.column = column
        self.offset = offset
    }

    package static func < (left: SourcePosition, right: SourcePosition) -> Bool { left.offset < right.offset }

    /// The first place of any file.
    package static let start = SourcePosition(line: 1, column: 1, offset: 0)
}

/// A half-open stretch of one file.
package struct SourceRange: Sendable, Hashable {
    package let start: SourcePosition
    /// The place after the last scalar of the range.
    package let end: SourcePosition

    package init(start: SourcePosition, end: SourcePosition) {
        self.start = start
        self.end = end
    }
}

/// A stretch of a named file: what a diagnostic points at.
package struct SourceLocation: Sendable, Hashable {
    /// The path of the file, equal to its `SourceFile.path`.
    package let path: String
    package let range: SourceRange

    package init(path: String, range: SourceRange) {
        self.path = path
        self.range = range
    }
}

/// A value together with where it was written.
package struct Located<Value> {
    package let value: Value
    package let location: SourceLocation

    package init(_ value: Value, at location: SourceLocation) {
        self.value = value
        self.location = location
    }

    /// The result of `transform` at the same place.
    package func map<Other>(_ transform: (Value) throws -> Other) rethrows -> Located<Other> {
        Located<Other>(try transform(value), at: location)
    }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
