import SchemaModel

/// Says changes to people, the same in every report: one sentence a change, elements in back-ticks, without a final stop.
package enum ChangeDescription {
    /// For instance `` `Task.notes` added: string, optional ``.
    package static func sentence(of change: SchemaChange) -> String {
        let place = change.path.map { "`\($0)`" } ?? "the schema"
        switch change.content {
        case .added(let element): return "\(place) added: \(summary(of: element))"
        case .removed(let element): return "\(place) removed: \(summary(of: element))"
        case .moved:
            let old = change.oldPath.map { "`\($0)`" } ?? "the property"
            return "\(old) moved to \(change.newPath?.owner.quoted ?? "another entity")"
        case .changed(let keys): return sentence(place: place, change: change, keys: keys)
        }
    }

    private static func sentence(place: String, change: SchemaChange, keys: KeyChange) -> String {
        let old = text(of: keys.old)
        let new = text(of: keys.new)
        switch (keys.key, keys.old, keys.new) {
        case (.name, _, _):
            return "\(change.oldPath.map { "`\($0)`" } ?? "the schema \(old.quoted)") renamed to \(new.quoted)"
        case (.doc, .absent, _): return "\(place) gets a doc text"
        case (.doc, _, .absent): return "\(place) loses its doc text"
        case (.doc, _, _): return "\(place) has another doc text"
        case (.optional, _, .flag(let isOn)): return "\(place) becomes \(isOn ? "optional" : "mandatory")"
        case (.many, _, .flag(let isOn)): return "\(place) becomes a \(isOn ? "to-many" : "to-one")"
        case (.abstract, _, .flag(let isOn)): return "\(place) becomes \(isOn ? "abstract" : "concrete")"
        case (.to, _, _): return "\(place) leads to \(new.quoted) instead of \(old.quoted)"
        case (.extends, .absent, _): return "\(place) now extends \(new.quoted)"
        case (.extends, _, .absent): return "\(place) no longer extends \(old.quoted)"
        case (_, _, .flag(let isOn)): return "\(place) \(isOn ? "gets" : "loses") `\(keys.key.rawValue)`"
        case (_, .absent, _): return "\(place) gets `\(keys.key.rawValue)` \(new)"
        case (_, _, .absent): return "\(place) loses `\(keys.key.rawValue)` \(old)"
        default: return "\(place) changes `\(keys.key.rawValue)` from \(old) to \(new)"
        }
    }

    /// What an element is, in a few words: `string, optional`.
    package static func summary(of element: SchemaElement) -> String {
        switch element {
        case .enumeration(let value):
            return "enum of \(value.rawType.rawValue), \(counted(value.cases.count, "case"))"
        case .enumCase(let value): return "raw value \(text(of: .rawValue(value.rawValue)))"
        case .composite(let value): return "composite, \(counted(value.fields.count, "field"))"
        case .field(let value):
            return words(value.type, isOptional: value.isOptional, value.defaultValue).joined(separator: ", ")
        case .entity(let value):
            var words = ["entity"]
            if value.isAbstract { words[0] = "abstract entity" }
            if let parent = value.parent { words[0] += " extending `\(parent)`" }
            if !value.attributes.isEmpty { words.append(counted(value.attributes.count, "attribute")) }
            if !value.relationships.isEmpty { words.append(counted(value.relationships.count, "relationship")) }
            return words.joined(separator: ", ")
        case .attribute(let value):
            var words = words(value.type, isOptional: value.isOptional, value.defaultValue)
            if value.isTransient { words.append("transient") }
            if value.isEphemeral { words.append("ephemeral") }
            if value.allowsExternalStorage { words.append("external storage") }
            return words.joined(separator: ", ")
        case .relationship(let value):
            var words = [(value.isToMany ? "to-many to " : "to-one to ") + "`\(value.destination)`"]
            if value.isOptional { words.append("optional") }
            if value.isOrdered { words.append("ordered") }
            if value.deleteRule != .nullify { words.append("delete rule \(value.deleteRule.rawValue)") }
            return words.joined(separator: ", ")
        }
    }

    private static func words(_ type: AttributeType, isOptional: Bool, _ value: DefaultValue?) -> [String] {
        var words = [text(of: type)]
        if isOptional { words.append("optional") }
        if let value { words.append("default \(text(of: .defaultValue(value)))") }
        return words
    }

    private static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}

extension String {
    fileprivate var quoted: String { "`\(self)`" }
}
