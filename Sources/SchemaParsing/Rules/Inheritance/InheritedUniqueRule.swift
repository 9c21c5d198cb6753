package import Diagnostics
import SchemaModel

/// A uniqueness constraint of a child that names only what it inherits.
///
/// All entities of a hierarchy share one table, so the constraint binds the rows of the parent and of its other children
/// as well (TRUTH 4.3). Stores take it; it seldom is what was meant. Keys that name a member of the child itself are left
/// alone: other rows hold nothing there.
package enum InheritedUniqueRule: SchemaRule {
    package static let rule = Rule(
        name: "inherited-unique",
        summary:
            "Uniqueness of inherited members is declared by the entity that has them; it binds the whole hierarchy.",
        severity: .warning)

    package static func check(_ context: inout RuleContext) {
        for entity in context.document.entities where entity.parent != nil {
            let name = entity.name.value
            for key in entity.uniqueKeys {
                let members = key.value.compactMap { context.member($0.value, of: name) }
                guard members.count == key.value.count, members.allSatisfy({ $0.path.owner != name }),
                    let owner = members.first?.path.owner
                else { continue }
                let list = key.value.map(\.value).joined(separator: ", ")
                context.report(
                    self, "the unique key `[\(list)]` of `\(name)` binds every `\(owner)`", on: ElementPath(name),
                    at: key.location,
                    notes: ["the entities of a hierarchy share one table, and the key holds for all of its rows"],
                    helps: ["move the key to `\(owner)`: `unique: [[\(list)]]`"])
            }
        }
    }
}
