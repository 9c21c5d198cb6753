import TestSupport
import Testing

/// A column that two attributes need: an error while it can be mended, afterwards a warning and a name of its own.
@Suite(.enabled(if: EndToEndProject.isRunnable, EndToEndProject.comment))
struct EndToEndCollisionTests {
    private static let layer = """
        schema: X
        version: 1.0.0
        composites:
          Point: { x: int, y: int }
        entities:
          A:
            attributes:
              place: Point
              place_x: int

        """

    @Test func oneMessageAndAWorkingDatabase() throws {
        try EndToEndProject.empty { project in
            try project.folder.write("X/schema.yaml", Self.layer)
            let target = ["X", "--target", "sqlite", "--output", "Out"]
            let working = try VarveBinary.run(["generate"] + target, in: project.folder.url)
            #expect(working.status == 2)
            #expect(working.errors.contains("error[column-collision]"))
            #expect(working.errors.hasSuffix("\n1 error\nto learn more: varve explain column-collision\n"))
            try project.folder.write("X/versions/1.0.0.yaml", Self.layer)
            try project.folder.write(
                "X/schema.yaml",
                "schema: X\nversion: 2.0.0\nentities:\n  A: { attributes: { q: int? } }\nmigration: { from: 1.0.0 }\n")
            try project.varve("freeze", "X", "1.0.0")
            let frozen = try VarveBinary.run(
                ["generate"] + target + ["--database", "Databases"], in: project.folder.url)
            #expect(frozen.status == 0, "\(frozen.errors)")
            #expect(frozen.errors.contains("warning[column-collision]") && frozen.errors.contains("\n1 warning\n"))
            #expect(try project.folder.read("Out/X/1.0.0.sql").contains("\"place_x_2\" INTEGER NOT NULL"))
        }
    }
}
