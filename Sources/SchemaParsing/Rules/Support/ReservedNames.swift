/// Names that generated code or a store's own objects have taken.
enum ReservedNames {
    /// Why `name` cannot be an attribute or relationship of an entity, as a clause; nil where it can (TRUTH 2.7).
    static func problemOfProperty(_ name: String) -> String? {
        if let problem = problemOfMember(name) { return problem }
        if modelMembers.contains(name) { return "SwiftData gives every model a member of that name" }
        if objectSelectors.contains(name) { return "Core Data's objects have a method of that name" }
        return nil
    }

    /// Why `name` cannot be any member of a Swift type. Keywords can: generated code puts them in back-ticks.
    static func problemOfMember(_ name: String) -> String? {
        switch name {
        case "_": "Swift reads it as no name at all"
        case "init", "self", "Type", "Protocol": "Swift reads it as something else behind a point, even in back-ticks"
        default: nil
        }
    }

    /// Why `name` cannot be a type.
    static func problemOfType(_ name: String) -> String? {
        switch name {
        case "_": "Swift reads it as no name at all"
        case "Type", "Protocol", "Self", "Any": "Swift has a type of that name that nothing can replace"
        default: nil
        }
    }

    /// Why `name` cannot be a case of a generated enum.
    static func problemOfCase(_ name: String) -> String? {
        if name == "RawValue" || name == "AllCases" { return "every generated enum has a type of that name" }
        return problemOfMember(name)
    }

    /// Why `name` cannot be a field of a generated struct.
    static func problemOfField(_ name: String) -> String? {
        name == "CodingKeys" ? "a Codable type has a type of that name" : problemOfMember(name)
    }

    /// What `@Model` adds to a class. Source: TRUTH 2.2, 2.7.
    private static let modelMembers: Set<String> = [
        "hasChanges", "hashValue", "isDeleted", "modelContext", "persistentBackingData", "persistentModelID",
        "schemaMetadata",
    ]

    /// Methods without arguments of NSObject and NSManagedObject. Source: ADC/coredata/nspropertydescription/name.
    private static let objectSelectors: Set<String> = [
        "autorelease", "awakeFromFetch", "awakeFromInsert", "changedValues", "changedValuesForCurrentEvent", "class",
        "classForCoder", "copy", "dealloc", "debugDescription", "description", "didSave", "didTurnIntoFault", "entity",
        "faultingState", "finalize", "hasPersistentChangedValues", "hash", "isFault", "isInserted", "isProxy",
        "isUpdated", "managedObjectContext", "mutableCopy", "objectID", "observationInfo", "prepareForDeletion",
        "release", "retain", "retainCount", "superclass", "validateForDelete", "validateForInsert", "validateForUpdate",
        "willSave", "willTurnIntoFault", "zone",
    ]
}
