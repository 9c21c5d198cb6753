/// What the canonical form asks of one place of a schema: the order of fixed keys, one line or many, which texts are quoted.
struct SchemaShape: Sendable {
    /// What a scalar is.
    enum Scalar: Sendable {
        /// A name, a type or prose: quoted only where it must be.
        case text
        /// Quotes tell a text from a number or a generator here: kept where they were.
        case constant
        /// Always quoted.
        case expression
    }

    /// Which long forms have a short one.
    enum Short: Sendable {
        case none
        /// `{ type: T }` is `T`, and `optional: true` is a question mark behind the type.
        case typed
        /// `optional: true` is a question mark behind the destination of a to-one.
        case destination
    }

    /// The fixed keys, in canonical order.
    var keys: [(name: String, shape: SchemaShape)] = []
    /// The shape of other keys and of items: none or one.
    var others: [SchemaShape] = []
    var isBlock = false
    /// Whether a blank line stands between the slots.
    var isSpread = false
    var scalar = Scalar.text
    var short = Short.none

    /// Names of the user's choosing, or items, all of one shape.
    static func each(_ shape: SchemaShape, block: Bool, spread: Bool = false) -> SchemaShape {
        SchemaShape(others: [shape], isBlock: block, isSpread: spread)
    }

    /// A mapping of fixed keys.
    static func fixed(
        _ keys: [(name: String, shape: SchemaShape)], block: Bool = false, short: Short = .none
    ) -> SchemaShape {
        SchemaShape(keys: keys, isBlock: block, short: short)
    }
}

extension SchemaShape {
    static let text = SchemaShape()
    static let constant = SchemaShape(others: [SchemaShape(scalar: .constant)], scalar: .constant)
    static let expression = SchemaShape(others: [SchemaShape(scalar: .expression)], scalar: .expression)

    static let attribute = fixed(
        [
            ("type", text), ("optional", text), ("default", constant), ("unique", text), ("doc", text),
            ("transient", text), ("externalStorage", text), ("ephemeral", text), ("spotlight", text),
            ("encrypted", text), ("preserveValueOnDeletion", text), ("derived", expression), ("hashModifier", constant),
            ("identity", text), ("min", constant), ("max", constant), ("minLength", text), ("maxLength", text),
            ("pattern", text), ("column", text), ("valueClass", text),
        ], short: .typed)

    static let relationship = fixed(
        [
            ("to", text), ("optional", text), ("inverse", text), ("deleteRule", text), ("ordered", text), ("min", text),
            ("max", text), ("hashModifier", constant), ("identity", text), ("doc", text),
        ], short: .destination)

    static let fetch = fixed(
        [
            ("doc", text), ("parameters", text), ("where", expression), ("sort", text), ("sectionBy", text),
        ], block: true)

    static let entity = fixed(
        [
            ("doc", text), ("abstract", text), ("extends", text), ("table", text), ("class", text), ("identity", text),
            ("hashModifier", constant), ("attributes", each(attribute, block: true)),
            ("relationships", each(relationship, block: true)), ("indexes", text), ("unique", text),
            ("fetches", each(fetch, block: true)),
        ], block: true)

    static let enumeration = fixed([
        ("doc", text), ("raw", text),
        ("cases", each(fixed([("raw", constant), ("identity", text), ("doc", text)]).asConstant, block: false)),
    ])

    static let field = fixed(
        [("type", text), ("optional", text), ("default", constant), ("identity", text), ("doc", text)], short: .typed)

    static let allowances = each(
        fixed([("rule", text), ("on", text), ("reason", text), ("until", text)]), block: true)

    static let row = fixed(
        [
            ("from", text), ("where", expression), ("as", text), ("set", expression), ("link", text),
        ], block: true)

    static let migration = fixed(
        [
            ("from", text), ("rename", each(text, block: true)),
            ("set", each(fixed([("value", constant)]).asExpression, block: true)),
            ("rows", each(row.withItems(row), block: true)),
            ("dedupe", each(fixed([("by", text), ("keep", text), ("links", text)]), block: true)),
            ("discard", text),
            ("hooks", fixed([("fill", text), ("before", text), ("after", text)], block: true)),
            ("sql", each(each(SchemaShape(scalar: .expression), block: true), block: true)),
            ("allow", allowances),
        ], block: true)

    /// One file of a schema.
    static let layer = fixed(
        [
            ("schema", text), ("version", text), ("doc", text), ("enums", each(enumeration, block: true)),
            ("composites", each(each(field, block: false), block: true)),
            ("entities", each(entity, block: true, spread: true)), ("migration", migration), ("allow", allowances),
        ], block: true)

    /// The keys of a file before which a blank line stands.
    static let sections: Set<String> = ["enums", "composites", "entities", "migration", "allow"]

    private var asConstant: SchemaShape {
        var shape = self
        shape.scalar = .constant
        return shape
    }

    private var asExpression: SchemaShape {
        var shape = self
        shape.scalar = .expression
        return shape
    }

    private func withItems(_ item: SchemaShape) -> SchemaShape {
        var shape = self
        shape.others = [item]
        return shape
    }
}
