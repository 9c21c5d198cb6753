/// A parsed template: a flat list of nodes that points into the text it was parsed from.
///
/// The language is the required part of the official Mustache specification (comments, delimiters, interpolation,
/// sections, inverted sections, partials; https://github.com/mustache/spec) with three decisions of its own: nothing is
/// escaped unless asked for; an unknown name is an error unless asked otherwise; inside a section over a list the
/// names `-first` and `-last` say whether the element is the first or the last of the nearest such list.
package struct Template: Sendable {
    /// What the template is called in partial tags and in errors.
    package let name: String
    let bytes: [UInt8]
    let nodes: [TemplateNode]
    /// The names of all tags; nodes hold indices into it, so that nodes are plain numbers.
    let names: [TemplateName]

    /// Parses `bytes`. Throws at the first tag that is wrong: unclosed, unmatched, misspelled or unsupported.
    package init(parsing bytes: [UInt8], name: String) throws(TemplateError) {
        var parser = TemplateParser(bytes: bytes, template: name)
        try parser.parse()
        self.name = name
        self.bytes = bytes
        nodes = parser.nodes
        names = parser.names
    }

    /// The sections that may stand inside each other in one template.
    static let sectionLimit = 100

    /// Appends what the template makes of `view` to `output`; after an error, `output` holds what was made before it.
    package func render(
        _ view: any TemplateView, partials: TemplateLibrary = TemplateLibrary(),
        options: RenderingOptions = RenderingOptions(), into output: inout [UInt8]
    ) throws(TemplateError) {
        try render(value: .view(view), partials: partials, options: options, into: &output)
    }

    /// Appends what the template makes of `value`, which may be a text or a list as well.
    package func render(
        value: TemplateValue, partials: TemplateLibrary = TemplateLibrary(),
        options: RenderingOptions = RenderingOptions(), into output: inout [UInt8]
    ) throws(TemplateError) {
        var renderer = TemplateRenderer(root: value, partials: partials, options: options)
        swap(&renderer.output, &output)
        defer { swap(&renderer.output, &output) }
        try renderer.render(self, indentation: [])
    }
}

/// How a template is rendered. The defaults suit source code; the opposite of both is what the specification asks for.
package struct RenderingOptions: Sendable, Hashable {
    /// Whether unknown names, missing partials and printed lists are empty instead of errors.
    package var isLenient: Bool
    /// Whether `{{name}}` replaces `& " < >` by HTML entities; `{{{name}}}` and `{{&name}}` never do.
    package var escapesHTML: Bool

    package init(isLenient: Bool = false, escapesHTML: Bool = false) {
        self.isLenient = isLenient
        self.escapesHTML = escapesHTML
    }
}

/// Templates by name: what partial tags may include.
package struct TemplateLibrary: Sendable {
    private var templates: [String: Template] = [:]

    /// A library of `templates`; the last of several with one name counts.
    package init(_ templates: [Template] = []) {
        for template in templates { insert(template) }
    }

    /// Adds `template`, or puts it in the place of the one with its name.
    package mutating func insert(_ template: Template) { templates[template.name] = template }

    /// The template called `name`.
    package subscript(name: String) -> Template? { templates[name] }

    /// Renders the template called `name` with all of the library as partials.
    package func render(
        _ name: String, _ view: any TemplateView, options: RenderingOptions = RenderingOptions(),
        into output: inout [UInt8]
    ) throws(TemplateError) {
        guard let template = templates[name] else {
            throw TemplateError(template: name, line: 1, column: 1, reason: .unknownTemplate(name))
        }
        try template.render(view, partials: self, options: options, into: &output)
    }
}

/// One step of a rendering. Ranges and offsets count bytes of the template, names are indices into `Template.names`.
enum TemplateNode: Sendable {
    /// Text to print as it stands; `startsLine` where it is the first thing on its line.
    case literal(start: Int, end: Int, startsLine: Bool)
    /// A tag follows that is the first thing on its line.
    case lineStart
    case value(name: Int, isEscaped: Bool, offset: Int)
    /// The nodes up to `end` are the inside of the section.
    case section(name: Int, isInverted: Bool, end: Int, offset: Int)
    /// Of a partial that stands alone on its line, `indentStart` is where the whitespace before it begins, which indents
    /// all lines of the partial; nil within other text.
    case partial(name: Int, indentStart: Int?, offset: Int)
}

/// A name in a tag, taken apart once.
enum TemplateName: Sendable {
    case simple(String)
    case dotted([String])
    /// `.`, the value on top of the stack.
    case current
    /// `-first`
    case isFirst
    /// `-last`
    case isLast

    var text: String {
        switch self {
        case .simple(let name): name
        case .dotted(let parts): parts.joined(separator: ".")
        case .current: "."
        case .isFirst: "-first"
        case .isLast: "-last"
        }
    }
}
