/// Walks nodes and appends what they print, with the stack of values that names are looked up in.
struct TemplateRenderer {
    /// The place of the element at hand in the list that a section walks.
    private struct Position {
        let isFirst: Bool
        let isLast: Bool
    }

    /// The sections and partials that may be open at one moment.
    static let depthLimit = 256

    private let partials: TemplateLibrary
    private let options: RenderingOptions
    /// What `.` stands for, innermost last. Never empty.
    private var values: [TemplateValue]
    /// The views among `values`: where names are looked up, innermost last.
    private var views: [any TemplateView] = []
    /// One for each section over a list that is open, innermost last.
    private var positions: [Position] = []
    private var depth = 0
    var output: [UInt8] = []

    init(root: TemplateValue, partials: TemplateLibrary, options: RenderingOptions) {
        self.partials = partials
        self.options = options
        values = [root]
        if case .view(let view) = root { views.append(view) }
    }

    mutating func render(_ template: Template, indentation: [UInt8]) throws(TemplateError) {
        try render(template.nodes.indices, of: template, indentation: indentation)
    }

    private mutating func render(
        _ range: Range<Int>, of template: Template, indentation: [UInt8]
    ) throws(TemplateError) {
        var index = range.lowerBound
        while index < range.upperBound {
            switch template.nodes[index] {
            case .literal(let start, let end, let startsLine):
                if indentation.isEmpty {
                    template.bytes.withUnsafeBufferPointer {
                        output.append(contentsOf: UnsafeBufferPointer(rebasing: $0[start..<end]))
                    }
                } else {
                    appendIndented(template.bytes[start..<end], startsLine: startsLine, by: indentation)
                }
            case .lineStart:
                output.append(contentsOf: indentation)
            case .value(let name, let isEscaped, let offset):
                try print(template.names[name], isEscaped: isEscaped && options.escapesHTML, at: offset, of: template)
            case .section(let name, let isInverted, let end, let offset):
                let value = try resolve(template.names[name], at: offset, of: template)
                if isInverted {
                    if !(value?.isTrue ?? false) {
                        try descend(index + 1..<end, template, indentation, offset)
                    }
                } else if let value, value.isTrue {
                    try renderSection(value, index + 1..<end, of: template, indentation: indentation, at: offset)
                }
                index = end - 1
            case .partial(let name, let indentStart, let offset):
                let inner = indentStart.map { indentation + template.bytes[$0..<offset] } ?? []
                try renderPartial(template.names[name].text, indentation: inner, at: offset, of: template)
            }
            index += 1
        }
    }

    private mutating func renderSection(
        _ value: TemplateValue, _ range: Range<Int>, of template: Template, indentation: [UInt8], at offset: Int
    ) throws(TemplateError) {
        switch value {
        case .views(let views):
            for index in views.indices {
                positions.append(Position(isFirst: index == 0, isLast: index == views.count - 1))
                try renderInside(of: .view(views[index]), range, template, indentation, offset)
                positions.removeLast()
            }
        case .texts(let texts):
            for index in texts.indices {
                positions.append(Position(isFirst: index == 0, isLast: index == texts.count - 1))
                try renderInside(of: .text(texts[index]), range, template, indentation, offset)
                positions.removeLast()
            }
        case .list(let values):
            for index in values.indices {
                positions.append(Position(isFirst: index == 0, isLast: index == values.count - 1))
                try renderInside(of: values[index], range, template, indentation, offset)
                positions.removeLast()
            }
        case .flag:
            // A flag has no names; on the stack it would only hide what `.` stands for.
            try descend(range, template, indentation, offset)
        case .text, .bytes, .number, .absent, .view:
            try renderInside(of: value, range, template, indentation, offset)
        }
    }

    private mutating func renderInside(
        of value: TemplateValue, _ range: Range<Int>, _ template: Template, _ indentation: [UInt8], _ offset: Int
    ) throws(TemplateError) {
        values.append(value)
        if case .view(let view) = value {
            views.append(view)
            try descend(range, template, indentation, offset)
            views.removeLast()
        } else {
            try descend(range, template, indentation, offset)
        }
        values.removeLast()
    }

    private mutating func renderPartial(
        _ name: String, indentation: [UInt8], at offset: Int, of template: Template
    ) throws(TemplateError) {
        guard let partial = partials[name] else {
            if options.isLenient { return }
            throw error(.unknownTemplate(name), at: offset, of: template)
        }
        try descend(partial.nodes.indices, partial, indentation, offset, from: template)
    }

    /// Renders nodes one level deeper, within the limit; `offset` is the tag that leads there, of `outer` or of
    /// `template`.
    private mutating func descend(
        _ range: Range<Int>, _ template: Template, _ indentation: [UInt8], _ offset: Int, from outer: Template? = nil
    ) throws(TemplateError) {
        guard depth < Self.depthLimit else {
            throw error(.tooDeep(Self.depthLimit), at: offset, of: outer ?? template)
        }
        depth += 1
        try render(range, of: template, indentation: indentation)
        depth -= 1
    }

    private func error(_ reason: TemplateError.Reason, at offset: Int, of template: Template) -> TemplateError {
        TemplateError(reason, at: offset, of: template.bytes, template: template.name)
    }
}

/// Names.
extension TemplateRenderer {
    /// The value of `name`, or nil where it is unknown and the rendering lenient.
    private func resolve(
        _ name: TemplateName, at offset: Int, of template: Template
    ) throws(TemplateError) -> TemplateValue? {
        switch name {
        case .simple(let name):
            if let value = lookUp(name) { return value }
        case .dotted(let parts):
            if let value = lookUp(path: parts) { return value }
        case .current:
            return values[values.count - 1]
        case .isFirst, .isLast:
            guard let position = positions.last else {
                throw error(.outsideList(name.text), at: offset, of: template)
            }
            if case .isFirst = name { return .flag(position.isFirst) }
            return .flag(position.isLast)
        }
        if options.isLenient { return nil }
        throw error(.unknownName(name.text), at: offset, of: template)
    }

    private func lookUp(_ name: String) -> TemplateValue? {
        var index = views.count - 1
        while index >= 0 {
            if let value = views[index].value(for: name) { return value }
            index -= 1
        }
        return nil
    }

    /// The first part is looked up on the stack, every further one only in the value before it.
    private func lookUp(path: [String]) -> TemplateValue? {
        guard let first = path.first, var value = lookUp(first) else { return nil }
        for part in path.dropFirst() {
            guard case .view(let view) = value, let next = view.value(for: part) else { return nil }
            value = next
        }
        return value
    }
}

/// Text.
extension TemplateRenderer {
    private mutating func print(
        _ name: TemplateName, isEscaped: Bool, at offset: Int, of template: Template
    ) throws(TemplateError) {
        if case .simple(let simple) = name, let value = lookUp(simple) {
            return try print(value, isEscaped: isEscaped, at: offset, of: template, name: name)
        }
        guard let value = try resolve(name, at: offset, of: template) else { return }
        try print(value, isEscaped: isEscaped, at: offset, of: template, name: name)
    }

    @inline(__always)
    private mutating func print(
        _ value: TemplateValue, isEscaped: Bool, at offset: Int, of template: Template, name: TemplateName
    ) throws(TemplateError) {
        switch value {
        case .text(let text):
            if isEscaped { appendEscaped(text.utf8) } else { output.append(contentsOf: text.utf8) }
        case .bytes(let bytes):
            if isEscaped { appendEscaped(bytes) } else { output.append(contentsOf: bytes) }
        case .number(let number): append(number)
        case .flag(let flag): output.append(contentsOf: (flag ? "true" : "false").utf8)
        case .absent: break
        case .view, .views, .texts, .list:
            if !options.isLenient { throw error(.notPrintable(name.text), at: offset, of: template) }
        }
    }

    private mutating func append(_ number: Int) {
        if number < 0 { output.append(UInt8(ascii: "-")) }
        var rest = number.magnitude
        let start = output.count
        repeat {
            output.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
            rest /= 10
        } while rest > 0
        output[start...].reverse()
    }

    private mutating func appendEscaped(_ text: some Sequence<UInt8>) {
        for byte in text {
            switch byte {
            case UInt8(ascii: "&"): output.append(contentsOf: "&amp;".utf8)
            case UInt8(ascii: "\""): output.append(contentsOf: "&quot;".utf8)
            case UInt8(ascii: "<"): output.append(contentsOf: "&lt;".utf8)
            case UInt8(ascii: ">"): output.append(contentsOf: "&gt;".utf8)
            default: output.append(byte)
            }
        }
    }

    /// Appends `text` with `indentation` before each of its lines. Empty lines stay empty, so that nothing made by a
    /// partial ends in whitespace.
    private mutating func appendIndented(_ text: ArraySlice<UInt8>, startsLine: Bool, by indentation: [UInt8]) {
        var rest = text
        var isAtStart = startsLine
        while let first = rest.first {
            let isEmptyLine = first == UInt8(ascii: "\n") || rest.starts(with: "\r\n".utf8)
            if isAtStart, !isEmptyLine { output.append(contentsOf: indentation) }
            let end = rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? rest.endIndex
            output.append(contentsOf: rest[..<end])
            rest = rest[end...]
            isAtStart = true
        }
    }
}
