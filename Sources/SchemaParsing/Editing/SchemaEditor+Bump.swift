package import Diagnostics
package import SchemaModel
import YAMLSyntax

/// Edits that commands make in schema files: as small as they can be.
package enum SchemaEditor {
    /// The text of the working file `file` for the next version: `version:` says `version`, and the `migration:` block
    /// holds nothing but `from: previous`. Every other byte stays, comments outside the block with it.
    ///
    /// A `migration:` that is missing is added at the end where `addsMigration` is set; a `version:` that is missing is
    /// not added. So of a schema of several files all can be passed, and one of them with `addsMigration`.
    package static func bump(
        file: SourceFile, to version: SchemaVersion, from previous: SchemaVersion, addsMigration: Bool = true
    ) -> FormatResult {
        let reading = YAMLReader.read(file)
        guard reading.diagnostics.isEmpty, let root = reading.root, let pairs = root.pairs else {
            return .refused(reading.diagnostics)
        }
        var edits = TextEdits(file)
        if let pair = pairs.first(where: { $0.key == "version" }) {
            edits.replace(pair.value.range.start.offset, edits.trimmedEnd(of: pair.value), with: "\(version)")
        }
        let block = MigrationBlock(root: root, pairs: pairs, reading: reading)
        if let pair = block.pair {
            block.replace(pair, previous: previous, edits: &edits)
        } else if addsMigration {
            block.add(previous: previous, edits: &edits)
        }
        let text = edits.text()
        // A text that ends the document (`...`) or goes on behind the last line leaves no room for a block.
        let again = YAMLReader.read(SourceFile(path: file.path, text: text))
        return again.diagnostics.isEmpty ? .text(text) : .refused(again.diagnostics)
    }
}

/// The `migration:` block of a working file, as bytes.
private struct MigrationBlock {
    let root: YAMLNode
    let pairs: [YAMLNode.Pair]
    let reading: YAMLReading

    var pair: YAMLNode.Pair? { pairs.first { $0.key == "migration" } }

    private func isInline(_ edits: TextEdits) -> Bool { edits.byte(root.range.start.offset) == UInt8(ascii: "{") }

    /// Replaces the value; what stands behind the key on its line stays.
    func replace(_ pair: YAMLNode.Pair, previous: SchemaVersion, edits: inout TextEdits) {
        let value = pair.value
        let start = value.range.start
        if isInline(edits) {
            edits.replace(start.offset, edits.trimmedEnd(of: value), with: "{ from: \(previous) }")
            return
        }
        // Between the colon and the value: the blanks and comments of the key's own line stay, later lines go.
        let colon = edits.colon(behind: pair.keyRange.end.offset)
        let isOnKeyLine = start.line == pair.keyRange.end.line
        let keyLineEnd = isOnKeyLine ? edits.blanksBackward(from: start.offset, to: colon) : edits.lineEnd(colon)
        let end = isOnKeyLine ? edits.trimmedEnd(of: value) : endOfBlock(pair, edits)
        let indent = String(repeating: " ", count: pair.keyRange.start.column - 1 + 2)
        let behind = isOnKeyLine ? edits.piece(end, edits.lineEnd(end)) : ""
        let through = isOnKeyLine ? edits.lineEnd(end) : end
        edits.replace(
            keyLineEnd, max(through, keyLineEnd), with: behind + edits.lineBreak + indent + "from: \(previous)")
    }

    /// The end of the last line of the block: its value, a comment behind that, and comments below indented more than the key.
    private func endOfBlock(_ pair: YAMLNode.Pair, _ edits: TextEdits) -> Int {
        var end = edits.lineEnd(edits.trimmedEnd(of: pair.value))
        for comment in reading.comments where comment.range.start.offset >= end {
            guard comment.standsAlone, comment.range.start.column > pair.keyRange.start.column,
                edits.isBlank(end, comment.range.start.offset)
            else { break }
            end = comment.range.end.offset
        }
        return end
    }

    func add(previous: SchemaVersion, edits: inout TextEdits) {
        if isInline(edits) {
            let close = root.range.end.offset - 1
            let inner = pairs.last.map { edits.trimmedEnd(of: $0.value) } ?? root.range.start.offset + 1
            let comma = pairs.isEmpty || edits.piece(inner, close).contains(",") ? "" : ", "
            edits.replace(inner, inner, with: "\(comma)migration: { from: \(previous) }")
            return
        }
        let column = root.range.start.column - 1
        let indent = String(repeating: " ", count: column)
        let end = edits.count
        var text = edits.endsWithBreak ? "" : edits.lineBreak
        text += edits.lineBreak + indent + "migration:" + edits.lineBreak
        text += indent + "  from: \(previous)" + edits.lineBreak
        edits.replace(end, end, with: text)
    }
}
