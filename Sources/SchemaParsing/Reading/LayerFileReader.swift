import Diagnostics
import SchemaModel
import YAMLSyntax

/// What one file says of a version.
struct LayerPart {
    /// The first place of the file, for what is missing from it.
    let start: SourceLocation
    var name: Located<String>?
    var version: Located<SchemaVersion>?
    var doc: Located<String>?
    var enums: [EnumDocument] = []
    var composites: [CompositeDocument] = []
    var entities: [EntityDocument] = []
    var migration: MigrationDocument?
    var allowances: [AllowanceDocument] = []
    /// Whether a name or version is written that could not be read.
    var hasUnreadableHead = false
}

/// Reads the tree of one file of a layer.
struct LayerFileReader {
    private var reader: NodeReader

    private init(path: String) { reader = NodeReader(path: path) }

    /// The part of the version that `root` holds, and what is wrong with it.
    static func read(_ root: YAMLNode, path: String) -> (part: LayerPart, diagnostics: [Diagnostic]) {
        var reader = LayerFileReader(path: path)
        let part = reader.read(root)
        return (part, reader.reader.diagnostics)
    }

    private mutating func read(_ root: YAMLNode) -> LayerPart {
        let start = SourceRange(start: root.range.start, end: root.range.start)
        var part = LayerPart(start: reader.place(start))
        let help = "begin with `schema: Name` and `version: 1.0.0`"
        guard let pairs = reader.mapping(root, "the file", on: nil, help: help) else {
            part.hasUnreadableHead = true
            return part
        }
        for pair in pairs { read(pair, into: &part) }
        return part
    }

    private mutating func read(_ pair: YAMLNode.Pair, into part: inout LayerPart) {
        switch pair.key {
        case "schema":
            part.name = reader.reference(pair.value, "`schema`", on: nil)
            part.hasUnreadableHead = part.hasUnreadableHead || part.name == nil
        case "version":
            part.version = reader.version(pair)
            part.hasUnreadableHead = part.hasUnreadableHead || part.version == nil
        case "doc": part.doc = reader.text(pair.value, "`doc`", on: nil)
        case "enums": part.enums = members(pair).compactMap { reader.enumeration($0) }
        case "composites": part.composites = members(pair).compactMap { reader.composite($0) }
        case "entities": part.entities = members(pair).compactMap { reader.entity($0) }
        case "migration":
            guard let read = reader.migration(pair) else { return }
            part.migration = read.migration
            part.allowances += read.allowances
        case "allow": part.allowances = reader.allowances(pair) + part.allowances
        default: reader.otherKey(pair, in: Language.layer, on: nil)
        }
    }

    private mutating func members(_ pair: YAMLNode.Pair) -> [YAMLNode.Pair] {
        reader.mapping(pair.value, "`\(pair.key)`", on: nil, help: "write each name on a line of its own below") ?? []
    }
}
