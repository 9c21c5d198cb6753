import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import varve

/// `diff --against git:REF`, in real repositories.
@Suite(.enabled(if: GitFolder.isAvailable, "skipped: git or varve not found")) struct DiffAgainstTests {
    private static let title = "title: { type: string, default: \"\" }"

    /// A branch that adds `notes`, while main goes on and adds `rank`: only the branch's own change shows.
    private func branched(_ body: (GitFolder) throws -> Void) throws {
        try GitFolder.with { git in
            try git.write(Self.title)
            try git.commit("first")
            try git.git("checkout", "--quiet", "-b", "topic")
            try git.write("\(Self.title), notes: string?")
            try git.git("checkout", "--quiet", "main", "--force")
            try git.write("\(Self.title), rank: int?")
            try git.commit("main goes on")
            try git.git("checkout", "--quiet", "topic")
            try git.write("\(Self.title), notes: string?")
            try body(git)
        }
    }

    @Test func onlyWhatTheBranchDidShows() throws {
        try branched { git in
            let result = try git.varve("diff", "--against", "git:main")
            #expect(result.status == 0, "\(result.errors)")
            #expect(result.output.contains("`Task.notes` added"))
            #expect(!result.output.contains("rank"))
            let commit = try git.git("rev-parse", "main~1").prefix(7)
            #expect(result.output.hasPrefix("Tasks 1.0.0 -> 1.0.0 (from main (\(commit)))\n"))
        }
    }

    @Test func itWorksFromInsideTheRepositoryAndOnATag() throws {
        try branched { git in
            try git.git("tag", "v1", "main~1")
            let result = try git.varve("diff", "Tasks", "--against=git:v1", in: "Schemas")
            #expect(result.status == 0, "\(result.errors)")
            #expect(result.output.contains("`Task.notes` added"))
        }
    }

    @Test func aRenamedFolderIsFoundByTheNameOfTheSchema() throws {
        try GitFolder.with { git in
            try git.write(Self.title, in: "Models/Old")
            try git.write(Self.title, in: "Models/Other", schema: "Other")
            try git.commit("first")
            try git.git("mv", "Models", "Schemas")
            try git.git("mv", "Schemas/Old", "Schemas/Tasks")
            try git.write("\(Self.title), notes: string?")
            try git.commit("second")
            try git.git("branch", "base", "HEAD~1")
            let result = try git.varve("diff", "Tasks", "--against", "git:base")
            #expect(result.status == 0, "\(result.errors)")
            #expect(result.output.contains("`Task.notes` added"))
            #expect(result.output.contains("1 change\n"))
        }
    }

    @Test func aSchemaOfSeveralFilesIsReadWhole() throws {
        try GitFolder.with { git in
            try git.write(Self.title)
            let place = "Schemas/Tasks/place.yaml"
            let head = "schema: Tasks\nversion: 1.0.0\nentities: { Place: { attributes: { city: string?"
            try git.folder.write(place, head + " } } }\n")
            try git.commit("first")
            try git.folder.write(place, head + ", street: string? } } }\n")
            let result = try git.varve("diff", "--against", "git:main")
            #expect(result.status == 0, "\(result.errors)")
            #expect(result.output.contains("`Place.street` added"))
            #expect(result.output.contains("1 change\n"))
        }
    }

    @Test func identitiesAreCarriedThroughTheLayers() throws {
        try GitFolder.with { git in
            try git.write(Self.title)
            #expect(try git.varve("freeze").status == 0)
            try git.commit("first")
            #expect(try git.varve("bump", "2.0.0").status == 0)
            let text = try git.folder.read("Schemas/Tasks/schema.yaml")
            try git.folder.write(
                "Schemas/Tasks/schema.yaml",
                text.replacing("title:", with: "heading:") + "  rename: { Task.title: heading }\n")
            let result = try git.varve("diff", "--against", "git:main")
            #expect(result.status == 0, "\(result.errors)")
            #expect(result.output.contains("`Task.title` renamed to `heading`"))
            #expect(!result.output.contains("removed"))
        }
    }

    @Test func aBrokenLayerThereGivesWayToTheReleasedOne() throws {
        try GitFolder.with { git in
            try git.write(Self.title)
            #expect(try git.varve("freeze").status == 0)
            try git.folder.write("Schemas/Tasks/schema.yaml", "schema: [\n")
            try git.commit("broken")
            try git.write(Self.title)
            let result = try git.varve("diff", "--against", "git:main")
            #expect(result.status == 0, "\(result.errors)")
            #expect(result.output.contains("no changes"))
        }
    }

    @Test func aNewSchemaIsComparedWithNothing() throws {
        try GitFolder.with { git in
            try git.commit("nothing yet")
            try git.write(Self.title)
            let result = try git.varve("diff", "--against", "git:main", "--format", "json")
            #expect(result.status == 0, "\(result.errors)")
            #expect(result.output.contains("\"from\": \"0.0.0\""))
            #expect(result.output.contains("which has no schema Tasks"))
            #expect(result.output.contains("`Task` added"))
        }
    }

    // MARK: What can go wrong

    private func ending(_ result: Program.Result) -> (Int32, String) { (result.status, result.errors) }

    @Test func noRepository() throws {
        try Folder.with { folder in
            let git = GitFolder(folder: folder)
            try git.write(Self.title)
            let (status, errors) = ending(
                try VarveBinary.run(
                    ["diff", "--against", "git:main"], in: folder.url, environment: ["GIT_CEILING_DIRECTORIES": "/"]))
            #expect(status == 66)
            #expect(errors.hasPrefix("error: `Schemas/Tasks` is in no git repository\nhelp: "))
        }
    }

    @Test func unknownReference() throws {
        try branched { git in
            for reference in ["nothing", "--upload-pack=touch x", "main..topic", "main^{tree}"] {
                let (status, errors) = ending(try git.varve("diff", "--against=git:\(reference)"))
                #expect(status == 66)
                #expect(errors.hasPrefix("error: git knows no `\(reference)`\n"), "\(errors)")
            }
            #expect(try git.varve("diff", "--against", "main").status == 64)
            #expect(try git.varve("diff", "--against", "git:").status == 64)
            #expect(try git.varve("diff", "1.0.0", "--against", "git:main").status == 64)
        }
    }

    @Test func noCommitYet() throws {
        try GitFolder.with { git in
            try git.write(Self.title)
            let (status, errors) = ending(try git.varve("diff", "--against", "git:main"))
            #expect(status == 66)
            #expect(errors.hasPrefix("error: the repository has no commit yet\n"))
        }
    }

    @Test func unrelatedHistories() throws {
        try branched { git in
            try git.git("checkout", "--quiet", "--orphan", "alone")
            try git.commit("alone")
            let (status, errors) = ending(try git.varve("diff", "--against", "git:main"))
            #expect(status == 66)
            #expect(errors.hasPrefix("error: `HEAD` and `main` have no commit in common\n"))
        }
    }

    @Test func shallowClone() throws {
        try branched { git in
            try git.commit("topic goes on")
            try git.git("clone", "--quiet", "--depth=1", "--no-single-branch", "file://\(git.folder.path(""))", "clone")
            let (status, errors) = ending(try git.varve("diff", "--against", "git:origin/main", in: "clone"))
            #expect(status == 66)
            #expect(errors.hasPrefix("error: the clone is shallow: it ends before `HEAD` and `origin/main` meet\n"))
            #expect(errors.contains("write `fetch-depth: 0` below `with:` of actions/checkout"))
            try git.git("clone", "--quiet", "--depth=1", "file://\(git.folder.path(""))", "single")
            let missing = ending(try git.varve("diff", "--against", "git:origin/main", in: "single"))
            #expect(missing.0 == 66)
            #expect(missing.1.hasPrefix("error: the clone is shallow and does not have `origin/main`\n"))
        }
    }

    @Test func noGit() throws {
        try Folder.with { folder in
            let program = GitProgram(folder: folder.path(""), executable: "no-such-git")
            let found = failure { _ = try GitRepository(of: folder.path(""), git: program) }
            #expect(found?.exitCode == .inputMissing)
            #expect(found?.diagnostic.message == "`git` cannot be run")
        }
    }

    @Test func outputIsBounded() throws {
        try GitFolder.with { git in
            try git.folder.write("large.txt", String(repeating: "x", count: 1 << 20))
            try git.commit("large")
            let program = GitProgram(folder: git.folder.path(""))
            #expect(throws: GitProgram.Failure.self) {
                try program.run(["cat-file", "blob", "HEAD:large.txt"], limit: 1 << 16)
            }
            let whole = try program.run(["cat-file", "blob", "HEAD:large.txt"], limit: 1 << 20)
            #expect(whole.output.count == 1 << 20 && whole.status == 0)
        }
    }
}
