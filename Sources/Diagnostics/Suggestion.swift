/// Finds the name a writer probably meant.
package enum Suggestion {
    /// The one candidate close enough to `name` to be offered as "did you mean", or nil.
    ///
    /// Case, underscores and hyphens are ignored first; then at most a third of the letters (and no more than three)
    /// may differ. Ties go to the candidate that comes first in the alphabet, so that the answer never depends on order.
    package static func closest(to name: String, among candidates: some Sequence<String>) -> String? {
        let wanted = folded(name)
        guard !wanted.isEmpty, wanted.count <= 64 else { return nil }
        let limit = min(3, max(1, wanted.count / 3))
        var best: (distance: Int, name: String)?
        for candidate in candidates where candidate != name {
            let folded = folded(candidate)
            guard abs(folded.count - wanted.count) <= limit else { continue }
            let distance = editDistance(wanted, folded, limit: limit)
            guard distance <= limit else { continue }
            if let current = best, (current.distance, current.name) <= (distance, candidate) { continue }
            best = (distance, candidate)
        }
        return best?.name
    }

    private static func folded(_ name: String) -> [UInt8] {
        name.lowercased().utf8.filter { $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: " ") }
    }

    /// Letters to insert, remove, replace or swap with a neighbour; `limit + 1` where it is more than `limit`.
    private static func editDistance(_ left: [UInt8], _ right: [UInt8], limit: Int) -> Int {
        var beforePrevious: [Int] = []
        var previous = Array(0...right.count)
        for row in 1...max(left.count, 1) where row <= left.count {
            var current = [row]
            for column in 1...max(right.count, 1) where column <= right.count {
                let same = left[row - 1] == right[column - 1]
                var cost = min(
                    previous[column] + 1, current[column - 1] + 1, previous[column - 1] + (same ? 0 : 1))
                if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
                    cost = min(cost, beforePrevious[column - 2] + 1)
                }
                current.append(cost)
            }
            if (current.min() ?? 0) > limit { return limit + 1 }
            beforePrevious = previous
            previous = current
        }
        return previous[right.count]
    }
}
