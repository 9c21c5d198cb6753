/// Tells Make what a target was made from, in the syntax of GNU Make, which Ninja and Xcode also read as long as names are
/// plain.
package struct DependencyFile: Sendable, Hashable {
    private let target: String
    private let inputs: [String]

    /// `target` depends on the files `inputs` and on `folders`, in which a new file would matter.
    package init(target: String, inputs: [String], folders: [String] = []) {
        self.target = target
        // Make takes `Copy (2)` for a member of an archive and a backslash at the end of a line for its continuation.
        let plain = folders.map { $0.hasSuffix(")") || $0.hasSuffix("\\") ? $0 + "/." : $0 }
        self.inputs = Set(inputs + plain).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// One rule, and one without anything for each input, so that Make does not stop where an input is gone.
    package var text: String {
        var text = ""
        if inputs.contains(where: { $0.utf8.contains(UInt8(ascii: "=")) }) || target.utf8.contains(UInt8(ascii: "=")) {
            text += "varve.equals := =\n"
        }
        guard let target = Self.escaped(target, isTarget: true) else { return "" }
        text += "\(target):"
        for input in inputs { text += Self.escaped(input, isTarget: false).map { " \\\n  \($0)" } ?? "" }
        text += "\n"
        for input in inputs { text += Self.escaped(input, isTarget: true).map { "\n\($0):\n" } ?? "" }
        return text
    }

    /// Words that mean something to Make at the start of a line.
    private static let keywords: Set<String> = [
        "define", "endef", "export", "override", "private", "undefine", "unexport",
    ]

    /// `path` as Make 4 reads it back; nil where Make has no way to write it (a line break).
    static func escaped(_ path: String, isTarget: Bool) -> String? {
        var result = ""
        var backslashes = 0
        for scalar in path.unicodeScalars {
            switch scalar {
            case "\n", "\r", "\0": return nil
            case "%" where !isTarget: break
            case " ", "\t", "#", ":", "%", "*", "?", "[", "]", "|":
                // Backslashes before a special scalar each count; elsewhere they are plain.
                result += String(repeating: "\\", count: backslashes + 1)
            // Make reads a rule twice when it looks for the recipe behind a semicolon.
            case ";": result += "\\\\\\"
            case "$": result += "$"
            case "=":
                // No escape keeps a line with `=` from being a definition.
                result += "$(varve.equals)"
                backslashes = 0
                continue
            default: break
            }
            backslashes = scalar == "\\" ? backslashes + 1 : 0
            result.unicodeScalars.append(scalar)
        }
        return path.hasPrefix("~") || keywords.contains(path) ? "./" + result : result
    }
}
