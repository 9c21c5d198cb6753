package import Diagnostics
import SchemaModel

/// An index or uniqueness constraint that an entity has twice, or a member that a key names twice.
package enum RepeatedKeyRule: SchemaRule {
    package static let rule = Rule(
        name: "repeated-key",
        summary: "An entity has each index and unique key once, and a key names each member once.",
        severity: .warning)

    /// What makes two keys the same.
    private struct Signature: Hashable {
        let entity: String
        let kind: KeyUse.Kind
        let members: [String]
    }

    package static func check(_ context: inout RuleContext) {
        var seen: [Signature: KeyUse] = [:]
        for use in context.keyUses {
            let entity = use.entity.name.value
            let names = use.members.map(\.value)
            if let member = firstRepeated(use.members) {
                context.report(
                    self, "the \(use.kind.title) `\(use.list)` of `\(entity)` names `\(member.value)` twice",
                    on: use.path, at: member.location, helps: ["remove one of the two"])
            }
            // The order of members matters to an index and not to uniqueness.
            let signature = Signature(
                entity: entity, kind: use.kind, members: use.kind == .index ? names : Set(names).sorted())
            guard let first = seen[signature] else {
                seen[signature] = use
                continue
            }
            // The short and the long form of one constraint together are reported by the reader.
            guard !first.isShort else { continue }
            context.report(
                self, "`\(entity)` has the \(use.kind.title) `\(use.list)` twice", on: use.path, at: use.location,
                labels: [Diagnostic.Label("the first one is here", at: first.location)],
                helps: ["remove one of the two"])
        }
    }

    private static func firstRepeated(_ members: [Located<String>]) -> Located<String>? {
        var seen: Set<String> = []
        return members.first { !seen.insert($0.value).inserted }
    }
}
