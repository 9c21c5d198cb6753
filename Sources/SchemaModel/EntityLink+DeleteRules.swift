/// Delete rules as actions of foreign keys. A rule is written at the relationship that leaves the object being deleted; an
/// action is written at the key that points to that object: each stands on the other's side.
///
/// | Rule | Key in the other's row | Key in a join row |
/// |---|---|---|
/// | nullify | SET NULL; NO ACTION where the other must have it | CASCADE: the link goes |
/// | cascade | CASCADE | CASCADE, and a trigger deletes the other |
/// | deny | NO ACTION | NO ACTION |
/// | noAction | no foreign key: the link is left dangling | no foreign key |
///
/// NO ACTION, deferred, refuses at the end of the transaction what is still wrong then. That is Core Data's deny, which is
/// judged at save over what is left: deleting both sides passes. RESTRICT would refuse at once.
///
/// The end that holds the key denies by a trigger, which cannot wait for the end of the transaction: there the destination
/// has to be deleted first, or by the same cascade. Triggers and cascades lead on for at most 1000 rows one after another
/// (SQLITE_MAX_TRIGGER_DEPTH), then the deletion is refused.
///
/// A one-way relationship has no rule for the day its destination is deleted; Core Data leaves a dangling link there. Here
/// an optional link is cleared and a mandatory one refuses.
extension EntityLink {
    /// What happens to a row when the one that its foreign key points to goes.
    package enum DeleteAction: Sendable, Hashable {
        case cascade, setNull
        /// The transaction is refused unless it mends the link before its end.
        case refuse
    }

    /// Of a foreign key: what happens to the owner's row when the row it points to goes. Nil: there is no foreign key.
    package var actionAtDestination: DeleteAction? {
        let mayBeEmpty = owner.relationship.isOptional
        switch other?.relationship.deleteRule {
        case nil, .nullify: return mayBeEmpty ? .setNull : .refuse
        case .cascade: return .cascade
        case .deny: return .refuse
        case .noAction: return nil
        }
    }

    /// Of a join table: what happens to a join row when the owner goes. Nil: there is no foreign key.
    package var joinActionAtOwner: DeleteAction? {
        switch owner.relationship.deleteRule {
        case .nullify, .cascade: .cascade
        case .deny: .refuse
        // Without an inverse in another row, nothing is left to dangle: the owner's links go with it.
        case .noAction: isOneWay || isSymmetric ? .cascade : nil
        }
    }

    /// Of a join table: what happens to a join row when the member goes. Nil: there is no foreign key.
    package var joinActionAtMember: DeleteAction? {
        guard let other else { return .cascade }
        switch other.relationship.deleteRule {
        case .nullify, .cascade: return .cascade
        // A symmetric pair is two rows, and the row in which the member is the owner refuses.
        case .deny: return isSymmetric ? .cascade : .refuse
        case .noAction: return nil
        }
    }

    /// Whether rows that are deleted may leave a link to them behind: of the owner, of the destination.
    package var leavesDangling: (owner: Bool, destination: Bool) {
        switch storage {
        case .foreignKey: (false, actionAtDestination == nil)
        case .joinTable: (joinActionAtOwner == nil, joinActionAtMember == nil)
        }
    }

    /// Whether a join row can refuse the deletion of one end although the other end is deleted too: then it has to be
    /// removed once both are gone.
    package var needsCleaning: Bool {
        guard let other, !isSymmetric else { return false }
        let rules = [owner.relationship.deleteRule, other.relationship.deleteRule]
        return rules.contains(.deny) && rules.allSatisfy { $0 == .deny || $0 == .noAction }
    }
}
