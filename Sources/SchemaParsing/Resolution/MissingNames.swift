import Diagnostics
import SchemaModel

/// Names that are used and not declared. Each gives one message, however often it is used.
struct MissingNames {
    /// One use of a missing name.
    struct Use {
        /// The whole sentence, should this be the first use.
        let message: String
        let element: ElementPath
        let location: SourceLocation
    }

    private let rule: Rule
    private var order: [String] = []
    private var uses: [String: [Use]] = [:]
    private var helps: [String: [String]] = [:]
    /// How many further places one message shows.
    private static let shownUses = 8

    init(_ rule: Rule) { self.rule = rule }

    /// Remembers a use of `name`; `helps` is asked once a name.
    mutating func add(_ use: Use, of name: String, helps: () -> [String]) {
        if uses[name] == nil {
            order.append(name)
            self.helps[name] = helps()
        }
        uses[name, default: []].append(use)
    }

    /// One message a name, at its first use, with the other uses as second places.
    var diagnostics: [Diagnostic] {
        order.compactMap { name in
            guard let uses = uses[name], let first = uses.first else { return nil }
            let others = uses.dropFirst()
            let hidden = others.count - Self.shownUses
            return Diagnostic(
                rule, first.message, element: first.element.description, at: first.location,
                labels: others.prefix(Self.shownUses).map {
                    Diagnostic.Label("`\($0.element)` needs it too", at: $0.location)
                },
                notes: hidden > 0 ? ["\(hidden) more places need `\(name)`"] : [],
                helps: helps[name] ?? [])
        }
    }
}
