package import Diagnostics
import SchemaModel

/// An abstract entity that no concrete one extends: no store will ever hold a row of it.
package enum AbstractWithoutConcreteRule: SchemaRule {
    package static let rule = Rule(
        name: "abstract-without-concrete",
        summary: "An abstract entity is extended by one that is not; otherwise it can never have an object.",
        severity: .warning)

    package static func check(_ context: inout RuleContext) {
        /// Entities whose descendants hold a concrete one.
        var served: Set<String> = []
        for step in HierarchyWalk.steps(of: context) {
            guard case .leave(let entity) = step else { continue }
            let name = entity.name.value
            let isServed = served.contains(name)
            if let parent = entity.parent?.value, isServed || !entity.isAbstract { served.insert(parent) }
            guard entity.isAbstract, !isServed else { continue }
            context.report(
                self, "`\(name)` is abstract and no concrete entity extends it", on: ElementPath(name), key: "abstract",
                notes: ["it can never have an object"],
                helps: ["remove `abstract: true`", "or write `extends: \(name)` on another entity"])
        }
    }
}
