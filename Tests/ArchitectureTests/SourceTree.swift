import Foundation
import TestSupport
import Testing

/// One Swift file of the project, as text.
struct SwiftSource: Sendable, CustomTestStringConvertible {
    /// The path from the root of the package.
    let path: String
    /// The target the file belongs to, for instance `SchemaModel`.
    let module: String
    let lines: [String]

    var testDescription: String { path }

    /// Every Swift file that is part of the product.
    static let product = ["Sources", "Templates", "Rules"].flatMap { all(below: $0) }

    /// Folders that are one target each, by the name of the target.
    private static let folders = ["Templates": "Templates", "Rules": "RuleTexts"]

    /// Every Swift file below `folder`, except fixtures that are inputs of tests.
    static func all(below folder: String) -> [SwiftSource] {
        let root = PackageFolder.root.appending(path: folder)
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: root.path)) ?? []
        return paths.sorted().compactMap { path in
            guard path.hasSuffix(".swift"), !path.contains("Fixtures/") else { return nil }
            guard let text = try? String(contentsOf: root.appending(path: path), encoding: .utf8) else { return nil }
            let module = folders[folder] ?? String(path.prefix { $0 != "/" })
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            return SwiftSource(path: "\(folder)/\(path)", module: module, lines: lines)
        }
    }

    /// The modules that the file imports.
    var imports: Set<String> {
        var names: Set<String> = []
        for line in lines {
            let words = line.split(separator: " ").map(String.init)
            guard let position = words.firstIndex(of: "import"), position <= 2, position + 1 < words.count else {
                continue
            }
            guard
                words[..<position].allSatisfy({
                    ["package", "public", "internal", "private", "@testable"].contains($0)
                })
            else { continue }
            names.insert(words[words.count - 1].split(separator: ".").first.map(String.init) ?? "")
        }
        return names
    }

    /// The functions and initialisers of the file with their length in lines, found by indentation.
    var functions: [(name: String, line: Int, length: Int)] {
        var found: [(String, Int, Int)] = []
        for (index, line) in lines.enumerated() {
            let text = line.drop { $0 == " " }
            let indent = line.count - text.count
            guard Self.opensFunction(text) else { continue }
            let closing = String(repeating: " ", count: indent) + "}"
            guard let end = lines[(index + 1)...].firstIndex(where: { $0.hasPrefix(closing) }) else { continue }
            // A declaration on one line, or in a protocol, has no body of its own.
            if lines[index].hasSuffix("}") || !lines[index...end].contains(where: { $0.hasSuffix("{") }) { continue }
            found.append((String(text.prefix(60)), index + 1, end - index + 1))
        }
        return found
    }

    private static func opensFunction(_ text: Substring) -> Bool {
        let modifiers: Set<Substring> = [
            "package", "public", "private", "fileprivate", "internal", "static", "mutating", "override", "final",
            "consuming", "borrowing", "nonisolated", "@discardableResult", "@Test", "convenience", "required",
        ]
        let words = text.split(separator: " ")
        guard let word = words.first(where: { !modifiers.contains($0) }) else { return false }
        return word == "func" || word.hasPrefix("init(") || word.hasPrefix("init?(") || word.hasPrefix("init<")
    }
}
