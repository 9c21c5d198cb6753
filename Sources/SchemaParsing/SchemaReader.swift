package import Diagnostics
package import SchemaModel
import YAMLSyntax

/// Reads one version of a schema from its files, up to the point where rules can look at it.
package enum SchemaReader {
    /// What the files of one version say.
    package struct Reading: Sendable {
        /// The version as written; parts that could not be read are missing from it, after a message.
        package let document: SchemaDocument
        /// The version resolved; whole exactly when `diagnostics` holds no error.
        package let schema: Schema
        /// What is wrong with the language: no rule has looked yet.
        package let diagnostics: [Diagnostic]
        /// The elements of the document by name.
        let names: NameIndex
    }

    /// The version that `files` make up: `schema.yaml` first, then the others by path.
    package static func read(_ files: [SourceFile]) -> Reading {
        let ordered = files.sorted { rank($0) < rank($1) }
        var parts: [LayerPart] = []
        var diagnostics: [Diagnostic] = []
        var found: [Diagnostic] = []
        var standIns: Set<SourceLocation> = []
        var isComplete = true
        for file in ordered {
            let reading = YAMLReader.read(file)
            diagnostics += reading.diagnostics
            guard let root = reading.root else {
                isComplete = false
                continue
            }
            let result = LayerFileReader.read(root, path: file.path)
            parts.append(result.part)
            found += result.diagnostics
            standIns.formUnion(reading.standIns.map { SourceLocation(path: file.path, range: $0) })
        }
        let merged = DocumentMerger.merge(parts, path: ordered.first?.path ?? "")
        let names = NameIndex(merged.document)
        let resolved = Resolver.resolve(merged.document, names: names)
        // Names that lead nowhere may be declared in the file that could not be read.
        found += merged.diagnostics + (isComplete ? resolved.diagnostics : [])
        // A message about text that stands for something the YAML reader refused would be noise.
        let news = found.filter { $0.location.map { !standIns.contains($0) } ?? true }
        return Reading(
            document: merged.document, schema: resolved.schema, diagnostics: diagnostics + news, names: names)
    }

    /// The messages of all rules about one version.
    package static func check(
        _ document: SchemaDocument, _ schema: Schema, isFrozen: Bool, profile: Profile = Profile()
    ) -> [Diagnostic] {
        check(document, schema, names: NameIndex(document), isFrozen: isFrozen, profile: profile)
    }

    static func check(
        _ document: SchemaDocument, _ schema: Schema, names: NameIndex, isFrozen: Bool, profile: Profile
    ) -> [Diagnostic] {
        var context = RuleContext(document: document, schema: schema, names: names, isFrozen: isFrozen)
        for rule in profile.rules { rule.check(&context) }
        return context.diagnostics
    }

    private static func rank(_ file: SourceFile) -> (Int, String) {
        let isMain = file.path == "schema.yaml" || file.path.hasSuffix("/schema.yaml")
        return (isMain ? 0 : 1, file.path)
    }
}
