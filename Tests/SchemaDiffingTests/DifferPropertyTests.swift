import SchemaDiffing
import SchemaFixtures
import SchemaModel
import Testing

/// What holds for any two schemas, tried on random pairs. A failure prints the seed of its pair: `VARVE_SEED=n` starts
/// there, `VARVE_SOAK=n` tries n times as many.
@Suite struct DifferPropertyTests {
    private static let count = SoakRuns.cases(300)
    private static let firstSeed = SoakRuns.firstSeed(20_261)

    /// Two versions a few edits apart, sometimes many.
    private func pair(_ seed: UInt64) -> (old: Schema, new: Schema) {
        var random = RandomSchemas(seed: seed)
        let old = random.schema()
        let edits = seed % 10 == 0 ? 25 : Int(seed % 6) + 1
        return (old, random.edited(old, edits: edits, version: SchemaVersion(2, 0, 0)))
    }

    private func forEachSeed(_ body: (UInt64) throws -> Bool) rethrows {
        for index in 0..<Self.count {
            let seed = Self.firstSeed &+ UInt64(index)
            if try !body(seed) { Issue.record("fails for VARVE_SEED=\(seed)") }
        }
    }

    @Test func applyingTheChangesGivesTheNewSchema() {
        forEachSeed { seed in
            let (old, new) = pair(seed)
            let diff = SchemaDiffer.diff(from: old, to: new)
            return ChangeApplication.apply(diff.changes, to: old, as: new.version) == new
        }
    }

    @Test func noChangeCanBeLeftOut() {
        forEachSeed { seed in
            let (old, new) = pair(seed)
            let changes = SchemaDiffer.diff(from: old, to: new).changes
            return changes.indices.allSatisfy { dropped in
                var rest = changes
                rest.remove(at: dropped)
                return ChangeApplication.apply(rest, to: old, as: new.version) != new
            }
        }
    }

    @Test func aSchemaDoesNotDifferFromItselfInAnyOrder() {
        forEachSeed { seed in
            var random = RandomSchemas(seed: seed)
            let schema = random.schema()
            let reordered = random.reordered(schema)
            return SchemaDiffer.diff(from: schema, to: schema).isEmpty
                && SchemaDiffer.diff(from: schema, to: reordered).isEmpty
                && SchemaDiffer.diff(from: reordered, to: schema).isEmpty
        }
    }

    @Test func theOrderOfDeclarationNeverShows() {
        forEachSeed { seed in
            let (old, new) = pair(seed)
            var random = RandomSchemas(seed: seed)
            let expected = SchemaDiffer.diff(from: old, to: new).changes
            return SchemaDiffer.diff(from: random.reordered(old), to: random.reordered(new)).changes == expected
        }
    }

    @Test func theWayBackHasAsManyChanges() {
        forEachSeed { seed in
            let (old, new) = pair(seed)
            return SchemaDiffer.diff(from: old, to: new).changes.count
                == SchemaDiffer.diff(from: new, to: old).changes.count
        }
    }

    /// One edit gives few changes: it is never the whole schema that differs.
    @Test func theSizeIsBoundedByTheEdit() {
        forEachSeed { seed in
            var options = RandomSchemas.Options()
            options.entities = 20...20
            var random = RandomSchemas(seed: seed, options: options)
            let old = random.schema()
            let new = random.edited(old, edits: 1, version: SchemaVersion(2, 0, 0))
            return SchemaDiffer.diff(from: old, to: new).changes.count <= 20
        }
    }

    @Test func changesComeInTheirFixedOrder() {
        forEachSeed { seed in
            let (old, new) = pair(seed)
            let changes = SchemaDiffer.diff(from: old, to: new).changes
            return zip(changes, changes.dropFirst()).allSatisfy { $0 < $1 }
        }
    }
}
