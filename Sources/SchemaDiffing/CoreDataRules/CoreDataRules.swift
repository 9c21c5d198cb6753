/// Every rule of the Core Data judge. The first that answers holds: special cases stand before the general ones.
///
/// Where Core Data does what SwiftData does, which is built on it, the rule is the same value; rules of its own say what
/// differs: entities and classes have names of their own, and a model holds constant defaults only.
package enum CoreDataRules {
    package static let all: [any JudgingRule] = general + types + entities + attributes + relationships

    private static let general: [any JudgingRule] = [
        DocumentationChanged(), SchemaRenamed(), DefaultChanged(), CoreDataSQLNameChanged(),
    ]

    private static let types: [any JudgingRule] = [
        UnusedTypeChanged(), EnumCaseAdded(), EnumCaseRemoved(), EnumCaseRenamed(), EnumRawValueChanged(),
        EnumRawTypeChanged(), FieldReplaced(), CoreDataGeneratedDefault(), FieldAdded(), FieldWithoutDefault(),
        FieldRemoved(), FieldRenamed(), FieldTypeChanged(), FieldBecameMandatory(), FieldBecameOptional(),
    ]

    private static let entities: [any JudgingRule] = [
        EntityAdded(), EntityRemoved(), CoreDataEntityRenamed(), EntityBecameAbstract(), EntityBecameConcrete(),
        HierarchiesMerged(), EntityMovedToOtherRoot(), ParentChanged(), CoreDataClassChanged(),
        UniqueOverNewAttribute(), UniqueWithoutDedupe(), UniqueRemoved(), UniqueReordered(), IndexChanged(),
    ]

    private static let attributes: [any JudgingRule] = [
        KindChanged(), CoreDataUnstoredAttributeChanged(), HashModifierChanged(), OptionalAttributeAdded(),
        AttributeWithDefaultAdded(), MandatoryWithoutDefault(), AttributeRemoved(), AttributeRenamed(),
        PropertyMovedUp(), PropertyMovedDown(), AttributeBecameMandatory(), BecameMandatoryWithoutDefault(),
        AttributeBecameOptional(), BecameUnstored(), BecameStored(), TypeStoredAlike(), StoredBytesReinterpreted(),
        DecimalTypeChanged(), NumericTypeNarrowed(), NumericTypeWidened(), TypeChangeNeedsBridge(),
        ExternalPreserveSwapped(), ExternalStorageEnabled(), ExternalStorageDisabled(), PreservationChanged(),
        EncryptionChanged(), SpotlightChanged(), DerivationChanged(), LimitsChanged(), ValueClassChanged(),
    ]

    private static let relationships: [any JudgingRule] = [
        MandatoryRelationshipAdded(), RelationshipAdded(), RelationshipRemoved(), RelationshipRenamed(),
        ToOneBecameToMany(), ToManyBecameToOne(), OrderAdded(), OrderRemoved(), DeleteRuleChanged(),
        InverseChanged(), DestinationWidened(), DestinationChanged(), RelationshipBecameMandatory(),
        RelationshipBecameOptional(), CountsChanged(),
    ]
}
