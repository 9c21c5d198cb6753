package import Diagnostics
package import SchemaModel

/// Finds where an element of one version was written.
package struct SourceMap: Sendable {
    package let document: SchemaDocument
    private let names: NameIndex

    package init(_ document: SchemaDocument) {
        self.init(document, names: NameIndex(document))
    }

    init(_ document: SchemaDocument, names: NameIndex) {
        self.document = document
        self.names = names
    }

    /// The place of the version itself.
    package var version: SourceLocation { document.version.location }

    /// The place of the element at `path`, or of the value behind its `key` where the element writes one.
    ///
    /// Nil where the version has no such element. A facet is ignored. An element that is inherited or that the
    /// tool added is not found: ask for the entity instead.
    package func location(of path: ElementPath, key: String? = nil) -> SourceLocation? {
        guard let source = names.source(of: path) else { return nil }
        if let key, let location = source.location(ofValue: key) { return location }
        return source.location
    }
}
