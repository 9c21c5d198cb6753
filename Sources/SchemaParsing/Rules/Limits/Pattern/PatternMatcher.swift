/// Walks a pattern with all places of the text at once: no backtracking, and a limit on the work.
struct PatternMatcher {
    private let text: [Unicode.Scalar]
    /// How many places may still be looked at.
    private var budget = 1_000_000

    init(_ text: [Unicode.Scalar]) { self.text = text }

    /// The places that `node` can end at when it begins at one of `starts`; nil where the work is too much.
    mutating func ends(of node: PatternNode, from starts: [Bool]) -> [Bool]? {
        budget -= starts.count
        guard budget > 0 else { return nil }
        switch node {
        case .sequence(let nodes):
            var places = starts
            for node in nodes {
                guard let next = ends(of: node, from: places) else { return nil }
                places = next
            }
            return places
        case .choice(let nodes):
            var places = [Bool](repeating: false, count: starts.count)
            for node in nodes {
                guard let next = ends(of: node, from: starts) else { return nil }
                places = Self.union(places, next)
            }
            return places
        case .repeated(let node, let least, let most):
            return repeated(node, least, most, from: starts)
        case .one(let set):
            var places = [Bool](repeating: false, count: starts.count)
            for index in text.indices where starts[index] && set.contains(text[index]) { places[index + 1] = true }
            return places
        case .start:
            return starts.indices.map { $0 == 0 && starts[$0] }
        case .end:
            return starts.indices.map { starts[$0] && isEnd($0) }
        }
    }

    private mutating func repeated(
        _ node: PatternNode, _ least: Int, _ most: Int?, from starts: [Bool]
    ) -> [Bool]? {
        var places = starts
        for _ in 0..<least {
            guard let next = ends(of: node, from: places) else { return nil }
            if next == places { break }
            places = next
        }
        var frontier = places
        var count = least
        while count < most ?? .max, frontier.contains(true) {
            guard let next = ends(of: node, from: frontier) else { return nil }
            frontier = next.indices.map { next[$0] && !places[$0] }
            places = Self.union(places, next)
            count += 1
        }
        return places
    }

    private func isEnd(_ place: Int) -> Bool {
        place == text.count || (place == text.count - 1 && PatternSet.isLineBreak(text[place]))
    }

    private static func union(_ left: [Bool], _ right: [Bool]) -> [Bool] { left.indices.map { left[$0] || right[$0] } }
}
