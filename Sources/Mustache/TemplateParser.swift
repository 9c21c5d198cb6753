/// Turns the bytes of one template into nodes, in one pass.
struct TemplateParser {
    private struct OpenSection {
        let name: String
        let node: Int
        let offset: Int
    }

    let bytes: [UInt8]
    let template: String
    private(set) var nodes: [TemplateNode] = []
    private(set) var names: [TemplateName] = []
    private var indexByName: [String: Int] = [:]
    private var openSections: [OpenSection] = []
    private var scanner: TagScanner
    /// Where the text that is not yet a node begins.
    private var literalStart = 0

    init(bytes: [UInt8], template: String) {
        self.bytes = bytes
        self.template = template
        scanner = TagScanner(bytes: bytes, template: template)
    }

    mutating func parse() throws(TemplateError) {
        while let tag = try scanner.next() {
            let line = tag.kind.mayStandAlone ? scanner.line(around: tag) : nil
            addLiteral(upTo: line?.lowerBound ?? tag.start)
            if line == nil, startsLine(tag.start) { nodes.append(.lineStart) }
            literalStart = line?.upperBound ?? tag.end
            try add(tag, indentStart: line?.lowerBound)
        }
        addLiteral(upTo: bytes.count)
        if let open = openSections.last { throw error(.unclosedSection(open.name), at: open.offset) }
    }

    private mutating func add(_ tag: Tag, indentStart: Int?) throws(TemplateError) {
        switch tag.kind {
        case .comment, .delimiters: break
        case .value, .unescapedValue:
            let name = try intern(tag)
            nodes.append(.value(name: name, isEscaped: tag.kind == .value, offset: tag.start))
        case .partial:
            let name = try text(of: tag)
            if name.utf8.first == UInt8(ascii: "*") { throw error(.unsupportedTag(">*"), at: tag.start) }
            names.append(.simple(name))
            nodes.append(.partial(name: names.count - 1, indentStart: indentStart, offset: tag.start))
        case .section, .invertedSection:
            let name = try intern(tag)
            guard openSections.count < Template.sectionLimit else {
                throw error(.tooDeep(Template.sectionLimit), at: tag.start)
            }
            openSections.append(OpenSection(name: names[name].text, node: nodes.count, offset: tag.start))
            let isInverted = tag.kind == .invertedSection
            nodes.append(.section(name: name, isInverted: isInverted, end: nodes.count, offset: tag.start))
        case .end:
            try close(names[try intern(tag)].text, at: tag.start)
        }
    }

    private mutating func close(_ name: String, at offset: Int) throws(TemplateError) {
        guard let open = openSections.popLast() else { throw error(.unexpectedEnd(name, open: nil), at: offset) }
        guard open.name == name else { throw error(.unexpectedEnd(name, open: open.name), at: offset) }
        guard case .section(let name, let isInverted, _, let offset) = nodes[open.node] else { return }
        nodes[open.node] = .section(name: name, isInverted: isInverted, end: nodes.count, offset: offset)
    }

    private mutating func addLiteral(upTo end: Int) {
        guard literalStart < end else { return }
        nodes.append(.literal(start: literalStart, end: end, startsLine: startsLine(literalStart)))
    }

    private func startsLine(_ offset: Int) -> Bool { offset == 0 || bytes[offset - 1] == UInt8(ascii: "\n") }

    private func error(_ reason: TemplateError.Reason, at offset: Int) -> TemplateError {
        TemplateError(reason, at: offset, of: bytes, template: template)
    }

    /// The content of the tag, which must be one word without control characters.
    private func text(of tag: Tag) throws(TemplateError) -> String {
        let content = bytes[tag.content]
        let text = String(decoding: content, as: UTF8.self)
        guard !content.isEmpty, content.allSatisfy({ $0 > 32 && $0 != 127 }) else {
            throw error(.illegalName(text), at: tag.start)
        }
        return text
    }

    private mutating func intern(_ tag: Tag) throws(TemplateError) -> Int {
        let text = try text(of: tag)
        if let index = indexByName[text] { return index }
        let name: TemplateName
        switch text {
        case ".": name = .current
        case "-first": name = .isFirst
        case "-last": name = .isLast
        default:
            let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
            guard parts.allSatisfy({ !$0.isEmpty }) else { throw error(.illegalName(text), at: tag.start) }
            name = parts.count == 1 ? .simple(text) : .dotted(parts)
        }
        indexByName[text] = names.count
        names.append(name)
        return names.count - 1
    }
}
