// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What these declarations mean is in Apple's documentation; here only their shape counts.

/// Both ends of a relationship, checked against each other: an inverse that leads elsewhere does not compile.

public func _inverse<Owner, Member>(_ inverse: KeyPath<Member, Owner>, of path: KeyPath<Owner, Member>) -> AnyKeyPath
where Owner: PersistentModel, Member: PersistentModel { inverse }

public func _inverse<Owner, Member>(_ inverse: KeyPath<Member, Owner?>, of path: KeyPath<Owner, Member>) -> AnyKeyPath
where Owner: PersistentModel, Member: PersistentModel { inverse }

public func _inverse<Owner, Member, Back>(
    _ inverse: KeyPath<Member, Back>, of path: KeyPath<Owner, Member>
) -> AnyKeyPath
where Owner: PersistentModel, Member: PersistentModel, Back: RelationshipCollection, Back.PersistentElement == Owner {
    inverse
}

public func _inverse<Owner, Member>(_ inverse: KeyPath<Member, Owner>, of path: KeyPath<Owner, Member?>) -> AnyKeyPath
where Owner: PersistentModel, Member: PersistentModel { inverse }

public func _inverse<Owner, Member>(_ inverse: KeyPath<Member, Owner?>, of path: KeyPath<Owner, Member?>) -> AnyKeyPath
where Owner: PersistentModel, Member: PersistentModel { inverse }

public func _inverse<Owner, Member, Back>(
    _ inverse: KeyPath<Member, Back>, of path: KeyPath<Owner, Member?>
) -> AnyKeyPath
where Owner: PersistentModel, Member: PersistentModel, Back: RelationshipCollection, Back.PersistentElement == Owner {
    inverse
}

public func _inverse<Owner, Members>(
    _ inverse: KeyPath<Members.PersistentElement, Owner>, of path: KeyPath<Owner, Members>
) -> AnyKeyPath
where Owner: PersistentModel, Members: RelationshipCollection { inverse }

public func _inverse<Owner, Members>(
    _ inverse: KeyPath<Members.PersistentElement, Owner?>, of path: KeyPath<Owner, Members>
) -> AnyKeyPath
where Owner: PersistentModel, Members: RelationshipCollection { inverse }

public func _inverse<Owner, Members, Back>(
    _ inverse: KeyPath<Members.PersistentElement, Back>, of path: KeyPath<Owner, Members>
) -> AnyKeyPath
where
    Owner: PersistentModel, Members: RelationshipCollection, Back: RelationshipCollection,
    Back.PersistentElement == Owner
{
    inverse
}
