package import SchemaModel

/// What a step loses, held against what its author declared.
package struct LossReview: Sendable, Hashable {
    /// Why a discard declares nothing.
    package enum Idleness: Sendable, Hashable {
        /// The element goes by another name now.
        case renamed(ElementPath)
        /// What holds the element goes as a whole.
        case within(ElementPath)
        /// Hooks give the rows another value.
        case filled
        /// No row holds data there.
        case holdsNothing
        /// What the facet names lives on, or the other end of the relationship keeps its links.
        case kept
    }

    /// A discard that declares nothing, and why.
    package struct Redundant: Sendable, Hashable {
        package let path: ElementPath
        package let reason: Idleness
    }

    /// The losses that nobody declared.
    package let undeclared: [Loss]
    /// The discards that declare nothing.
    package let redundant: [Redundant]
    /// The discards of elements that live on: their data would have to be deleted by a step of its own.
    package let emptied: [ElementPath]

    /// Holds the losses of the step from `from` to `to` against the discards and hooks of `migration`.
    package init(from: Schema, to: Schema, migration: Migration?) {
        let losses = LossFinder.losses(from: from, to: to)
        let declarations = LossDeclarations(from: from, to: to, migration: migration, losses: losses)
        undeclared = losses.filter { !$0.isImplied && !declarations.declare($0) }
        var redundant: [Redundant] = []
        var emptied: [ElementPath] = []
        for path in migration?.discards ?? [] where !declarations.isUsed(path) {
            if let reason = declarations.idleness(of: path) {
                redundant.append(Redundant(path: path, reason: reason))
            } else {
                emptied.append(path)
            }
        }
        self.redundant = redundant
        self.emptied = emptied
    }
}
