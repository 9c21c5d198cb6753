import Diagnostics
import SchemaModel
import YAMLSyntax

/// The migration block and waivers.
extension NodeReader {
    /// The `migration` block, and the waivers in it.
    mutating func migration(_ pair: YAMLNode.Pair) -> (migration: MigrationDocument, allowances: [AllowanceDocument])? {
        let help = "write `migration: { from: 1.0.0 }`"
        guard let pairs = mapping(pair.value, "`migration`", on: nil, help: help) else { return nil }
        var migration = MigrationDocument(location: place(pair.keyRange))
        var allowances: [AllowanceDocument] = []
        for pair in pairs {
            switch pair.key {
            case "from": migration.from = version(pair)
            case "rename": migration.renames = renames(pair)
            case "discard": migration.discards = paths(pair, "`discard`", allowsFacet: true)
            case "hooks": hooks(pair, into: &migration)
            case "allow": allowances = self.allowances(pair)
            default: otherKey(pair, in: Language.migration, on: nil)
            }
        }
        requireKey(
            "from", in: pairs, of: Language.migration, "the migration block", at: pair.keyRange,
            help: "write `from:` and the previous version, for instance `from: 1.0.0`")
        return (migration, allowances)
    }

    private mutating func renames(_ pair: YAMLNode.Pair) -> [MigrationDocument.Rename] {
        let help = "write each old path with its new name: `Task.name: title`"
        guard let pairs = mapping(pair.value, "`rename`", on: nil, help: help) else { return [] }
        return pairs.compactMap { pair in
            let key = Located(pair.key, at: place(pair.keyRange))
            guard let old = elementPath(key, "`rename`"),
                let text = text(pair.value, "the new name of `\(pair.key)`", on: nil),
                let new = elementPath(text, "`rename`")
            else { return nil }
            return rename(old, to: new)
        }
    }

    private mutating func rename(
        _ old: Located<ElementPath>, to new: Located<ElementPath>
    ) -> MigrationDocument.Rename? {
        if old.value.member == nil, new.value.member != nil {
            report(
                LanguageRules.invalidValue, "`\(old.value)` is a type and `\(new.value)` names a member",
                on: old.value, at: new.location.range, helps: ["write the new name alone: `\(old.value): NewName`"])
            return nil
        }
        guard old.value.member != nil, new.value.member == nil else {
            return MigrationDocument.Rename(old: old, new: new, namesOwner: true)
        }
        let whole = new.map { ElementPath(old.value.owner, $0.owner) }
        return MigrationDocument.Rename(old: old, new: whole, namesOwner: false)
    }

    private mutating func paths(
        _ pair: YAMLNode.Pair, _ what: String, allowsFacet: Bool = false
    ) -> [Located<ElementPath>] {
        let help = "write a list of paths: `[Task.obsolete]`"
        guard let items = sequence(pair.value, what, on: nil, help: help) else { return [] }
        return items.compactMap { item in
            guard let text = text(item, "a path in \(what)", on: nil) else { return nil }
            return elementPath(text, what, allowsFacet: allowsFacet)
        }
    }

    private mutating func hooks(_ pair: YAMLNode.Pair, into migration: inout MigrationDocument) {
        let help = "write `hooks: { fill: [Task.rank], before: true, after: true }` with what is needed"
        guard let pairs = mapping(pair.value, "`hooks`", on: nil, help: help) else { return }
        for pair in pairs {
            switch pair.key {
            case "fill": migration.fill = paths(pair, "`fill`")
            case "before": migration.runsBefore = flag(pair, on: nil) ?? false
            case "after": migration.runsAfter = flag(pair, on: nil) ?? false
            default: otherKey(pair, in: Language.hooks, on: nil)
            }
        }
    }

    /// A list of waivers.
    mutating func allowances(_ pair: YAMLNode.Pair) -> [AllowanceDocument] {
        let help = "write `allow: [{ rule: missing-inverse, on: Task.category, reason: \"...\" }]`"
        guard let items = sequence(pair.value, "`allow`", on: nil, help: help) else { return [] }
        return items.compactMap { allowance($0, help: help) }
    }

    private mutating func allowance(_ node: YAMLNode, help: String) -> AllowanceDocument? {
        guard let pairs = mapping(node, "an item of `allow`", on: nil, help: help) else { return nil }
        var texts: [String: Located<String>] = [:]
        var until: Located<SchemaVersion>?
        for pair in pairs {
            switch pair.key {
            case "rule", "on", "reason": texts[pair.key] = text(pair.value, "`\(pair.key)`", on: nil)
            case "until": until = version(pair)
            default: otherKey(pair, in: Language.allowance, on: nil)
            }
        }
        for key in ["rule", "on", "reason"] {
            requireKey(key, in: pairs, of: Language.allowance, "an item of `allow`", at: node.range, help: help)
        }
        guard let rule = texts["rule"], let element = texts["on"], let reason = texts["reason"] else { return nil }
        return AllowanceDocument(rule: rule, element: element, reason: reason.value, until: until)
    }
}
