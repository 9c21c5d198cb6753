import SchemaModel
import Testing

/// Two entities (or one with itself), a relationship between them with a delete rule at each end, and a few objects.
struct DeleteRuleScenario: Sendable, CustomTestStringConvertible {
    enum Shape: String, CaseIterable, Sendable {
        case oneToMany, oneToOne, manyToMany, oneWayToOne, oneWayToMany, tree, web, friends, spouses

        /// Whether both ends lie in the entity `A`.
        var isWithinOne: Bool { [.tree, .web, .friends, .spouses].contains(self) }
        /// Whether there is a second end with a rule of its own.
        var hasInverse: Bool { ![.oneWayToOne, .oneWayToMany, .friends, .spouses].contains(self) }
        var isOwnInverse: Bool { self == .friends || self == .spouses }
        /// Whether the first end, the second end is to-many.
        var isToMany: (Bool, Bool) {
            switch self {
            case .oneToMany, .tree: (true, false)
            case .oneToOne, .oneWayToOne, .spouses: (false, false)
            case .manyToMany, .web: (true, true)
            case .oneWayToMany, .friends: (true, true)
            }
        }
    }

    let shape: Shape
    /// The rule at the end that `A` declares, and at the one that `B` declares.
    let rules: (DeleteRule, DeleteRule)
    /// Whether the to-one end must have a value: `B`'s where there is an inverse, else `A`'s.
    var isMandatory = false
    var isOrdered = false
    /// Whether `A` inherits its end from an abstract parent and `B` is one of two kinds in a table.
    var isInherited = false

    var testDescription: String {
        var words = [shape.rawValue, rules.0.rawValue]
        if shape.hasInverse { words.append(rules.1.rawValue) }
        if isMandatory { words.append("mandatory") }
        if isOrdered { words.append("ordered") }
        if isInherited { words.append("inherited") }
        return words.joined(separator: " ")
    }

    /// Every shape with every pair of rules.
    static let all: [DeleteRuleScenario] = Shape.allCases.flatMap { shape in
        DeleteRule.allCases.flatMap { first in
            (shape.hasInverse ? DeleteRule.allCases : [first]).flatMap { second in
                [false, true].flatMap { inherited -> [DeleteRuleScenario] in
                    let plain = DeleteRuleScenario(shape: shape, rules: (first, second), isInherited: inherited)
                    var result = [plain]
                    if [.oneToMany, .oneToOne, .oneWayToOne].contains(shape) {
                        result.append(plain.with { $0.isMandatory = true })
                    }
                    if shape.isToMany.0 { result.append(plain.with { $0.isOrdered = true }) }
                    return result
                }
            }
        }
    }

    private func with(_ change: (inout DeleteRuleScenario) -> Void) -> DeleteRuleScenario {
        var copy = self
        change(&copy)
        return copy
    }
}

/// The model.
extension DeleteRuleScenario {
    /// The entity that declares the first end.
    var firstEntity: String { isInherited ? "ABase" : "A" }
    var secondEntity: String { shape.isWithinOne ? firstEntity : "B" }
    var secondTable: String { shape.isWithinOne ? firstEntity : isInherited ? "BaseB" : "B" }
    var secondKind: String { shape.isWithinOne ? "A" : "B" }

    var first: Relationship {
        let inverse = shape.isOwnInverse ? "first" : shape.hasInverse ? "second" : nil
        return Relationship(
            name: "first", destination: secondEntity, isToMany: shape.isToMany.0,
            isOptional: !shape.isToMany.0 && !(isMandatory && !shape.hasInverse), isOrdered: isOrdered,
            inverse: inverse, deleteRule: rules.0)
    }

    var second: Relationship? {
        guard shape.hasInverse else { return nil }
        return Relationship(
            name: "second", destination: firstEntity, isToMany: shape.isToMany.1,
            isOptional: !shape.isToMany.1 && !isMandatory, inverse: "first", deleteRule: rules.1)
    }

    var schema: Schema {
        let ends = [second].compactMap { $0 }
        let inA = NamedList([first] + (shape.isWithinOne ? ends : []))
        let inB = NamedList(shape.isWithinOne ? [] : ends)
        let entities =
            isInherited
            ? [
                Entity(name: "ABase", isAbstract: true, relationships: inA), Entity(name: "A", parent: "ABase"),
                Entity(name: "BaseB"), Entity(name: "B", parent: "BaseB", relationships: inB),
            ]
            : [Entity(name: "A", relationships: inA), Entity(name: "B", relationships: inB)]
        return Schema(name: "Rules", version: SchemaVersion(1, 0, 0), entities: NamedList(entities))
    }
}

/// The objects.
extension DeleteRuleScenario {
    /// The row numbers of the first and of the second table; empty for the second where both ends lie in one.
    var rows: ([Int64], [Int64]) {
        switch shape {
        case .oneToMany: ([1, 2, 3], isMandatory ? [11, 12, 13] : [11, 12, 13, 14])
        case .oneToOne: ([1, 2], isMandatory ? [11] : [11, 12])
        case .manyToMany, .oneWayToMany: ([1, 2, 3], [11, 12, 13])
        case .oneWayToOne: (isMandatory ? [1, 2, 3] : [1, 2, 3, 4], [11, 12, 13])
        case .tree: ([1, 2, 3, 4, 5, 6, 7, 8], [])
        case .web, .friends: ([1, 2, 3, 4], [])
        case .spouses: ([1, 2, 3], [])
        }
    }

    /// Who has whom in the first end.
    var pairs: [Pair] {
        let pairs: [(Int64, Int64)] =
            switch shape {
            case .oneToMany: [(1, 11), (1, 12), (2, 13)]
            case .oneToOne: [(1, 11)]
            case .manyToMany, .oneWayToMany: [(1, 11), (1, 12), (2, 12)]
            case .oneWayToOne: [(1, 11), (2, 11), (3, 12)]
            case .tree: [(1, 2), (1, 3), (2, 4), (2, 5), (6, 7), (7, 8)]
            case .web: [(1, 2), (2, 3), (3, 1), (3, 3)]
            case .friends: [(1, 2), (2, 1), (2, 3), (3, 2)]
            case .spouses: [(1, 2), (2, 1)]
            }
        return pairs.map { Pair($0.0, $0.1) }
    }
}

/// A row and a row that it has.
struct Pair: Hashable, Sendable, Comparable {
    let from: Int64
    let to: Int64

    init(_ from: Int64, _ to: Int64) {
        self.from = from
        self.to = to
    }

    var reversed: Pair { Pair(to, from) }

    static func < (left: Pair, right: Pair) -> Bool { (left.from, left.to) < (right.from, right.to) }
}

/// What is left of a scenario.
struct Remains: Equatable {
    var firstRows: Set<Int64>
    var secondRows: Set<Int64>
    /// Who has whom, dangling links included.
    var firstPairs: Set<Pair>
    var secondPairs: Set<Pair>
}
