import SchemaModel

/// TRUTH 2.8 rule 3, failure 40: a new attribute holds one default in every row, and uniqueness then fails.
struct UniqueOverNewAttribute: JudgingRule {
    let name = "unique-over-new-attribute"
    let summary = "rows that exist all get one default, generated or not, and uniqueness over it fails"
    let source = Sources.examined
    let certainty = ChangeRecord.Certainty.probable

    func ruling(on change: SchemaChange, in step: SchemaStep) -> Ruling? {
        guard change.key == .unique, case .changed(let keys) = change.content, case .members(let members) = keys.new,
            keys.old == .absent, let entity = step.newEntity(change), let old = step.oldEntity(change)
        else { return nil }
        let before = Set(step.from.allAttributes(of: old.name).map(\.identity))
        let known = Dictionary(step.to.allAttributes(of: entity.name).map { ($0.name, $0) }, uniquingKeysWith: { $1 })
        let attributes = members.compactMap { known[$0] }
        guard attributes.count == members.count, attributes.allSatisfy({ !before.contains($0.identity) }) else {
            return nil
        }
        if attributes.contains(where: { $0.defaultValue == nil && $0.isOptional }) {
            return .lightweight("rows that exist hold no value, and absent values are never equal")
        }
        return .conditional(
            .bridge,
            "every row that exists gets the same value, which ends the migration with error 134110 around 134111, and the "
                + "old schema has no place for distinct ones")
    }
}
