package import Diagnostics

/// What makes a file readable at all. A project can neither switch these off nor waive them: without them there is no
/// schema.
package enum LanguageRules {
    package static let unknownKey = Rule(
        name: "unknown-key", summary: "A key is one that the language knows; a misspelt key would be lost in silence.")
    package static let missingKey = Rule(
        name: "missing-key", summary: "What an element cannot do without is written.")
    package static let wrongForm = Rule(
        name: "wrong-form",
        summary: "What stands behind a key has the form that the key asks for: text, list or mapping.")
    package static let invalidName = Rule(
        name: "invalid-name",
        summary: "A name consists of letters, digits and underscores and does not start with a digit.")
    package static let duplicateName = Rule(
        name: "duplicate-name", summary: "No two types of a version and no two members of a type share a name.")
    package static let invalidValue = Rule(
        name: "invalid-value",
        summary: "A value is written in the one form of its type, so that it never changes in silence.")
    package static let invalidType = Rule(
        name: "invalid-type",
        summary: "A type is a scalar, a declared enum or composite, a list, or a hand-written type.")
    package static let contradiction = Rule(
        name: "contradiction", summary: "An element does not say one thing in two ways that disagree.")
    package static let keyNotApplicable = Rule(
        name: "key-not-applicable", summary: "A key stands only where its type gives it a meaning.")
    package static let notYetSupported = Rule(
        name: "not-yet-supported", summary: "What a later release brings is refused until then, never ignored.")
    package static let unknownType = Rule(
        name: "unknown-type", summary: "The type of an attribute or field exists.")
    package static let unknownEntity = Rule(
        name: "unknown-entity", summary: "An entity that is extended or linked to exists.")
    package static let unknownMember = Rule(
        name: "unknown-member", summary: "An index, a uniqueness constraint and an inverse name members that exist.")
    package static let versionMismatch = Rule(
        name: "version-mismatch", summary: "The files of one version agree on its name and number.")

    /// All of them, in alphabetical order of their names.
    package static let all: [Rule] = [
        contradiction, duplicateName, invalidName, invalidType, invalidValue, keyNotApplicable, missingKey,
        notYetSupported, unknownEntity, unknownKey, unknownMember, unknownType, versionMismatch, wrongForm,
    ]
}
