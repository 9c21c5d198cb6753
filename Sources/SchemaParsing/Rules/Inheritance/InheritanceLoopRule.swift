package import Diagnostics
import SchemaModel

/// Entities that extend one another in a circle. Each circle is reported once, at the member that is declared first.
package enum InheritanceLoopRule: SchemaRule {
    package static let rule = Rule(
        name: "inheritance-loop", summary: "No entity extends itself, directly or through others.")
    package static let isStructural = true

    package static func check(_ context: inout RuleContext) {
        var settled: Set<String> = []
        for entity in context.document.entities {
            var path: [EntityDocument] = []
            var places: [String: Int] = [:]
            var next: EntityDocument? = entity
            while let current = next, !settled.contains(current.name.value) {
                if let start = places[current.name.value] {
                    report(Array(path[start...]), in: &context)
                    break
                }
                places[current.name.value] = path.count
                path.append(current)
                next = current.parent.flatMap { context.names.entity($0.value) }
            }
            settled.formUnion(places.keys)
        }
    }

    private static func report(_ members: [EntityDocument], in context: inout RuleContext) {
        guard let first = members.first, let parent = first.parent else { return }
        let names = members.map(\.name.value)
        let chain = (names.dropFirst() + names.prefix(1)).prefix(20).map { "`\($0)`" }
        context.report(
            self,
            members.count == 1
                ? "`\(first.name.value)` extends itself"
                : "`\(first.name.value)` extends " + chain.joined(separator: ", which extends "),
            on: ElementPath(first.name.value), at: parent.location,
            labels: members.dropFirst().prefix(19).compactMap { member in
                member.parent.map { Diagnostic.Label("`\(member.name.value)` extends `\($0.value)`", at: $0.location) }
            },
            notes: ["a store builds the tables of a hierarchy from its topmost entity, and a circle has none"],
            helps: members.count == 1 ? ["remove `extends`"] : ["remove `extends` from one of them"])
    }
}
