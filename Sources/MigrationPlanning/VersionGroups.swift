import SchemaDiffing
import SchemaModel

/// A layer as its author wrote it, and as the store sees it.
struct GroupMember {
    let layer: Layer
    /// The lowered layer, with the hash modifier of its group.
    let model: SwiftDataStoreModel
}

/// A version of the plan: the first of some layers that the store cannot tell apart, with the shape of the newest.
struct VersionGroup {
    let first: GroupMember
    /// The layers folded into the first, oldest first.
    private(set) var later: [GroupMember] = []
    /// What the store would see without the modifier.
    let plainFacts: [String]
    /// The first layer as the store sees it, without the modifier.
    private let plainModel: SwiftDataStoreModel
    /// The modifier that tells the version from an earlier one.
    private let modifier: HashModifier?

    init(_ layer: Layer, model: SwiftDataStoreModel, facts: [String], modifier: HashModifier?) {
        plainFacts = facts
        plainModel = model
        self.modifier = modifier
        first = GroupMember(layer: layer, model: modifier?.applied(to: model) ?? model)
    }

    var newest: GroupMember { later.last ?? first }
    var version: SchemaVersion { first.layer.version }

    /// Whether the elements of `model`, which looks like this version to the store, are also the same elements.
    func hasSameElements(as model: SwiftDataStoreModel) -> Bool {
        plainModel.schema.storeFacts(withIdentities: true) == model.schema.storeFacts(withIdentities: true)
    }

    /// Takes in a layer that the store cannot tell from this version.
    mutating func fold(_ layer: Layer, model: SwiftDataStoreModel) {
        later.append(GroupMember(layer: layer, model: modifier?.applied(to: model) ?? model))
    }

    var planned: PlannedVersion {
        PlannedVersion(version: version, model: newest.model, folded: later.map(\.layer.version))
    }

    /// The hooks of the step to this version. Filling values is work on the old schema, so `fill` alone asks for code
    /// that runs before the mapping (TRUTH 1.9: no data step after a drop).
    var hooks: Migration.Hooks {
        var hooks = first.layer.migration?.hooks ?? Migration.Hooks()
        if !hooks.fill.isEmpty { hooks.runsBefore = true }
        return hooks
    }

    var stageKind: PlannedStage.Kind { hooks.isEmpty ? .lightweight : .custom(hooks) }
}

/// The layers of a history, joined into the versions of a plan.
struct VersionGroups {
    private(set) var groups: [VersionGroup] = []
    /// What the platform has no form for, by version.
    private(set) var findings: [Finding] = []
    /// The facts of every version so far, modifiers included.
    private var takenFacts: Set<[String]> = []

    init(layers: [Layer], platform: Platform) {
        for layer in layers {
            let model = SwiftDataStoreModel.lower(layer.schema, for: platform)
            findings += model.findings
            add(layer, model)
        }
    }

    /// Folds the layer into the version before it where the store cannot tell them apart and nothing is to be done to rows:
    /// no data steps, and no elements that changed places, whose values the store would mix up without a word.
    private mutating func add(_ layer: Layer, _ model: SwiftDataStoreModel) {
        let facts = model.schema.storeFacts(withIdentities: false)
        let hasDataSteps = layer.migration?.hooks.isEmpty == false
        if let last = groups.indices.last, groups[last].plainFacts == facts, !hasDataSteps,
            groups[last].hasSameElements(as: model)
        {
            groups[last].fold(layer, model: model)
            return
        }
        var modifier: HashModifier?
        if takenFacts.contains(facts) {
            modifier = freeModifier(layer, model)
            if modifier == nil { findings.append(nothingToMark(layer)) }
        }
        let group = VersionGroup(layer, model: model, facts: facts, modifier: modifier)
        takenFacts.insert(modifier == nil ? facts : group.first.model.schema.storeFacts(withIdentities: false))
        groups.append(group)
    }

    /// The mark of the layer's version, lengthened until no earlier version looks the same with a modifier of its author's.
    private func freeModifier(_ layer: Layer, _ model: SwiftDataStoreModel) -> HashModifier? {
        var modifier = HashModifier(layer.version, for: model.schema)
        while let mark = modifier,
            takenFacts.contains(mark.applied(to: model).schema.storeFacts(withIdentities: false))
        {
            modifier = mark.lengthened
        }
        return modifier
    }

    private func nothingToMark(_ layer: Layer) -> Finding {
        Finding(
            rule: "indistinguishable-version", version: layer.version, element: nil,
            message: "SwiftData cannot tell version \(layer.version) from an earlier one",
            notes: [
                "two versions with one checksum abort at launch: \"Duplicate version checksums detected\"",
                "a hash modifier stands on a stored property, and the version has none",
            ],
            helps: ["remove the hooks of version \(layer.version), or store a property"])
    }
}
