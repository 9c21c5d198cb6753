package import Diagnostics
import SchemaModel

/// A reference that spells a name in other bytes than its declaration: `é` as one character here, as `e` with an accent
/// there.
package enum UnicodeSpellingRule: SchemaRule {
    package static let rule = Rule(
        name: "unicode-spelling",
        summary: "A name is written in the same Unicode spelling wherever it is used; stores compare bytes.")
    package static let isStructural = true

    package static func check(_ context: inout RuleContext) {
        for entity in context.document.entities {
            let owner = entity.name.value
            if let parent = entity.parent {
                compare(parent, context.names.entity(parent.value)?.name, on: ElementPath(owner), in: &context)
            }
            for key in entity.uniqueKeys + entity.indexes {
                for name in key.value {
                    let declared = declaration(of: context.member(name.value, of: owner))
                    compare(name, declared, on: ElementPath(owner), in: &context)
                }
            }
            for attribute in entity.attributes {
                compareType(attribute.type, on: ElementPath(owner, attribute.name.value), in: &context)
            }
            for relationship in entity.relationships {
                compare(RelationshipEnd(owner: owner, relationship: relationship), in: &context)
            }
        }
        for composite in context.document.composites {
            for field in composite.fields {
                compareType(field.type, on: ElementPath(composite.name.value, field.name.value), in: &context)
            }
        }
    }

    private static func compare(_ end: RelationshipEnd, in context: inout RuleContext) {
        guard let destination = end.relationship.destination else { return }
        compare(destination, context.names.entity(destination.value)?.name, on: end.path, in: &context)
        if case .named(let name) = end.relationship.inverse {
            compare(name, context.inverse(of: end)?.relationship.name, on: end.path, in: &context)
        }
    }

    private static func compareType(
        _ type: Located<TypeReference>?, on path: ElementPath, in context: inout RuleContext
    ) {
        guard let type, case .named(let name) = type.value else { return }
        let declared = context.names.enumeration(name)?.name ?? context.names.composite(name)?.name
        compare(Located(name, at: type.location), declared, on: path, in: &context)
    }

    private static func declaration(of member: Member?) -> Located<String>? {
        switch member {
        case .attribute(let attribute, _): attribute.name
        case .relationship(let end): end.relationship.name
        case nil: nil
        }
    }

    private static func compare(
        _ used: Located<String>, _ declared: Located<String>?, on path: ElementPath, in context: inout RuleContext
    ) {
        guard let declared, !used.value.utf8.elementsEqual(declared.value.utf8) else { return }
        context.report(
            self, "`\(used.value)` is spelled in other Unicode characters here than where it is declared", on: path,
            at: used.location, labels: [Diagnostic.Label("it is declared here", at: declared.location)],
            notes: ["an accent may be part of its letter or a character of its own; the two look the same"],
            helps: ["copy the name from its declaration"])
    }
}
