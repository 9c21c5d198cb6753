package import Diagnostics

/// What the reader refuses although YAML may allow it, and why.
package enum YAMLRules {
    package static let syntax = Rule(
        name: "yaml-syntax", summary: "A file must be YAML as libyaml reads it.")
    package static let empty = Rule(
        name: "yaml-empty", summary: "A file must hold a mapping; an empty one is a mistake.")
    package static let duplicateKey = Rule(
        name: "yaml-duplicate-key",
        summary: "A key stands once in its mapping: readers differ on which of two values counts.")
    package static let tag = Rule(
        name: "yaml-tag",
        summary: "Tags are refused: an expression that begins with `!` would lose its first name without a trace.")
    package static let anchor = Rule(
        name: "yaml-anchor", summary: "Anchors are refused: each element is written out where it belongs.")
    package static let alias = Rule(
        name: "yaml-alias", summary: "Aliases are refused: a few lines of them can unfold to more than memory holds.")
    package static let mergeKey = Rule(
        name: "yaml-merge-key", summary: "Merge keys are refused: YAML 1.2 does not know them and readers differ.")
    package static let severalDocuments = Rule(
        name: "yaml-several-documents", summary: "One file holds one document: what follows `---` would be ignored.")
    package static let directive = Rule(
        name: "yaml-directive", summary: "Directives (`%YAML`, `%TAG`) are refused: they change how the rest is read.")
    package static let complexKey = Rule(
        name: "yaml-complex-key", summary: "A key is a text on one line: never a list, a mapping or nothing.")
    package static let encoding = Rule(
        name: "yaml-encoding", summary: "A file is UTF-8.")
    package static let controlCharacter = Rule(
        name: "yaml-control-character",
        summary: "Characters that cannot be seen are refused: a reviewer must see what a store will get.")
    package static let tooDeep = Rule(
        name: "yaml-too-deep", summary: "Lists and mappings stand at most 64 deep inside each other.")
    package static let tooLarge = Rule(
        name: "yaml-too-large", summary: "A file has at most 64 MB and 8,000,000 keys and values.")

    /// All rules of the reader, in the order of their names.
    package static let all: [Rule] = [
        alias, anchor, complexKey, controlCharacter, directive, duplicateKey, empty, encoding, mergeKey,
        severalDocuments, syntax, tag, tooDeep, tooLarge,
    ]
}
