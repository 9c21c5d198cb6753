import Diagnostics

/// Visits every entity after the one it extends, so that a rule can carry along what is inherited.
///
/// Entities of a loop are not visited: `inheritance-loop` speaks of them.
struct HierarchyWalk {
    /// One step: an entity is entered before its descendants and left after them.
    enum Step {
        case enter(EntityDocument)
        case leave(EntityDocument)
    }

    /// All steps, in order of declaration among siblings. Linear, and without recursion: chains may be long.
    static func steps(of context: RuleContext) -> [Step] {
        var steps: [Step] = []
        steps.reserveCapacity(context.document.entities.count * 2)
        for entity in context.document.entities {
            let isRoot = entity.parent.map { context.names.entity($0.value) == nil } ?? true
            guard isRoot else { continue }
            var open: [Step] = [.enter(entity)]
            while let step = open.popLast() {
                steps.append(step)
                guard case .enter(let entered) = step else { continue }
                open.append(.leave(entered))
                for child in context.names.children(of: entered.name.value).reversed() {
                    if let child = context.names.entity(child) { open.append(.enter(child)) }
                }
            }
        }
        return steps
    }
}
