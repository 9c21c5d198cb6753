/// Every rule of the SwiftData judge. The first that answers holds: special cases stand before the general ones.
package enum SwiftDataRules {
    package static let all: [any JudgingRule] = general + types + entities + attributes + relationships

    private static let general: [any JudgingRule] = [
        DocumentationChanged(), SchemaRenamed(), DefaultChanged(),
    ]

    private static let types: [any JudgingRule] = [
        UnusedTypeChanged(), EnumCaseAdded(), EnumCaseRemoved(), EnumCaseRenamed(), EnumRawValueChanged(),
        EnumRawTypeChanged(), FieldReplaced(), FieldAdded(), FieldWithoutDefault(), FieldRemoved(), FieldRenamed(),
        FieldTypeChanged(), FieldBecameMandatory(), FieldBecameOptional(),
    ]

    private static let entities: [any JudgingRule] = [
        EntityAdded(), EntityRemoved(), EntityRenamed(), EntityBecameAbstract(), EntityBecameConcrete(),
        HierarchiesMerged(), EntityMovedToOtherRoot(), ParentChanged(), ClassRenamed(), TableRenamed(),
        UniqueOverNewAttribute(), UniqueWithoutDedupe(), UniqueRemoved(), UniqueReordered(), IndexChanged(),
    ]

    private static let attributes: [any JudgingRule] = [
        KindChanged(), UnstoredAttributeChanged(), EphemeralAttributeChanged(), HashModifierChanged(),
        OptionalAttributeAdded(), GeneratedDefaultAdded(), AttributeWithDefaultAdded(),
        MandatoryWithoutDefault(), AttributeRemoved(), AttributeRenamed(), PropertyMovedUp(),
        PropertyMovedDown(), AttributeBecameMandatory(), BecameMandatoryWithoutDefault(),
        AttributeBecameOptional(), BecameUnstored(), BecameStored(), TypeStoredAlike(),
        StoredBytesReinterpreted(), DecimalTypeChanged(), NumericTypeNarrowed(), NumericTypeWidened(),
        TypeChangeNeedsBridge(), ExternalPreserveSwapped(), ExternalStorageEnabled(),
        ExternalStorageDisabled(), PreservationChanged(), EncryptionChanged(), SpotlightChanged(),
        DerivationChanged(), LimitsChanged(), ColumnRenamed(), ValueClassChanged(),
    ]

    private static let relationships: [any JudgingRule] = [
        MandatoryRelationshipAdded(), RelationshipAdded(), RelationshipRemoved(), RelationshipRenamed(),
        ToOneBecameToMany(), ToManyBecameToOne(), OrderAdded(), OrderRemoved(), DeleteRuleChanged(),
        InverseChanged(), DestinationWidened(), DestinationChanged(), RelationshipBecameMandatory(),
        RelationshipBecameOptional(), CountsChanged(),
    ]
}
