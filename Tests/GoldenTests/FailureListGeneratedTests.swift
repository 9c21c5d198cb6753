import SchemaCompilation
import SchemaEmission
import SchemaModel
import Testing

/// The known failures that generated code cannot run into.
@Suite struct FailureListGeneratedTests {
    static let examples = ["TaskManager", "Library"]

    /// The SwiftData files of an example schema: name and text.
    private static func files(_ example: String) throws -> [String: String] {
        let options = SwiftDataOptions(access: .public, platform: Platform(.iOS, 18))
        let output = Project.Output(request: .swiftData(options, oldest: nil), folder: "Out")
        return try FailureFolder.files(of: try Examples.compile(example, project: Project(outputs: [output])))
    }

    /// The files that each hold one version, by the name of its type.
    private static func versions(_ files: [String: String]) -> [String: String] {
        let pairs = files.compactMap { path, text -> (String, String)? in
            let name = path.split(separator: "/").last.map { String($0.dropLast(".swift".count)) } ?? path
            return text.contains("enum \(name): VersionedSchema {") ? (name, text) : nil
        }
        return Dictionary(uniqueKeysWithValues: pairs)
    }

    private static func lines(_ text: String) -> [String] {
        text.split(separator: "\n").map { line in String(line.drop { $0 == " " }) }
    }

    // MARK: Versions and stages

    /// Versions that only differ in what the store does not see are one version to it.
    @Test(arguments: [
        (1, "attributes: { rank: { type: int, default: 1 } }", "attributes: { rank: { type: int, default: 2 } }"),
        (
            30, "attributes: { rank: { type: int, default: 1 } }",
            "attributes: { rank: { type: int, default: 1 } }, indexes: [[rank]]"
        ),
    ])
    func failure01and30IdenticalVersionsAreFolded(number: Int, old: String, new: String) throws {
        let folder = FailureFolder.step("entities: { Task: { \(old) } }", "entities: { Task: { \(new) } }")
        let compiled = try folder.compiled()
        #expect(compiled.isValid)
        let notices = try #require(compiled.targets.first).notices
        #expect(notices.count == 1)
        #expect(notices.first?.contains("\"Duplicate version checksums detected\"") == true)
        let files = try folder.generated()
        #expect(Self.versions(files).keys.sorted() == ["TasksSchemaV1"])
        #expect(!files.values.contains { $0.contains("fromVersion:") })
    }

    @Test(arguments: examples)
    func failure02NoStageLeadsToItsOwnVersion(example: String) throws {
        let files = try Self.files(example)
        let plan = try #require(files.first { $0.key.hasSuffix("MigrationPlan.swift") }?.value)
        let text = Self.lines(plan).joined(separator: " ")
        let froms = text.names(after: "fromVersion: ")
        let tos = text.names(after: "toVersion: ")
        let versions = Self.versions(files).keys.sorted()
        #expect(froms.count == versions.count - 1)
        #expect(froms == Array(versions.dropLast()))
        #expect(tos == Array(versions.dropFirst()))
    }

    /// No version speaks of another one: old versions are whole copies.
    @Test(arguments: examples)
    func failure04OldVersionsReferToNoOtherVersion(example: String) throws {
        let versions = Self.versions(try Self.files(example))
        #expect(versions.count > 1)
        for (name, text) in versions {
            let mentioned = Set(text.words.filter { $0.hasPrefix("\(example)Schema") })
            #expect(mentioned == [name])
            let classes = Set(text.names(after: "final class "))
            let ends = text.names(after: "inverse: \\")
            #expect(Set(ends).subtracting(classes) == [], "\(name)")
        }
    }

    /// Code for a step is told on which version's models it runs, and runs before the mapping on the old ones.
    @Test func failure15HooksSayOnWhichModelsTheyRun() throws {
        let plan = try #require(try Self.files("Library").first { $0.key.hasSuffix("MigrationPlan.swift") }?.value)
        #expect(plan.contains("Runs before the step from version 2.0.0 to 3.0.0, on the models of `LibrarySchemaV2`."))
        #expect(plan.contains("didMigrate: nil"))
    }

    /// A renamed property keeps its first name in every later version.
    @Test func failure21FirstNamesAreCarriedOn() throws {
        let versions = Self.versions(try Self.files("Library"))
        for name in ["LibrarySchemaV2", "LibrarySchemaV3"] {
            let lines = Self.lines(try #require(versions[name]))
            let place = try #require(lines.firstIndex(of: "public var pageCount: Int32 = 0"))
            #expect(lines[place - 1] == "@Attribute(originalName: \"pages\")")
        }
    }

    /// A renamed entity is stored as the class it always was.
    @Test func failure22RenamedEntityKeepsItsClass() throws {
        let files = try Self.files("Library")
        #expect(try #require(Self.versions(files)["LibrarySchemaV3"]).contains("final class Author {"))
        #expect(files.values.contains { $0.contains("typealias Person = LibrarySchemaV3.Author") })
    }

    // MARK: Models

    @Test(arguments: examples)
    func failure14InverseStandsOnOneSide(example: String) throws {
        for text in Self.versions(try Self.files(example)).values {
            var owner = ""
            var named: Set<String> = []
            var written: [String] = []
            var isNamed = false
            for line in Self.lines(text) {
                if let name = line.names(after: "final class ").first { owner = name }
                if line.hasPrefix("@Relationship") {
                    isNamed = line.contains("inverse:")
                    named.formUnion(line.paths(after: "inverse: \\"))
                } else if isNamed, let name = line.names(after: "public var ").first {
                    written.append("\(owner).\(name)")
                    isNamed = false
                }
            }
            #expect(!written.isEmpty)
            #expect(named.intersection(written) == [], "both sides name the other")
        }
    }

    /// Enums are stored as raw values, never as Codable values.
    @Test(arguments: examples)
    func failure19EnumsAreStoredAsRawValues(example: String) throws {
        var enums = 0
        for text in Self.versions(try Self.files(example)).values {
            for name in text.names(after: "nonisolated enum ") where !name.hasPrefix("\(example)Schema") {
                enums += 1
                let stored = Self.lines(text).filter { $0.hasPrefix("public var ") && !$0.hasSuffix("{") }
                #expect(!stored.contains { $0.contains(": \(name)") }, "\(name)")
            }
        }
        #expect(enums > 0)
    }

    @Test(arguments: examples)
    func failure24EveryModelIsListed(example: String) throws {
        for text in Self.versions(try Self.files(example)).values {
            let lines = Self.lines(text)
            let listed = lines.filter { $0.hasSuffix(".self,") }.map { String($0.dropLast(".self,".count)) }
            #expect(listed.sorted() == text.names(after: "final class ").sorted())
        }
    }

    @Test(arguments: examples)
    func failure26EnumDefaultsAreQualified(example: String) throws {
        var seen = 0
        for text in Self.versions(try Self.files(example)).values {
            #expect(!text.contains(" = ."))
            seen += text.components(by: ".rawValue\n") - 1
        }
        #expect(seen > 0)
    }

    @Test(arguments: examples)
    func failure27StaticMembersAreComputed(example: String) throws {
        let all = Self.lines(try Self.files(example).values.joined(separator: "\n"))
        let statics: [String] = all.filter { $0.contains("static ") }
        #expect(statics.contains { $0.contains("static var versionIdentifier: Schema.Version {") })
        let stored: [String] = statics.filter { line in
            line.contains("static let") || (line.contains("static var") && !line.hasSuffix("{"))
        }
        #expect(stored == [])
    }

    @Test func failure28DefaultsStandAtTheDeclaration() throws {
        let folder = FailureFolder.one(
            "entities: { Task: { attributes: { title: { type: string, default: new }, rank: { type: int, default: 3 } } } }"
        )
        let text = try #require(Self.versions(try folder.generated())["TasksSchemaV1"])
        #expect(Self.lines(text).contains("var title: String = \"new\""))
        #expect(Self.lines(text).contains("var rank: Int = 3"))
    }

    /// A to-many that has an order keeps it in an attribute and reads it back sorted.
    @Test func failure29OrderIsKeptInAnAttribute() throws {
        let text = try #require(Self.versions(try Self.files("Library"))["LibrarySchemaV3"])
        #expect(text.contains("public var shelfPosition: Int = 0"))
        #expect(text.contains("self.books.sorted { $0.shelfPosition < $1.shelfPosition }"))
    }

    // MARK: Containers

    @Test(arguments: examples)
    func failure20StoreHasANameOfItsOwn(example: String) throws {
        let lines = Self.lines(try container(example))
        #expect(lines.filter { $0 == "ModelConfiguration(" }.count == lines.filter { $0 == "\"\(example)\"," }.count)
        #expect(!lines.contains { $0.contains("ModelConfiguration()") })
    }

    @Test(arguments: examples)
    func failure25ContainerIsGivenThePlan(example: String) throws {
        let text = try container(example)
        #expect(text.components(by: "try ModelContainer(") == 2)
        #expect(text.contains("migrationPlan: \(example)MigrationPlan"))
    }

    @Test(arguments: examples)
    func failure34MirroringIsOffUnlessAskedFor(example: String) throws {
        let text = try container(example)
        #expect(text.components(by: "ModelConfiguration(\n") == text.components(by: "cloudKitDatabase: .none\n"))
        #expect(!text.contains("cloudKitDatabase: .automatic"))
    }

    private func container(_ example: String) throws -> String {
        try #require(try Self.files(example).first { $0.key.hasSuffix("Container.swift") }?.value)
    }
}

extension String {
    /// The number of pieces between occurrences of `needle`.
    fileprivate func components(by needle: String) -> Int {
        split(separator: needle, omittingEmptySubsequences: false).count
    }

    /// The letters and digits of words in the text.
    fileprivate var words: [String] {
        split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    }

    /// The names that stand behind each `marker`.
    fileprivate func names(after marker: String) -> [String] {
        split(separator: marker, omittingEmptySubsequences: false).dropFirst().map { rest in
            String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        }
    }

    /// The dotted names that stand behind each `marker`.
    fileprivate func paths(after marker: String) -> [String] {
        split(separator: marker, omittingEmptySubsequences: false).dropFirst().map { rest in
            String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
        }
    }
}
