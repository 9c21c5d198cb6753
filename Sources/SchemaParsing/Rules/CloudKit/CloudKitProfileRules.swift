/// The rules of a store that CloudKit mirrors, in alphabetical order of their names. They hold where the project file says
/// `profile: { cloudkit: true }`.
package enum CloudKitProfileRules {
    package static let all: [any SchemaRule.Type] = [
        CloudKitCodableRule.self,
        CloudKitDefaultRule.self,
        CloudKitDenyRule.self,
        CloudKitEncryptedKeyRule.self,
        CloudKitInverseRule.self,
        CloudKitOptionalRelationshipRule.self,
        CloudKitOrderedRule.self,
        CloudKitRecordSizeRule.self,
        CloudKitReservedNameRule.self,
        CloudKitUniqueRule.self,
    ]
}

/// Notes that several of the rules give.
enum CloudKitNotes {
    static let load = "a store that is to be mirrored does not open otherwise (error 134060)"
}
