import SchemaDiffing
import SchemaModel

/// Says what a step needs that nobody provides, and the edits that would.
struct StepFinding {
    let change: SchemaChange
    let record: ChangeRecord
    let path: ElementPath?
    let layer: Layer

    func finding(_ gravity: Finding.Gravity) -> Finding {
        var notes = ["\(record.reason)" + (record.certainty == .probable ? " (probable)" : "")]
        if record.need == .bridge {
            notes.append(
                "a custom stage does not replace inference, so hooks cannot do it: it takes a version in between")
        }
        return Finding(
            rule: record.rule, gravity: gravity, version: layer.version, element: path,
            key: key, message: message, notes: notes + losses, helps: layer.isFrozen ? [] : helps)
    }

    private var key: String? {
        switch change.key {
        case .many: "to"
        case nil, .name: nil
        case let key: key?.rawValue
        }
    }

    private var message: String {
        let sentence = ChangeDescription.sentence(of: change)
        switch record.verdict {
        case .bridge: return "\(sentence), which SwiftData cannot do in one step"
        case .refused: return "\(sentence), which SwiftData would get wrong"
        case .none, .lightweight, .custom: return "\(sentence), and nothing provides for the rows that exist"
        }
    }

    private var losses: [String] {
        record.loss.isEmpty ? [] : ["lost: " + record.loss.joined(separator: "; ")]
    }

    // MARK: Help

    private var helps: [String] {
        switch record.need {
        case .backfill: return defaultHelps + fillHelps
        case .dedupe: return fillHelps
        case .bridge: return (isAddition ? defaultHelps : []) + [bridgeHelp]
        case .nothing, .edit: return [keepHelp]
        }
    }

    /// Whether rows lack a value that a default or an absent value would supply.
    private var isAddition: Bool {
        record.inference == .dataDependent && change.key != .type && change.key != .unique
    }

    private var defaultHelps: [String] {
        guard let path else { return [] }
        switch change.element.kind {
        case .attribute, .field: return ["give `\(path)` a `default:`", "or add `optional: true` to `\(path)`"]
        case .relationship: return ["make `\(path)` optional: `to: \(destination)?`"]
        case .schema, .enumeration, .enumCase, .composite, .entity: return []
        }
    }

    private var destination: String {
        guard let path, let member = path.member else { return "Entity" }
        return layer.schema.entities[path.owner]?.relationships[member]?.destination ?? "Entity"
    }

    private var fillHelps: [String] {
        let line = "hooks: { fill: [\(fillPath)] }"
        switch change.element.kind {
        case .enumCase where change.newPath == nil:
            let discard = change.oldPath.map { ["or write `discard: [\($0)]` under `migration:`"] } ?? []
            return ["write `\(line)` under `migration:` and give those rows another value"] + discard
        case .entity: return ["write `\(line)` under `migration:` and join rows that collide there"]
        default: return ["write `\(line)` under `migration:` and give rows a value there"]
        }
    }

    /// What a hook would fill: the element itself, an attribute that holds the enum, or the first member of a constraint.
    private var fillPath: String {
        switch change.element.kind {
        case .enumCase:
            for entity in layer.schema.entities {
                for attribute in entity.attributes where attribute.type == .enumeration(change.element.owner) {
                    return ElementPath(entity.name, attribute.name).description
                }
            }
            return change.element.owner
        case .entity:
            guard let path, case .members(let members) = change.keyChange?.new, let member = members.first else {
                break
            }
            let owner = layer.schema.lineage(of: path.owner).first {
                $0.attributes.contains(member) || $0.relationships.contains(member)
            }
            return ElementPath(owner?.name ?? path.owner, member).description
        case .schema, .enumeration, .composite, .field, .attribute, .relationship: break
        }
        return path?.description ?? ""
    }

    private var bridgeHelp: String {
        let subject = path.map { "`\($0)`" } ?? "it"
        if isAddition, let path {
            return "or add `\(path)` as optional in this version and make it mandatory in the next one, with "
                + "`hooks: { fill: [\(path)] }` there"
        }
        return
            "make two versions of it: add the new shape of \(subject) beside the old one, optional, in this version; in "
            + "the next one fill it in `hooks: { before: true }` and remove the old shape (a later release of varve "
            + "writes that version for you)"
    }

    private var keepHelp: String {
        let subject = path.map { "`\($0)`" } ?? "it"
        return "leave \(subject) as it was, and add a new element beside it"
    }
}
