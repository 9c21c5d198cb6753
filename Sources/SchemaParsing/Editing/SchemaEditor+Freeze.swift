package import Diagnostics
package import SchemaModel
import YAMLSyntax

extension SchemaEditor {
    /// The canonical text of one layer, ready to stand alone in `versions/`: the content and comments of `files` (the
    /// working files of one version, in order) with `identity:` written on every element of `identities`.
    ///
    /// Short forms are widened where an identity needs room. `rawValues` gives enum cases their raw value where none is
    /// written; the cases of an enum that is widened from a list and has none there get their name. Paths that no file
    /// declares are ignored.
    package static func frozenText(
        files: [SourceFile], identities: [ElementPath: String], rawValues: [ElementPath: String] = [:]
    ) -> FormatResult {
        var joined: YAMLDocument?
        var comments: [String] = []
        var findings: [Diagnostic] = []
        for file in files {
            let reading = YAMLReader.read(file)
            findings += reading.diagnostics
            comments += reading.comments.map(\.text)
            guard let document = YAMLDocument(reading, of: file) else { continue }
            if joined == nil { joined = document } else { joined?.join(document) }
        }
        guard findings.isEmpty, var document = joined else { return .refused(findings) }
        IdentityWriter(identities: identities, rawValues: rawValues).write(to: &document.root)
        CanonicalForm.apply(to: &document)
        return SchemaFormatter.print(document, path: files.first?.path ?? "", comments: comments)
    }
}

extension YAMLDocument {
    /// Adds the content of another file of the same version. What both say once (name, version) is kept once; of what is
    /// dropped the comments stay.
    fileprivate mutating func join(_ other: YAMLDocument) {
        var orphans = other.header
        if !orphans.isEmpty { orphans[0].isApart = true }
        root.join(other.root, orphans: &orphans, isRoot: true)
        if !orphans.isEmpty { footer += orphans }
        footer += other.footer
    }
}

extension YAMLDocument.Value {
    /// Adds the slots of `other`; comments that lose their place wait in `orphans` for the next slot that is added.
    fileprivate mutating func join(_ other: Self, orphans: inout [YAMLDocument.Comment], isRoot: Bool = false) {
        var places: [String: Int] = [:]
        for (index, slot) in slots.enumerated() { if let key = slot.key { places[key] = index } }
        for slot in other.slots {
            var slot = slot
            if let key = slot.key, let index = places[key] {
                orphans += slot.leading + slot.behind.map { YAMLDocument.Comment($0) }
                if slots[index].value.isScalar || slot.value.isScalar {
                    orphans += slot.value.allComments
                    if slots[index].value.text == "", !slot.value.isScalar { slots[index].value = slot.value }
                } else {
                    slots[index].value.join(slot.value, orphans: &orphans)
                }
            } else {
                slot.leading = orphans + slot.leading
                orphans = []
                slots.append(slot)
            }
        }
        closing += other.closing
    }

    fileprivate var allComments: [YAMLDocument.Comment] {
        slots.flatMap { $0.leading + $0.behind.map { YAMLDocument.Comment($0) } + $0.value.allComments } + closing
    }
}
