import Diagnostics
import SchemaDiffing
import SchemaModel
import SchemaParsing
import Testing

/// How elements of two versions are matched, and what follows: each step as the stores take it.
@Suite struct MatchingTests {
    /// The layers of `attributes` of one entity, each with the renames that lead to it, read as a folder would be.
    private func layers(_ versions: [(attributes: String, renames: String)]) throws -> [Schema] {
        let files = versions.enumerated().map { index, layer in
            var text = "schema: Shop\nversion: \(index + 1).0.0\n"
            text += "entities:\n  Task:\n    attributes: { \(layer.attributes) }\n"
            if index > 0 { text += "migration: { from: \(index).0.0, rename: { \(layer.renames) } }\n" }
            let isWorking = index == versions.count - 1
            return SourceFile(path: isWorking ? "schema.yaml" : "versions/\(index + 1).0.0.yaml", text: text)
        }
        let reading = HistoryReader.read(
            SchemaFolderFiles(path: "Shop", working: files.suffix(1), versions: files.dropLast(), lock: nil))
        let history = try #require(reading.history, "\(reading.diagnostics.map(\.message))")
        return history.layers.map(\.schema)
    }

    private func sentences(_ old: Schema, _ new: Schema) -> [String] {
        SchemaDiffer.diff(from: old, to: new).changes.map { ChangeDescription.sentence(of: $0) }
    }

    // MARK: Keys

    @Test func theKeyIsTheIdentityOnBothSides() throws {
        let renamed = try layers([("rank: int?", ""), ("place: int?", "Task.rank: place")])
        #expect(sentences(renamed[0], renamed[1]) == ["`Task.rank` renamed to `place`"])
        // The way back is matched by the same key: it is read on the old side too.
        #expect(sentences(renamed[1], renamed[0]) == ["`Task.place` renamed to `rank`"])
    }

    @Test func aNameAloneMatchesNothing() throws {
        let replaced = try layers([("rank: int?", ""), ("place: int?", "")])
        #expect(
            sentences(replaced[0], replaced[1]) == [
                "`Task.place` added: int, optional", "`Task.rank` removed: int, optional",
            ])
    }

    @Test func theFirstNameIsCarriedThroughEveryVersion() throws {
        let chain = try layers([
            ("rank: int?", ""), ("place: int?", "Task.rank: place"), ("spot: int?", "Task.place: spot"),
            ("spot: int", ""),
        ])
        #expect(
            chain.map { $0.entities["Task"]?.attributes.elements.map(\.identity) }
                == Array(repeating: ["rank"], count: 4))
        // Whoever skips versions arrives with every value.
        #expect(sentences(chain[0], chain[2]) == ["`Task.rank` renamed to `spot`"])
        #expect(sentences(chain[0], chain[3]) == ["`Task.rank` renamed to `spot`", "`Task.spot` becomes mandatory"])
        for judge in [SwiftDataJudge(), CoreDataJudge()] as [any StoreJudge] {
            let direct = try #require(judge.judge(through: chain).direct)
            #expect(direct.changes.map(\.record.rule) == ["attribute-renamed", "became-mandatory-without-default"])
        }
    }

    @Test func aFreedNameIsNotAdopted() throws {
        let reused = try layers([("rank: int?", ""), ("place: int?, rank: string?", "Task.rank: place")])
        let identities = try #require(reused[1].entities["Task"]).attributes.elements.map(\.identity)
        #expect(identities[0] == "rank" && identities[1] != "rank")
        #expect(
            Set(sentences(reused[0], reused[1])) == [
                "`Task.rank` renamed to `place`", "`Task.rank` added: string, optional",
            ])
    }

    @Test func renamesAreSimultaneous() throws {
        let swapped = try layers([("a: int?, b: string?", ""), ("b: int?, a: string?", "Task.a: b, Task.b: a")])
        #expect(sentences(swapped[0], swapped[1]) == ["`Task.a` renamed to `b`", "`Task.b` renamed to `a`"])
    }

    // MARK: What follows

    /// A schema of one entity with these properties.
    private func schema(
        _ attributes: [Attribute] = [], _ relationships: [Relationship] = [], unique: UnorderedList<[String]> = []
    ) -> Schema {
        let task = Entity(
            name: "Task", attributes: NamedList(attributes), relationships: NamedList(relationships),
            uniqueKeys: unique)
        return Schema(name: "Shop", version: SchemaVersion(1, 0, 0), entities: [task])
    }

    static let judges: [any StoreJudge] = [SwiftDataJudge(), CoreDataJudge()]

    @Test(arguments: Array(judges.indices)) func anotherKindIsRemovedAndAdded(_ judge: Int) {
        let attribute = schema([Attribute(name: "up", type: .scalar(.string), isOptional: true)])
        let link = schema(
            [], [Relationship(name: "up", destination: "Task", isToMany: false, isOptional: true, inverse: nil)])
        for (old, new) in [(attribute, link), (link, attribute)] {
            let judged = Self.judges[judge].judge(from: old, to: new)
            #expect(judged.changes.count == 2)
            #expect(
                judged.changes.filter { $0.record.rule == "kind-changed" }.map(\.record.loss) == [
                    ["every value of `Task.up`"]
                ])
            #expect(judged.verdict == .bridge)
        }
    }

    /// The table of types: numbers and booleans are converted, everything else is refused; `int` is 64 bits.
    @Test(arguments: ScalarType.allCases) func onlyNumbersAreConverted(_ old: ScalarType) throws {
        let numbers: Set<ScalarType> = [.int, .int16, .int32, .int64, .float, .double, .bool]
        for new in ScalarType.allCases where new != old {
            for judge in Self.judges {
                let judged = judge.judge(
                    from: schema([Attribute(name: "x", type: .scalar(old))]),
                    to: schema([Attribute(name: "x", type: .scalar(new))]))
                let record = try #require(judged.changes.first?.record)
                let expected: Verdict =
                    Set([old, new]) == [.int, .int64]
                    ? .none : numbers.contains(old) && numbers.contains(new) ? .lightweight : .bridge
                #expect(record.verdict == expected, "\(judge.store): \(old) to \(new)")
                // Undecided: both steps found in public apps bring a mapping of their own.
                let others = numbers.union([.decimal])
                let isUndecided = (old == .decimal || new == .decimal) && others.contains(old) && others.contains(new)
                #expect((record.rule == "decimal-type-changed") == isUndecided, "\(judge.store): \(old) to \(new)")
            }
        }
    }

    static let conversions: [(ScalarType, ScalarType, Bool)] = [
        (.int, .int32, true), (.int, .double, false), (.double, .float, true), (.double, .int, true),
        (.int, .bool, true), (.bool, .int16, false), (.int16, .int32, false), (.int32, .int16, true),
    ]

    @Test(arguments: conversions)
    func narrowingLosesInSilence(_ old: ScalarType, _ new: ScalarType, _ loses: Bool) {
        for judge in Self.judges {
            let judged = judge.judge(
                from: schema([Attribute(name: "x", type: .scalar(old))]),
                to: schema([Attribute(name: "x", type: .scalar(new))]))
            #expect(judged.changes.map { !$0.record.loss.isEmpty } == [loses], "\(judge.store): \(old) to \(new)")
        }
    }

    @Test(arguments: [(false, true, Verdict.lightweight), (true, false, Verdict.bridge)])
    func onlyToOneBecomesToMany(_ wasToMany: Bool, _ isToMany: Bool, _ verdict: Verdict) {
        func link(_ isToMany: Bool) -> Schema {
            schema(
                [], [Relationship(name: "up", destination: "Task", isToMany: isToMany, isOptional: true, inverse: nil)])
        }
        for judge in Self.judges { #expect(judge.judge(from: link(wasToMany), to: link(isToMany)).verdict == verdict) }
    }

    /// What is inferred and fails on some rows is neither called safe nor refused.
    @Test func whatDependsOnRowsSaysSo() {
        let plain = schema([Attribute(name: "code", type: .scalar(.string), isOptional: true)])
        var mandatory = plain
        mandatory.entities = schema([Attribute(name: "code", type: .scalar(.string))]).entities
        let unique = schema(
            [Attribute(name: "code", type: .scalar(.string), isOptional: true)], unique: [["code"]])
        let steps: [(Schema, Schema, ChangeRecord.Need)] = [
            (schema(), mandatory, .bridge), (plain, mandatory, .backfill), (plain, unique, .dedupe),
        ]
        for judge in Self.judges {
            for (old, new, need) in steps {
                let records = judge.judge(from: old, to: new).changes.map(\.record)
                #expect(records.map(\.inference) == [.dataDependent])
                #expect(records.map(\.need) == [need])
            }
        }
    }
}
