import YAMLSyntax

/// Brings a document into the canonical form of a schema. What it means stays the same.
enum CanonicalForm {
    typealias Slot = YAMLDocument.Slot
    typealias Value = YAMLDocument.Value

    static func apply(to document: inout YAMLDocument) {
        shape(&document.root, .layer)
        separateSections(&document.root)
        if let index = document.header.firstIndex(where: { $0.text.hasPrefix("# yaml-language-server:") }), index > 0 {
            document.header[0].isApart = document.header[index].isApart
            document.header.insert(document.header.remove(at: index), at: 0)
        }
    }

    private static func shape(_ value: inout Value, _ shape: SchemaShape) {
        switch value.content {
        case .scalar(let text, let style): value.content = .scalar(text, scalarStyle(text, style, shape.scalar))
        case .sequence:
            let items = shape.others.first ?? .text
            value.layout = shape.isBlock && !shape.others.isEmpty && shape.keys.isEmpty ? .block : .inlineWhereItFits
            value.isSpread = false
            for index in value.slots.indices { Self.shape(&value.slots[index].value, items) }
        case .mapping: shapeMapping(&value, shape)
        }
    }

    private static func shapeMapping(_ value: inout Value, _ shape: SchemaShape) {
        value.layout = shape.isBlock ? .block : .inlineWhereItFits
        value.isSpread = shape.isSpread
        var slots = value.slots
        if shape.short != .none { mergeOptional(&slots, shape.short) }
        let order = Dictionary(uniqueKeysWithValues: shape.keys.enumerated().map { ($1.name, $0) })
        for index in slots.indices {
            let key = slots[index].key ?? ""
            let inner = order[key].map { shape.keys[$0].shape } ?? shape.others.first ?? .text
            Self.shape(&slots[index].value, inner)
            if inner.short == .typed { shorten(&slots[index]) }
        }
        if !shape.keys.isEmpty {
            let places = slots.map { $0.key.flatMap { order[$0] } ?? Int.max }
            let sorted = slots.indices.sorted { (places[$0], $0) < (places[$1], $1) }
            slots = sorted.map { slots[$0] }
        }
        value.slots = slots
    }

    private static func scalarStyle(
        _ text: String, _ style: YAMLDocument.Style, _ scalar: SchemaShape.Scalar
    ) -> YAMLDocument.Style {
        switch scalar {
        case .text: style
        case .constant: style == .text ? .quoted : style
        case .expression: text.isEmpty && style == .plain ? style : .quoted
        }
    }

    /// `{ type: T }` without comments becomes `T`.
    private static func shorten(_ slot: inout Slot) {
        guard slot.value.isMapping, slot.value.slots.count == 1, !slot.value.holdsComments,
            let only = slot.value.slots.first, only.key == "type", let text = only.value.text, !text.isEmpty
        else { return }
        slot.value = only.value
    }

    /// Says optionality with a question mark where it is said with a key, and drops the key.
    private static func mergeOptional(_ slots: inout [Slot], _ short: SchemaShape.Short) {
        let key = short == .typed ? "type" : "to"
        guard let optional = slots.firstIndex(where: { $0.key == "optional" }),
            case .scalar(let word, .plain) = slots[optional].value.content, word == "true" || word == "false",
            let type = slots.firstIndex(where: { $0.key == key }),
            case .scalar(let text, let style) = slots[type].value.content, !text.isEmpty, text != "~",
            style == .plain || style == .text
        else { return }
        let isMarked = text.hasSuffix("?")
        if word == "true", !isMarked {
            slots[type].value.content = .scalar(text + "?", style)
        } else if word == "false", isMarked {
            return
        }
        let dropped = slots[optional]
        slots[type].leading += dropped.leading
        slots[type].behind += dropped.behind
        slots[type].leading += dropped.value.closing
        slots.remove(at: optional)
    }

    /// Puts a blank line before every section of the file.
    private static func separateSections(_ root: inout Value) {
        guard root.isMapping else { return }
        for index in root.slots.indices.dropFirst() {
            guard let key = root.slots[index].key, SchemaShape.sections.contains(key) else { continue }
            if root.slots[index].leading.isEmpty {
                root.slots[index].isApart = true
            } else {
                root.slots[index].leading[0].isApart = true
            }
        }
    }
}
