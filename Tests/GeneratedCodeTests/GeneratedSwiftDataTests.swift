import MigrationPlanning
import SchemaModel
import TestSupport
import Testing

/// Generated SwiftData code compiles in Swift 6 mode without warnings and is formatted as the toolchain's formatter asks.
@Suite(.enabled(if: SwiftDataStub.isAvailable, Comment(rawValue: SwiftDataStub.comment)))
struct GeneratedSwiftDataTests {
    /// What people write beside the generated code.
    static let handwritten = """
        import Foundation
        import SwiftData

        public struct Geometry: Swift.Codable {}

        """

    @Test(arguments: SwiftDataSample.all)
    func generatedCodeCompiles(sample: SwiftDataSample) throws {
        var files = try sample.files()
        files["Handwritten.swift"] = Self.handwritten
        let result = try SwiftDataStub.built().typeCheck(files)
        #expect(result.status == 0, "\(result.errors)")
    }

    /// The same in a module whose declarations belong to the main actor where nothing else is said.
    @Test(arguments: SwiftDataSample.all.filter { ["hooks", "shadowing names", "inheritance"].contains($0.name) })
    func generatedCodeCompilesOnTheMainActor(sample: SwiftDataSample) throws {
        var files = try sample.files()
        files["Handwritten.swift"] = Self.handwritten.replacing("public struct", with: "nonisolated public struct")
        let result = try SwiftDataStub.built().typeCheck(files, ["-default-isolation", "MainActor"])
        #expect(result.status == 0, "\(result.errors)")
    }

    @Test(arguments: SwiftDataSample.all)
    func generatedCodeIsFormatted(sample: SwiftDataSample) throws {
        // Some samples have names that no formatter likes; they are the schema's.
        let complaints = try SwiftFormat.lint(try sample.files()).split(separator: "\n")
        #expect(complaints.filter { !$0.contains("[AlwaysUseLowerCamelCase]") } == [])
    }

    @Test func samplesAreFreeOfErrors() {
        for sample in SwiftDataSample.all {
            for version in sample.plan.versions {
                #expect(version.model.findings.filter { $0.gravity == .error } == [], "\(sample.name)")
            }
        }
    }

    /// A hook that is left out does not compile; one that is there does.
    @Test(arguments: [true, false])
    func hooksAreRequired(isComplete: Bool) throws {
        let sample = try #require(SwiftDataSample.all.first { $0.name == "hooks" })
        var files = try sample.files()
        let second = isComplete ? "static func didMigrateToV2(_ context: ModelContext) throws {}" : ""
        files["Hooks.swift"] = """
            import SwiftData

            enum Steps: TaskManagerMigrationHooks {
              static func willMigrateToV2(_ context: ModelContext) throws {
                for task in try context.fetch(FetchDescriptor<TaskManagerSchemaV1.Task>()) { task.name = "" }
              }
              \(second)
            }
            func open() throws -> ModelContainer { try TaskManagerContainer<Steps>.onDisk() }
            """
        let result = try SwiftDataStub.built().typeCheck(files)
        #expect((result.status == 0) == isComplete, "\(result.errors)")
        if !isComplete { #expect(result.errors.contains("'didMigrateToV2' with type")) }
    }

    /// What the generated code does when it runs.
    @Test func generatedCodeRuns() throws {
        let tasks = try #require(SwiftDataSample.all.first { $0.name == "two versions" })
        let links = try #require(SwiftDataSample.all.first { $0.name == "every cardinality" })
        var files = try tasks.files().merging(try links.files()) { first, _ in first }
        files["Main.swift"] = """
            import SwiftData

            @main struct Main {
              static func main() throws {
                let task = Task(title: "a", priority: Priority.low)
                task.priority = 99
                task.color = "mauve"
                print(task.priorityCase, task.colorCase as Any, task.priority, task.home.rankCase)
                task.colorCase = .green
                print(task.color as Any)
                let person = Person()
                let photos = ["a", "b", "c"].map { Photo(personPosition: $0) }
                person.orderedPhotos = photos.reversed()
                person.photos.shuffle()
                print(person.orderedPhotos.map(\\.personPosition), photos.map(\\.personPosition2))
                print(person.orderedChildren.count)
                let container = try TaskManagerContainer.inMemory()
                print(container.configurations[0].name, container.configurations[0].cloudKitDatabase == .none)
              }
            }
            """
        let result = try SwiftDataStub.built().run(files)
        #expect(
            result.output == """
                normal nil 99 low
                Optional("g\\"n")
                ["c", "b", "a"] [2, 1, 0]
                0
                TaskManager true

                """, "\(result.errors)")
    }
}
