/// Why a template could not be parsed or rendered, and where in it.
package struct TemplateError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What is wrong.
    package enum Reason: Sendable, Hashable {
        /// No view on the stack knows the name; dotted names are given whole.
        case unknownName(String)
        /// No template of the library has the name.
        case unknownTemplate(String)
        /// A list or a view where text is wanted.
        case notPrintable(String)
        /// `-first` or `-last` outside of every section over a list.
        case outsideList(String)
        /// The depth of sections and partials exceeds the limit: most likely a partial that includes itself.
        case tooDeep(Int)
        /// A section without its end.
        case unclosedSection(String)
        /// An end without its section; the open section's name, where there is one.
        case unexpectedEnd(String, open: String?)
        /// A tag that never ends.
        case unclosedTag
        /// A tag whose content is no legal name.
        case illegalName(String)
        /// A set-delimiter tag that does not hold two delimiters.
        case illegalDelimiters
        /// A tag of an optional part of the language that this engine leaves out, by its sign.
        case unsupportedTag(String)
    }

    /// The name of the template.
    package let template: String
    /// The line of the tag, from 1.
    package let line: Int
    /// The column of the tag, from 1, counted in Unicode scalars.
    package let column: Int
    package let reason: Reason

    package init(template: String, line: Int, column: Int, reason: Reason) {
        self.template = template
        self.line = line
        self.column = column
        self.reason = reason
    }

    /// The error of the tag at `offset` of `bytes`.
    init(_ reason: Reason, at offset: Int, of bytes: [UInt8], template: String) {
        let before = bytes.prefix(offset)
        let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let line = before.reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
        // A byte 10xxxxxx continues a scalar and starts none.
        let column = before[lineStart...].reduce(1) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
        self.init(template: template, line: line, column: column, reason: reason)
    }

    package var description: String { "\(template):\(line):\(column): \(message)" }

    /// One sentence without a final stop.
    package var message: String {
        switch reason {
        case .unknownName(let name): "no view knows the name `\(name)`"
        case .unknownTemplate(let name): "there is no template `\(name)`"
        case .notPrintable(let name): "`\(name)` is a list or a view and cannot be printed"
        case .outsideList(let name): "`\(name)` stands outside of every section over a list"
        case .tooDeep(let limit): "sections and partials are nested more than \(limit) deep"
        case .unclosedSection(let name): "the section `\(name)` has no end"
        case .unexpectedEnd(let name, open: nil): "the end `\(name)` has no section"
        case .unexpectedEnd(let name, open: .some(let open)):
            "the end `\(name)` stands where the section `\(open)` is open"
        case .unclosedTag: "the tag has no closing delimiter"
        case .illegalName(let name): "`\(name)` is no name"
        case .illegalDelimiters: "a set-delimiter tag holds two delimiters without `=`, separated by a space"
        case .unsupportedTag(let sign): "tags that begin with `\(sign)` are not supported"
        }
    }
}
