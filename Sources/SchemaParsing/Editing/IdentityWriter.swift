import SchemaModel
import YAMLSyntax

/// Writes `identity:` into the elements of a layer, widening short forms where it needs room.
struct IdentityWriter {
    typealias Slot = YAMLDocument.Slot
    typealias Value = YAMLDocument.Value

    private let identities: [ElementPath: String]
    private let rawValues: [ElementPath: String]
    /// The owners of the members concerned.
    private let owners: Set<String>

    init(identities: [ElementPath: String], rawValues: [ElementPath: String]) {
        self.identities = identities
        self.rawValues = rawValues
        owners = Set((Array(identities.keys) + Array(rawValues.keys)).filter { $0.member != nil }.map(\.owner))
    }

    func write(to root: inout Value) {
        edit(&root, "entities") { name, entity in
            if let identity = identities[ElementPath(name)] { set("identity", .scalar(identity), in: &entity) }
            for block in ["attributes", "relationships"] {
                edit(&entity, block) { member, value in
                    write(identities[ElementPath(name, member)], to: &value, short: "type")
                }
            }
        }
        edit(&root, "composites") { name, composite in
            for index in composite.slots.indices {
                guard let field = composite.slots[index].key else { continue }
                write(identities[ElementPath(name, field)], to: &composite.slots[index].value, short: "type")
            }
        }
        edit(&root, "enums") { name, value in writeCases(of: name, in: &value) }
    }

    /// Calls `body` with each named value behind `key` of `value`.
    private func edit(_ value: inout Value, _ key: String, _ body: (String, inout Value) -> Void) {
        guard value.isMapping, let index = value.index(of: key), value.slots[index].value.isMapping else { return }
        for inner in value.slots[index].value.slots.indices {
            guard let name = value.slots[index].value.slots[inner].key else { continue }
            body(name, &value.slots[index].value.slots[inner].value)
        }
    }

    private func write(_ identity: String?, to value: inout Value, short key: String) {
        guard let identity else { return }
        widen(&value, key)
        set("identity", .scalar(identity), in: &value)
    }

    /// Makes `{ key: scalar }` of a scalar.
    private func widen(_ value: inout Value, _ key: String) {
        guard value.isScalar else { return }
        let closing = value.closing
        value.closing = []
        value = Value(.mapping([Slot(key: key, value: value)]))
        value.closing = closing
    }

    private func set(_ key: String, _ new: Value, in value: inout Value) {
        guard value.isMapping else { return }
        if let index = value.index(of: key) {
            value.slots[index].value = new
        } else {
            value.slots.append(Slot(key: key, value: new))
        }
    }

    private func writeCases(of name: String, in value: inout Value) {
        guard owners.contains(name) else { return }
        if value.isSequence {
            var slot = Slot(key: "cases", value: value)
            slot.value.layout = .inlineWhereItFits
            value = Value(.mapping([slot]))
        }
        guard let index = value.index(of: "cases") else { return }
        let raw = value.index(of: "raw").flatMap { value.slots[$0].value.text } ?? "string"
        /// Quotes tell a text from a number: a raw text that looks like one needs them.
        let spell = { (text: String) -> Value in
            .scalar(text, raw != "string" || ScalarText.isPlainText(text, inline: true) ? .plain : .quoted)
        }
        var cases = value.slots[index].value
        if cases.isSequence { nameCases(in: &cases, spell) }
        for inner in cases.slots.indices {
            guard let caseName = cases.slots[inner].key else { continue }
            let path = ElementPath(name, caseName)
            if let rawValue = rawValues[path] {
                if cases.slots[inner].value.isScalar {
                    cases.slots[inner].value.content = spell(rawValue).content
                } else {
                    set("raw", spell(rawValue), in: &cases.slots[inner].value)
                }
            }
            write(identities[path], to: &cases.slots[inner].value, short: "raw")
        }
        value.slots[index].value = cases
    }

    /// Makes a mapping of a list of names: each case with its name as its raw value.
    private func nameCases(in cases: inout Value, _ spell: (String) -> Value) {
        let slots = cases.slots.map { item in
            var slot = item
            let name = item.value.text ?? ""
            slot.key = name
            slot.value = spell(name)
            return slot
        }
        let closing = cases.closing
        cases = Value(.mapping(slots))
        cases.closing = closing
    }
}
