package import SchemaModel

/// One version in the shape SwiftData stores: what the store sees and what generated code is printed from are the same value.
///
/// Two versions whose lowered schemas have equal store facts have equal version hashes, so a plan must not name both
/// (TRUTH 1.1). What differs from the schema as written:
/// - entities go by their stored class name, which is the first name they ever had (TRUTH 1.4, 1.9);
/// - an ordered to-many is unordered, and the child keeps its place in a position attribute (TRUTH 1.7, 2.8);
/// - below iOS 26 an abstract parent is copied down into its concrete descendants; from then on it is a class like others;
/// - indexes, compound keys and derived attributes that the platform has no form for are gone, each with a finding;
/// - an entity's hash modifier stands on one of its properties, because `@Model` takes no argument (TRUTH 2.2).
///
/// Enums keep their place: the stored property has the attribute's own name and holds the raw value, so the column is the
/// same in every store and a raw attribute may become an enum without a migration (TRUTH 1.9b).
package struct SwiftDataStoreModel: Sendable, Hashable {
    /// The lowered schema. Names of entities, destinations and parents are stored class names.
    package var schema: Schema
    /// The entity's name in the schema as written, by stored class name: what an app calls the class.
    package var appNames: [String: String]
    /// The position attribute of each ordered to-many, by the path of the relationship in the lowered schema. The attribute
    /// belongs to the entity that declares the inverse.
    package var positions: [ElementPath: String]
    /// The position attributes themselves, by their paths in the lowered schema.
    package var positionAttributes: Set<ElementPath>
    /// What SwiftData has no form for, with paths of the schema as written.
    package var findings: [Finding]

    package init(
        schema: Schema, appNames: [String: String] = [:], positions: [ElementPath: String] = [:],
        positionAttributes: Set<ElementPath> = [], findings: [Finding] = []
    ) {
        self.schema = schema
        self.appNames = appNames
        self.positions = positions
        self.positionAttributes = positionAttributes
        self.findings = findings
    }

    /// The shape of `schema` in a store that generated code for `platform` opens. Never fails: what has no form is left out
    /// and told in `findings`.
    package static func lower(_ schema: Schema, for platform: Platform) -> SwiftDataStoreModel {
        var model = SwiftDataStoreModel(schema: schema)
        model.refuseUnstorableMembers()
        model.refuseShadowingNames()
        model.lowerInheritance(for: platform)
        model.lowerOrder()
        model.lowerKeys(for: platform)
        model.lowerHashModifiers()
        model.lowerNames()
        return model
    }

    /// Adds a finding about `element` of this version.
    mutating func report(
        _ rule: String, _ gravity: Finding.Gravity = .error, on element: ElementPath, key: String? = nil,
        _ message: String, notes: [String] = [], helps: [String] = []
    ) {
        findings.append(
            Finding(
                rule: rule, gravity: gravity, version: schema.version, element: element, key: key, message: message,
                notes: notes, helps: helps))
    }

    /// Replaces every entity by what `change` makes of it.
    mutating func changeEntities(_ change: (inout Entity) -> Void) {
        schema.entities = schema.entities.map { entity in
            var changed = entity
            change(&changed)
            return changed
        }
    }
}

extension Platform {
    /// The first version of this system that has what `release` brought, for instance `iOS 18`.
    func first(of release: Release) -> Platform {
        if release == .year2025 { return Platform(system, 26) }
        let step = release == .year2024 ? 1 : 0
        switch system {
        case .iOS, .tvOS: return Platform(system, 17 + step)
        case .macOS: return Platform(system, 14 + step)
        case .watchOS: return Platform(system, 10 + step)
        case .visionOS: return Platform(system, 1 + step)
        }
    }
}
