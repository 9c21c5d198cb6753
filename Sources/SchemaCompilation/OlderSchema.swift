package import Diagnostics
package import SchemaModel
import SchemaParsing

/// Reads a schema folder as it was at another time, when the tool may have said other things about it: what can be read
/// counts, not what is right.
package enum OlderSchema {
    /// The newest layer of the folder that can be read, with identities carried through those before it: the working one,
    /// else the newest released one behind which nothing is broken. Nil where there is none.
    package static func newest(
        path: String, working: [SourceFile], versions: [SourceFile], lock: SourceFile?
    ) -> Schema? {
        if let schema = read(path, working, versions, lock) { return schema }
        var left = versions.sorted { version(of: $0) < version(of: $1) }
        while let last = left.last {
            if let schema = read(path, [last], left, lock) { return schema }
            left.removeLast()
        }
        return nil
    }

    private static func read(
        _ path: String, _ working: [SourceFile], _ versions: [SourceFile], _ lock: SourceFile?
    ) -> Schema? {
        HistoryReader.read(SchemaFolderFiles(path: path, working: working, versions: versions, lock: lock))
            .history?.newest.schema
    }

    /// The version that the name of a released file says; files of other names come first.
    private static func version(of file: SourceFile) -> SchemaVersion {
        let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
        return name.hasSuffix(".yaml")
            ? SchemaVersion(String(name.dropLast(5))) ?? SchemaVersion(0, 0, 0) : SchemaVersion(0, 0, 0)
    }
}
