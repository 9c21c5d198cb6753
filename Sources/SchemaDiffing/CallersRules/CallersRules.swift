/// Every rule of the callers judge. The first that answers holds: special cases stand before the general ones.
package enum CallersRules {
    package static let all: [any JudgingRule] = [
        CallersSchemaRenamed(), CallersTypeAdded(), CallersTypeRemoved(), CallersEntityRenamed(),
        CallersEnumCaseAdded(), CallersMemberRemoved(), CallersMemberRenamed(), CallersPropertyMoved(),
        CallersTypeChanged(), CallersValueClassChanged(), CallersOptionalityChanged(), CallersCardinalityChanged(),
        CallersDestinationChanged(), CallersParentChanged(), CallersEntityBecameAbstract(), CallersRawTypeChanged(),
        CallersArgumentAdded(), CallersArgumentWithDefaultAdded(), CallersDefaultRemoved(), CallersBecameTransient(),
        CallersDerivationChanged(), CallersOrderRemoved(), CallersSettingUnseen(),
    ]
}

extension Ruling {
    /// Some source that uses the models no longer compiles.
    static func edit(_ reason: String) -> Ruling {
        Ruling(hash: .same, inference: .dataDependent, need: .edit, loss: [], reason: reason)
    }
}
