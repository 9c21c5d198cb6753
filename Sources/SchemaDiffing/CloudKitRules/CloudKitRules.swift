/// Every rule of the CloudKit judge. The first that answers holds: special cases stand before the general ones.
package enum CloudKitRules {
    /// The rules for a mirrored SwiftData store.
    package static let all: [any JudgingRule] = rules(names: [CloudKitEntityAlias(), CloudKitClassRenamed()])

    /// The rules for a mirrored Core Data store, in which entities and classes have names of their own.
    package static let overCoreData: [any JudgingRule] = rules(names: [CloudKitEntityRenamed()])

    private static func rules(names: [any JudgingRule]) -> [any JudgingRule] {
        general + types + names + entities + attributes + relationships + last
    }

    private static let general: [any JudgingRule] = [
        SchemaRenamed(), CloudKitDefaultRemoved(), DefaultChanged(),
    ]

    private static let types: [any JudgingRule] = [
        UnusedTypeChanged(), CloudKitEnumCaseAdded(), EnumCaseRenamed(), CloudKitRawValueGone(),
        CloudKitRawTypeChanged(), CloudKitFieldRetyped(), CloudKitFieldRenamed(),
    ]

    private static let entities: [any JudgingRule] = [
        CloudKitEntityAdded(), CloudKitEntityRemoved(), CloudKitHierarchyChanged(), CloudKitUniqueAdded(),
        CloudKitUniqueRemoved(),
    ]

    private static let attributes: [any JudgingRule] = [
        CloudKitUnstoredAttributeChanged(), CloudKitKindChanged(), CloudKitFieldNameTaken(), TypeStoredAlike(),
        StoredBytesReinterpreted(), CloudKitWholeNumberWidthChanged(), CloudKitTypeChanged(),
        CloudKitEncryptionChanged(),
    ]

    private static let relationships: [any JudgingRule] = [
        CloudKitRelationshipUnfit(), CloudKitCardinalityChanged(), CloudKitDestinationChanged(),
        CloudKitInverseChanged(),
    ]

    private static let last: [any JudgingRule] = [
        CloudKitPropertyAdded(), CloudKitMandatoryAttributeAdded(), CloudKitPropertyRemoved(),
        CloudKitPropertyRenamed(), CloudKitPropertyMoved(), CloudKitBecameMandatory(), CloudKitBecameOptional(),
        CloudKitSettingStaysLocal(),
    ]
}

extension Ruling {
    /// A promoted schema, or a mirrored store, does not allow it.
    static func impossible(_ reason: String, loss: [String] = []) -> Ruling {
        Ruling(hash: .moves, inference: .refused, need: .nothing, loss: loss, reason: reason)
    }
}
