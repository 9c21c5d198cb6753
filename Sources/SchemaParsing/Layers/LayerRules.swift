package import Diagnostics

/// What holds between the layers of a history. None can be switched off or waived.
package enum LayerRules {
    package static let missingSchema = Rule(
        name: "missing-schema", summary: "A schema folder holds the layer that is edited, in `schema.yaml`.")
    package static let layerName = Rule(
        name: "layer-name", summary: "All layers of a folder carry the same schema name.")
    package static let layerFileName = Rule(
        name: "layer-file-name", summary: "A released layer lies in a file named like its version.")
    package static let layerParent = Rule(
        name: "layer-parent", summary: "Every layer but the first names the version before it, and versions rise.")
    package static let layerFork = Rule(
        name: "layer-fork", summary: "A layer has one successor: a store that took one of two could not take the other."
    )
    package static let unsealedLayer = Rule(
        name: "unsealed-layer", summary: "A layer in `versions` is sealed in the lock, so that an edit is noticed.")
    package static let missingLayer = Rule(
        name: "missing-layer", summary: "A layer that the lock knows is there: a store of that version may exist.")
    package static let frozenLayerEdited = Rule(
        name: "frozen-layer-edited", summary: "A released layer never changes: stores on devices have its old shape.")
    package static let frozenTextEdited = Rule(
        name: "frozen-text-edited",
        summary: "The text of a released layer never changes, even where no store can see it.",
        severity: .warning)
    package static let unbumpedEdit = Rule(
        name: "unbumped-edit", summary: "A released version is edited only after `varve bump` has started the next one."
    )
    package static let lockSyntax = Rule(
        name: "lock-syntax", summary: "The lock is as `varve freeze` wrote it.")
    package static let unknownPath = Rule(
        name: "unknown-path", summary: "A path in a migration names an element of the version it speaks of.")
    package static let invalidRename = Rule(
        name: "invalid-rename", summary: "A rename leads from one old element to one new element of the same kind.")
    package static let identityCollision = Rule(
        name: "identity-collision",
        summary: "No two elements of an owner have the same identity: a store would take one for the other.")

    /// All of them, in alphabetical order of their names.
    package static let all: [Rule] = [
        frozenLayerEdited, frozenTextEdited, identityCollision, invalidRename, layerFileName, layerFork, layerName,
        layerParent, lockSyntax, missingLayer, missingSchema, unbumpedEdit, unknownPath, unsealedLayer,
    ]
}
