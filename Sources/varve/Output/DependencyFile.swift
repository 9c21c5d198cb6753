/// Tells Make what a target was made from, in the syntax of GNU Make that Ninja and Xcode also read.
package struct DependencyFile: Sendable, Hashable {
    private let target: String
    private let inputs: [String]

    /// `target` depends on `inputs`, which are files and, where a new file would matter, folders.
    package init(target: String, inputs: [String]) {
        self.target = target
        self.inputs = Set(inputs).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// One rule, and one without anything for each input, so that Make does not stop where an input is gone.
    package var text: String {
        let names = inputs.compactMap(Self.escaped)
        guard let target = Self.escaped(target) else { return "" }
        var text = "\(target):"
        for name in names { text += " \\\n  \(name)" }
        text += "\n"
        for name in names { text += "\n\(name):\n" }
        return text
    }

    /// `path` as Make reads it back; nil where Make has no way to write it (a line break).
    static func escaped(_ path: String) -> String? {
        var result = ""
        var backslashes = 0
        for scalar in path.unicodeScalars {
            switch scalar {
            case "\n", "\r", "\0": return nil
            case " ", "\t", "#", ":", "%", "*", "?", "[", "]", ";", "|":
                // Backslashes count only before a special scalar; there each must be doubled.
                result += String(repeating: "\\", count: backslashes + 1)
            case "$": result += "$"
            case "~" where result.isEmpty: result += "\\"
            default: break
            }
            backslashes = scalar == "\\" ? backslashes + 1 : 0
            result.unicodeScalars.append(scalar)
        }
        return result
    }
}
