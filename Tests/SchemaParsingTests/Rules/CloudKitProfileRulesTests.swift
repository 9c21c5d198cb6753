import Diagnostics
import SchemaModel
import SchemaParsing
import Testing

/// The rules of a store that CloudKit mirrors: what each refuses, what none of them refuses, and when they hold.
@Suite struct CloudKitProfileRulesTests {
    /// A rule, the members of an entity `Task`, and what the rule says.
    struct Breach: Sendable, CustomTestStringConvertible {
        let rule: any SchemaRule.Type
        let members: String
        let findings: [String]
        var testDescription: String { "\(rule.rule.name): \(members)" }

        init(_ rule: any SchemaRule.Type, _ members: String, _ findings: [String]) {
            (self.rule, self.members, self.findings) = (rule, members, findings)
        }

        func said(isFrozen: Bool = false) -> [String] {
            SchemaParsingTests.breaches(rule, "entities:\n  Task:\n    \(members)", isFrozen: isFrozen)
        }
    }

    static let breaches: [Breach] = [
        Breach(
            CloudKitCodableRule.self,
            "attributes: { place: codable(Point)?, was: { type: codable(Point)?, transient: true } }",
            [
                "5:19 warning cloudkit-codable: `Task.place` is a Codable type, which is not among the types that CloudKit "
                    + "mirrors | declare a composite | or encode the value into `data`"
            ]),
        Breach(
            CloudKitDefaultRule.self,
            "attributes: { a: int, b: int?, c: { type: int, default: 0 }, d: { type: int, derived: a } }",
            [
                "5:19 error cloudkit-default: `Task.a` is neither optional nor has a default, and CloudKit may bring a "
                    + "record without it | add a `default:` | or `optional: true`"
            ]),
        Breach(
            CloudKitDenyRule.self,
            "relationships: { up: { to: Task?, inverse: down }, down: { to: [Task], inverse: up, deleteRule: deny } }",
            [
                "5:101 error cloudkit-deny: `Task.down` denies deletion, and CloudKit mirrors no such relationship | "
                    + "write `deleteRule: nullify`, and check in the app before it deletes"
            ]),
        Breach(
            CloudKitEncryptedKeyRule.self,
            "{ attributes: { code: { type: string?, encrypted: true }, name: string? }, indexes: [[name], [name, code]] }",
            [
                "5:105 error cloudkit-encrypted-key: `Task.code` is encrypted, and CloudKit cannot search by it | remove "
                    + "`code` from the index | or remove `encrypted: true` before release"
            ]),
        Breach(
            CloudKitInverseRule.self, "relationships: { next: { to: Task?, inverse: none }, last: { to: Task? } }",
            [
                "5:50 error cloudkit-inverse: `Task.next` has no inverse, and CloudKit mirrors no relationship without "
                    + "one | add a relationship that leads back, and name it: `inverse: ...`"
            ]),
        Breach(
            CloudKitOptionalRelationshipRule.self,
            "relationships: { up: { to: Task, inverse: down }, down: { to: [Task], inverse: up } }",
            [
                "5:32 error cloudkit-optional-relationship: `Task.up` is not optional, and CloudKit mirrors optional "
                    + "relationships only | write `to: Task?`",
                "5:67 error cloudkit-optional-relationship: `Task.down` is not optional, and CloudKit mirrors optional "
                    + "relationships only | add `optional: true`",
            ]),
        Breach(
            CloudKitOrderedRule.self,
            "relationships: { up: { to: Task?, inverse: down }, down: { to: [Task], inverse: up, ordered: true } }",
            [
                "5:98 error cloudkit-ordered: `Task.down` is ordered, and CloudKit keeps no order | remove `ordered: "
                    + "true`, and give the members an attribute to sort by"
            ]),
        Breach(
            CloudKitRecordSizeRule.self,
            "attributes: { a: data?, b: { type: data?, externalStorage: true }, c: { type: data?, maxLength: 700000 } }",
            [
                "5:19 warning cloudkit-record-size: `Task.a` is data of any size inside the record, and a record of "
                    + "CloudKit holds 1 MB | add `externalStorage: true` | or `maxLength:` with at most 700000 bytes"
            ]),
        Breach(
            CloudKitReservedNameRule.self,
            "attributes: { recordName: int?, ckRecordID: { type: string?, preserveValueOnDeletion: true }, CD_x: int? }",
            [
                "5:19 warning cloudkit-reserved-name: `Task.recordName` has a name that CloudKit uses for itself | rename "
                    + "`Task.recordName`",
                "5:99 warning cloudkit-reserved-name: `Task.CD_x` has a name that CloudKit uses for itself | rename "
                    + "`Task.CD_x`",
            ]),
        Breach(
            CloudKitUniqueRule.self,
            "{ attributes: { a: { type: int?, unique: true }, b: int? }, unique: [[a, b]], indexes: [[a]] }",
            [
                "5:46 error cloudkit-unique: `Task.a` is unique, which CloudKit cannot keep | remove `unique: true` | keep "
                    + "an identifier of your own, and join duplicates when records arrive",
                "5:74 error cloudkit-unique: `[a, b]` of `Task` is unique, which CloudKit cannot keep | remove the key from "
                    + "`unique:` | keep an identifier of your own, and join duplicates when records arrive",
            ]),
    ]

    @Test(arguments: breaches) func isFound(_ breach: Breach) {
        #expect(breach.said() == breach.findings)
    }

    /// A released layer cannot be edited any more.
    @Test(arguments: breaches) func isAWarningInAFrozenLayer(_ breach: Breach) {
        #expect(breach.said(isFrozen: true).allSatisfy { $0.contains(" warning ") })
    }

    @Test func everyRuleHasABreach() {
        #expect(CloudKitProfileRules.all.map { $0.rule.name } == Self.breaches.map { $0.rule.rule.name })
    }

    /// A schema as CloudKit wants it passes all of them, and one that it refuses does so only where the profile is on.
    @Test func theProfileDecidesWhetherTheyHold() {
        let fit = """
            schema: Shop
            version: 1.0.0
            entities:
              Task:
                attributes: { title: { type: string, default: x }, due: date?, cover: { type: data?, externalStorage: true } }
                relationships:
                  folder: { to: Folder?, inverse: tasks }
              Folder:
                attributes: { name: string? }
                relationships:
                  tasks: { to: [Task], inverse: folder, optional: true, deleteRule: cascade }
            """
        for (text, isFit) in [(fit, true), (fit.replacing("Folder?", with: "Folder"), false)] {
            let reading = SchemaReader.read([SourceFile(path: "schema.yaml", text: text)])
            #expect(reading.diagnostics == [])
            let findings = [false, true].map { cloudKit in
                SchemaReader.check(
                    reading.document, reading.schema, isFrozen: false, profile: Profile(cloudKit: cloudKit))
            }
            #expect(findings[0] == [])
            #expect(findings[1].map(\.rule) == (isFit ? [] : ["cloudkit-optional-relationship"]))
        }
    }
}
