import Foundation
import TestSupport
import Testing

/// A schema over several releases: freeze, bump, renames, hooks, refused edits, forks and folds.
@Suite(.enabled(if: EndToEndProject.isRunnable, EndToEndProject.comment))
struct EndToEndLayerTests {
    @Test func anEditAfterTheReleaseAsksForABumpAndTheBumpTakesIt() throws {
        try EndToEndProject.notes { project in
            let frozen = try project.varve("freeze")
            #expect(frozen.output.isEmpty)
            #expect(
                frozen.errors == "wrote Schemas/Notes/versions/1.0.0.yaml\nwrote Schemas/Notes/varve.lock\n")
            try project.varve("check")
            try project.edit("notes: string?", "notes: string?\n      rank: { type: int, default: 0 }  # of ten")
            let refused = try project.varve("check", status: 2)
            #expect(refused.output.contains("error[unbumped-edit]: version 1.0.0 is released, and `Item.rank` is new"))
            #expect(refused.output.contains("help: run `varve bump 1.1.0`, then edit"))
            let again = try project.varve("freeze", status: 2)
            #expect(again.errors.contains("unbumped-edit") && again.errors.contains("nothing was written"))
            try project.varve("bump", "1.1.0")
            let text = try project.folder.read(EndToEndProject.schema)
            #expect(text.hasPrefix("# yaml-language-server") && text.contains("# of ten"))
            #expect(text.contains("\nversion: 1.1.0\n") && text.hasSuffix("\nmigration:\n  from: 1.0.0\n"))
            try project.varve("check")
            try project.varve("format", "--check")
            let status = try project.varve("status")
            #expect(
                status.output == """
                    Notes  released 1.0.0  working 1.1.0: lightweight (1 change)
                      before 1.1.0 reaches anybody: varve freeze Schemas/Notes

                    """)
            #expect(try project.varve().output == status.output)
        }
    }

    @Test func refusalsOfFreezeAndBump() throws {
        try EndToEndProject.notes { project in
            let unsealed = try project.varve("bump", "2.0.0", status: 64)
            #expect(unsealed.errors.contains("the working version 1.0.0 is not sealed yet"))
            try project.varve("freeze")
            let before = try project.tree()
            #expect(try project.varve("freeze", status: 64).errors.contains("1.0.0 is sealed already"))
            #expect(try project.varve("bump", "1.0.0", status: 64).errors.contains("1.0.0 does not come after 1.0.0"))
            try project.varve("freeze", "2.0.0", status: 64)
            #expect(try project.tree() == before)
            try project.varve("bump", "2.0.0")
            // A step that the store cannot make is an error before the release, and no warning of the sealed layer.
            try project.edit("notes: string?", "notes: string?\n      due: date")
            let broken = try project.varve("freeze", status: 2)
            #expect(broken.errors.contains("error[mandatory-without-default]"))
            #expect(!FileManager.default.fileExists(atPath: project.folder.path("Schemas/Notes/versions/2.0.0.yaml")))
        }
    }

    @Test func anEditedReleaseIsNamedExactly() throws {
        try EndToEndProject.notes { project in
            try project.varve("freeze")
            try project.varve("bump", "2.0.0")
            let file = "Schemas/Notes/versions/1.0.0.yaml"
            let released = try project.folder.read(file)
            try project.edit(file, "notes: string?", "notes: string")
            let edited = try project.varve("check", status: 2)
            #expect(edited.output.contains("error[frozen-layer-edited]"))
            #expect(edited.output.contains("`Item.notes`") && edited.output.contains("--> \(file):"))
            #expect(edited.output.hasSuffix("\n1 error\nto learn more: varve explain frozen-layer-edited\n"))
            try project.folder.write(file, released + "# a remark\n")
            let remark = try project.varve("check")
            #expect(remark.output.hasPrefix("warning["))
            try FileManager.default.removeItem(atPath: project.folder.path(file))
            #expect(try project.varve("check", status: 2).output.contains("1.0.0"))
        }
    }

    @Test func aLockInConflictIsOneError() throws {
        try EndToEndProject.notes { project in
            try project.varve("freeze")
            try project.varve("bump", "2.0.0")
            let lock = "Schemas/Notes/varve.lock"
            let text = try project.folder.read(lock)
            try project.folder.write(lock, "<<<<<<< ours\n\(text)=======\n>>>>>>> theirs\n")
            let conflict = try project.varve("check", status: 2)
            #expect(conflict.output.contains("error[lock-syntax]: the lock holds a merge conflict"))
            #expect(!conflict.output.contains("unsealed-layer"))
            for arguments in [
                ["freeze"], ["freeze", "--all"], ["freeze", "1.0.0"], ["bump", "3.0.0"], ["generate"],
            ] {
                #expect(try VarveBinary.run(arguments, in: project.folder.url).status == 2)
            }
            try FileManager.default.removeItem(atPath: project.folder.path(lock))
            let missing = try project.varve("check", status: 2)
            #expect(missing.output.contains("help: run `varve freeze 1.0.0`"))
            try project.varve("freeze", "1.0.0")
            #expect(try project.folder.read(lock) == text)
        }
    }

    @Test func freezeAllSealsFilesWrittenByHand() throws {
        try EndToEndProject.notes { project in
            let working = try project.folder.read(EndToEndProject.schema)
            for version in ["0.1.0", "0.2.0"] {
                let from = version == "0.2.0" ? "migration: { from: 0.1.0 }\n" : ""
                try project.folder.write(
                    "Schemas/Notes/versions/\(version).yaml",
                    working.replacing("version: 1.0.0", with: "version: \(version)") + from)
            }
            try project.append("\nmigration:\n  from: 0.2.0\n")
            let unsealed = try project.varve("check", status: 2)
            #expect(unsealed.output.components(separatedBy: "error[unsealed-layer]").count == 3)
            let sealed = try project.varve("freeze", "--all")
            #expect(sealed.errors.contains("versions/0.1.0.yaml") && sealed.errors.contains("versions/0.2.0.yaml"))
            try project.varve("check")
            #expect(try project.varve("status").output.contains("released 0.2.0"))
            try project.varve("freeze", "--all", status: 64)
        }
    }

    @Test func versionsThatTheStoreCannotTellApartAreFoldedAndSaidSo() throws {
        try EndToEndProject.notes { project in
            try project.varve("freeze")
            for version in ["1.1.0", "1.2.0"] {
                try project.varve("bump", version)
                try project.edit(
                    "isDone: { type: bool, default: \(version == "1.2.0") }",
                    "isDone: { type: bool, default: \(version == "1.1.0") }")
                try project.varve("freeze")
            }
            let diff = try project.varve("diff", "1.0.0", "1.1.0")
            #expect(diff.output.hasPrefix("Notes 1.0.0 -> 1.1.0\n"))
            let run = try project.varve("generate")
            #expect(run.output.isEmpty)
            #expect(
                run.errors == """
                    Notes: 1.1.0, 1.2.0 equal 1.0.0 to SwiftData and are folded into NotesSchemaV1: \
                    versions of one checksum abort at launch ("Duplicate version checksums detected")
                    7 written

                    """)
            let files = try project.folder.files(below: "Generated/Swift")
            #expect(files.contains { $0.hasSuffix("NotesSchemaV1.swift") })
            #expect(!files.contains { $0.hasSuffix("NotesSchemaV1_1.swift") })
            for version in ["1.0.0", "1.1.0", "1.2.0"] {
                #expect(try !project.folder.read("Generated/SQL/Notes/\(version).sql").isEmpty)
            }
        }
    }

    @Test func aForkOfTwoLayersIsRefusedWithTheWayOut() throws {
        try EndToEndProject.notes { project in
            try project.varve("freeze")
            try project.varve("bump", "2.0.0")
            try project.varve("freeze")
            let other = try project.folder.read("Schemas/Notes/versions/2.0.0.yaml")
            try project.folder.write(
                "Schemas/Notes/versions/3.0.0.yaml", other.replacing("version: 2.0.0", with: "version: 3.0.0"))
            let fork = try project.varve("check", status: 2)
            #expect(fork.output.contains("fork") && fork.output.contains("help: "))
            try project.varve("freeze", "--all", status: 2)
            try project.varve("generate", status: 2)
        }
    }
}
