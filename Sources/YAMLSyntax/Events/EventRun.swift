import CLibYAML
import Diagnostics

/// One pass over the events of libyaml. Nothing of the parser outlives `run`.
struct EventRun {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let path: String
    private let prefix: Int
    private var marks: MarkReader
    private var comments: CommentScanner
    private var tree: TreeBuilder
    private var standIns: Set<SourceRange> = []
    private var hasDocument = false
    private var isAbandoned = false
    /// Where the last event ended that carried text: a syntax error lies behind it.
    private var lastEnd: SourcePosition
    private var lastScalar: (range: SourceRange, style: YAMLNode.ScalarStyle)?

    init(_ bytes: UnsafeBufferPointer<UInt8>, path: String, prefix: Int, isASCII: Bool) {
        self.bytes = bytes
        self.path = path
        self.prefix = prefix
        marks = MarkReader(bytes, prefix: prefix, isASCII: isASCII)
        comments = CommentScanner(bytes, prefix: prefix)
        tree = TreeBuilder(path: path)
        lastEnd = SourcePosition(line: 1, column: 1, offset: prefix)
    }

    mutating func run() {
        guard let base = bytes.baseAddress, bytes.count > prefix else { return }
        let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
        defer { parser.deallocate() }
        guard yaml_parser_initialize(parser) == 1 else {
            abandon(YAMLRules.tooLarge, "there is not enough memory to read the file", at: .fileStart, helps: [])
            return
        }
        defer { yaml_parser_delete(parser) }
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, base + prefix, bytes.count - prefix)
        var event = yaml_event_t()
        while !isAbandoned {
            guard yaml_parser_parse(parser, &event) == 1 else {
                explain(parser.pointee)
                return
            }
            let type = event.type
            handle(event)
            yaml_event_delete(&event)
            if type == YAML_STREAM_END_EVENT { return }
        }
    }

    mutating func reading() -> YAMLReading {
        if !isAbandoned { comments.finish() }
        var root = isAbandoned ? nil : tree.root
        if !isAbandoned, root.map({ if case .scalar("", .plain) = $0.content { true } else { false } }) ?? true {
            root = nil
            if tree.diagnostics.isEmpty {
                tree.refuse(
                    YAMLRules.empty, "the file is empty", at: .fileStart,
                    helps: ["write its keys, or remove the file"])
            }
        }
        let diagnostics = tree.diagnostics.sorted(by: Diagnostic.precedes)
        return YAMLReading(root: root, comments: comments.comments, diagnostics: diagnostics, standIns: standIns)
    }

    private mutating func handle(_ event: yaml_event_t) {
        switch event.type {
        case YAML_SCALAR_EVENT: handleScalar(event)
        case YAML_MAPPING_START_EVENT:
            let data = event.data.mapping_start
            begin(event, mapping: true, flow: data.style == YAML_FLOW_MAPPING_STYLE, data.tag, data.anchor)
        case YAML_SEQUENCE_START_EVENT:
            let data = event.data.sequence_start
            begin(event, mapping: false, flow: data.style == YAML_FLOW_SEQUENCE_STYLE, data.tag, data.anchor)
        case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT:
            // Only flow collections end where their event does.
            if tree.isInFlow {
                lastEnd = marks.position(event.end_mark)
            }
            tree.end(at: lastEnd)
        case YAML_ALIAS_EVENT: handleAlias(event)
        case YAML_DOCUMENT_START_EVENT: beginDocument(event)
        default: break
        }
    }

    private mutating func handleScalar(_ event: yaml_event_t) {
        let data = event.data.scalar
        let range = marks.range(event.start_mark, event.end_mark)
        let style = YAMLNode.ScalarStyle(data.style)
        comments.pass(range, style: style)
        lastEnd = range.end
        lastScalar = (range, style)
        guard data.tag == nil, data.anchor == nil else {
            refuseProperties(data.tag, data.anchor, range, ofCollection: false)
            standIns.insert(range)
            tree.add(ValueText.upToLineEnd(bytes, range, inFlow: tree.isInFlow), .doubleQuoted, range)
            return
        }
        let value = UnsafeBufferPointer(start: data.value, count: data.length)
        if style == .doubleQuoted { refuseEscapedControls(value, range) }
        tree.add(String(decoding: value, as: UTF8.self), style, range)
        checkCount()
    }

    private mutating func begin(
        _ event: yaml_event_t, mapping: Bool, flow: Bool, _ tag: UnsafeMutablePointer<yaml_char_t>?,
        _ anchor: UnsafeMutablePointer<yaml_char_t>?
    ) {
        let range = marks.range(event.start_mark, event.end_mark)
        lastEnd = flow ? range.end : range.start
        guard tree.depth < YAMLLimits.depth else {
            abandon(
                YAMLRules.tooDeep, "more than \(YAMLLimits.depth) lists and mappings stand inside each other",
                at: range,
                helps: ["close the brackets above, or indent the lines below a key by two spaces only"])
            return
        }
        if tag != nil || anchor != nil { refuseProperties(tag, anchor, range, ofCollection: true) }
        tree.begin(mapping: mapping, flow: flow, at: range.start)
        checkCount()
    }

    private mutating func handleAlias(_ event: yaml_event_t) {
        let range = marks.range(event.start_mark, event.end_mark)
        comments.pass(range, style: .plain)
        lastEnd = range.end
        let text = ValueText.upToLineEnd(bytes, range, inFlow: tree.isInFlow)
        if !tree.isInMerge {
            tree.refuse(
                YAMLRules.alias, "`\(ValueText.raw(bytes, range))` is an alias, which is not part of the language",
                at: range,
                helps: ["write the value out here, or quote a text that begins with `*`: \(ValueText.quoted(text))"])
        }
        standIns.insert(range)
        tree.add(text, .doubleQuoted, range)
    }

    private mutating func beginDocument(_ event: yaml_event_t) {
        let data = event.data.document_start
        let range = marks.range(event.start_mark, event.end_mark)
        if hasDocument {
            abandon(
                YAMLRules.severalDocuments, "a second document begins here", at: range,
                helps: [
                    "move what follows to a file of its own, or remove the `---` or `...` line"
                ])
        } else if data.version_directive != nil || data.tag_directives.start != data.tag_directives.end {
            tree.refuse(
                YAMLRules.directive, "a `%` directive is not part of the language", at: range,
                helps: [
                    "remove the lines above and including `---`"
                ])
        }
        hasDocument = true
    }

    private mutating func checkCount() {
        guard tree.nodeCount > YAMLLimits.nodes else { return }
        abandon(
            YAMLRules.tooLarge, "the file holds more than \(YAMLLimits.nodes) keys and values",
            at: SourceRange(start: lastEnd, end: lastEnd), helps: ["split the schema over several files"])
    }

    private mutating func abandon(_ rule: Rule, _ message: String, at range: SourceRange, helps: [String]) {
        isAbandoned = true
        tree.refuse(rule, message, at: range, helps: helps)
    }

    /// Control characters written as escapes can be seen here and still have no place in a store.
    private mutating func refuseEscapedControls(_ value: UnsafeBufferPointer<UInt8>, _ range: SourceRange) {
        for byte in value where byte < 0x20 ? byte != 0x09 && byte != 0x0A && byte != 0x0D : byte == 0x7F {
            tree.refuse(
                YAMLRules.controlCharacter,
                "this text holds the control character \(UTF8Decoding.name(of: UInt32(byte)))",
                at: range, notes: ["databases and XML files cannot hold it"], helps: ["remove the escape"])
            return
        }
    }

    private mutating func refuseProperties(
        _ tag: UnsafeMutablePointer<yaml_char_t>?, _ anchor: UnsafeMutablePointer<yaml_char_t>?, _ range: SourceRange,
        ofCollection isCollection: Bool
    ) {
        let word = ValueText.firstWord(bytes, range)
        let text = ValueText.upToLineEnd(bytes, range, inFlow: tree.isInFlow)
        if tag != nil {
            let remove = isCollection || word.hasPrefix("!!") || word.hasPrefix("!<")
            tree.refuse(
                YAMLRules.tag, "`\(word)` is a YAML tag and would vanish", at: range,
                helps: [remove ? "remove `\(word)`" : "quote this expression: \(ValueText.quoted(text))"])
        } else if anchor != nil {
            tree.refuse(
                YAMLRules.anchor, "`\(word)` is an anchor, which is not part of the language", at: range,
                helps: [
                    isCollection
                        ? "remove `\(word)`, and write the value out wherever it is needed"
                        : "remove `\(word)`, or quote a text that begins with `&`: \(ValueText.quoted(text))"
                ])
        }
    }

    private mutating func explain(_ parser: yaml_parser_t) {
        isAbandoned = true
        let failure = SyntaxFailure(
            problem: parser.problem.map { String(cString: $0) } ?? "",
            context: parser.context.map { String(cString: $0) } ?? "",
            position: marks.position(parser.problem_mark),
            contextPosition: marks.position(parser.context_mark),
            previousEnd: lastEnd, previousScalar: lastScalar?.range,
            isPreviousQuoted: lastScalar.map { $0.style == .singleQuoted || $0.style == .doubleQuoted } ?? false,
            openBracket: tree.openBracket)
        let diagnostic = SyntaxExplanation(bytes: bytes, prefix: prefix, path: path, failure: failure).diagnostic()
        // A refused tag, anchor or alias on the same line has already said what is wrong.
        let line = failure.position.line
        if tree.diagnostics.contains(where: { $0.location?.range.start.line == line }) { return }
        tree.append(diagnostic)
    }
}

extension YAMLNode.ScalarStyle {
    fileprivate init(_ style: yaml_scalar_style_t) {
        switch style {
        case YAML_SINGLE_QUOTED_SCALAR_STYLE: self = .singleQuoted
        case YAML_DOUBLE_QUOTED_SCALAR_STYLE: self = .doubleQuoted
        case YAML_LITERAL_SCALAR_STYLE: self = .literal
        case YAML_FOLDED_SCALAR_STYLE: self = .folded
        default: self = .plain
        }
    }
}
