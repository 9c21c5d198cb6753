import SchemaModel

/// Enum cases that rows may hold, and fields of composites that rows store.
extension LossSearch {
    mutating func findCasesAndFields() {
        let stored = SchemaDiff(from: from, to: to, changes: []).commonStoredTypes()
        for old in from.enums {
            guard let new = to.enums[old.name], stored.contains(old.name) else { continue }
            let kept = Set(new.cases.elements.map(\.identity))
            for enumCase in old.cases where !kept.contains(enumCase.identity) {
                let path = ElementPath(old.name, enumCase.name)
                losses.append(
                    Loss(
                        .caseRemoved, path, place: ElementPath(new.name),
                        clause: "the value of rows that hold `\(path)`",
                        probableRename: renames.enumCase(enumCase.name, of: old)))
            }
        }
        for old in from.composites {
            guard let new = to.composites[old.name], stored.contains(old.name) else { continue }
            let kept = Set(new.fields.elements.map(\.identity))
            // A field that takes the name of another takes its values too: nothing is lost, and the judge refuses it.
            for field in old.fields where !kept.contains(field.identity) && !new.fields.contains(field.name) {
                let path = ElementPath(old.name, field.name)
                losses.append(
                    Loss(
                        .fieldRemoved, path, place: ElementPath(new.name), clause: "every value of `\(path)`",
                        probableRename: renames.field(field.name, of: old)))
            }
        }
    }
}

extension Schema {
    /// Whether values of `type` hold values of the enum or composite called `name`, themselves or inside composites.
    func holds(_ name: String, in type: AttributeType) -> Bool {
        var seen: Set<String> = []
        var waiting = [type]
        while let type = waiting.popLast() {
            switch type {
            case .enumeration(let inner), .composite(let inner):
                if inner == name { return true }
                guard seen.insert(inner).inserted else { continue }
                waiting += composites[inner]?.fields.elements.map(\.type) ?? []
            case .scalar, .list, .codable, .transformable: break
            }
        }
        return false
    }
}
