import SchemaModel

/// What Core Data would leave after a deletion, worked out over sets of objects and nothing else.
///
/// A delete rule says what happens to the objects at the other end when an object goes: nullify takes it out of their
/// inverse, cascade deletes them too, deny refuses while one of them stays, noAction leaves them as they are. All is judged
/// at the end, over what is left.
struct DeleteRuleOracle {
    /// One end: its rule, whether it needs a value, and whether a link in it outlives the object that it leads to.
    struct End {
        let rule: DeleteRule
        let isMandatory: Bool
        /// Rows keep what stands in them; what is computed from rows of the other side goes with those.
        let isKept: Bool
    }

    let scenario: DeleteRuleScenario
    let first: End
    /// The inverse; nil where there is none.
    let second: End?

    private enum Side: Hashable { case first, second }
    private struct Object: Hashable {
        let side: Side
        let row: Int64
    }

    /// What is left when `row` of the first or of the second table is deleted; nil where that is refused.
    func outcome(deleting row: Int64, ofSecond isSecond: Bool) -> Remains? {
        let ways = ways()
        var gone: Set<Object> = []
        var open = [Object(side: isSecond ? .second : .first, row: row)]
        while let object = open.popLast() {
            guard gone.insert(object).inserted else { continue }
            for way in ways where way.end.rule == .cascade && way.side == object.side {
                open += way.pairs.filter { $0.from == object.row }.map { Object(side: way.target, row: $0.to) }
            }
        }
        var left = ways
        for (index, way) in ways.enumerated() {
            let isGone = { (pair: Pair) in gone.contains(Object(side: way.side, row: pair.from)) }
            let leadsToGone = { (pair: Pair) in gone.contains(Object(side: way.target, row: pair.to)) }
            if way.end.rule == .deny, way.pairs.contains(where: { isGone($0) && !leadsToGone($0) }) { return nil }
            left[index].pairs = way.pairs.filter { pair in
                !isGone(pair) && (!leadsToGone(pair) || isLeftDangling(in: way))
            }
            let emptied = way.pairs.filter { !isGone($0) && !left[index].pairs.contains($0) }
            if way.end.isMandatory, !emptied.isEmpty { return nil }
        }
        let (firstRows, secondRows) = scenario.rows
        return Remains(
            firstRows: Set(firstRows).filter { !gone.contains(Object(side: .first, row: $0)) },
            secondRows: Set(secondRows).filter { !gone.contains(Object(side: .second, row: $0)) },
            firstPairs: left[0].pairs, secondPairs: left.count > 1 ? left[1].pairs : [])
    }

    private struct Way {
        let end: End
        let side: Side
        let target: Side
        /// The rule at the other end, which decides what becomes of a link in this one.
        let inverseRule: DeleteRule?
        var pairs: Set<Pair>
    }

    private func ways() -> [Way] {
        let far: Side = scenario.shape.isWithinOne ? .first : .second
        let inverseRule = scenario.shape.isOwnInverse ? first.rule : second?.rule
        var ways = [
            Way(end: first, side: .first, target: far, inverseRule: inverseRule, pairs: Set(scenario.pairs))
        ]
        if let second {
            let pairs = Set(scenario.pairs.map(\.reversed))
            ways.append(Way(end: second, side: far, target: .first, inverseRule: first.rule, pairs: pairs))
        }
        return ways
    }

    private func isLeftDangling(in way: Way) -> Bool { way.inverseRule == .noAction && way.end.isKept }
}
