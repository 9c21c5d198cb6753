import Diagnostics
import Foundation
import SchemaParsing
import TestSupport
import Testing

/// Schemas about which there is nothing to say: not an error, not a warning, not a note.
@Suite struct ValidSchemaTests {
    private static let folder = PackageFolder.root.appending(path: "Tests/Fixtures/Valid")
    static let cases = (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []

    @Test(arguments: cases)
    func nothingIsSaid(name: String) throws {
        let file = SourceFile(path: name, bytes: Array(try Data(contentsOf: Self.folder.appending(path: name))))
        let reading = HistoryReader.read(SchemaFolderFiles(path: "Valid", working: [file]))
        #expect(reading.diagnostics == [])
        #expect(reading.history != nil)
    }

    @Test func thereAreSome() { #expect(Self.cases.count >= 4) }

    @Test(arguments: ["TaskManager", "Library"])
    func examplesAreClean(name: String) throws {
        let folder = PackageFolder.root.appending(path: "Schemas").appending(path: name)
        #expect(try SchemaFolder.findings(in: folder) == [])
    }
}
