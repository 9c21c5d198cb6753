package import Diagnostics
import YAMLSyntax

extension SchemaEditor {
    /// Whether the file has a `migration:` block.
    package static func hasMigration(_ file: SourceFile) -> Bool { hasKey("migration", in: file) }

    /// Whether the file names the version of its layer.
    package static func hasVersion(_ file: SourceFile) -> Bool { hasKey("version", in: file) }

    private static func hasKey(_ key: String, in file: SourceFile) -> Bool {
        YAMLReader.read(file).root?.pairs?.contains { $0.key == key } ?? false
    }
}
