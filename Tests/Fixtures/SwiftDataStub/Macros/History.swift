import Foundation
import SwiftSyntax

/// What the versions of one compilation hold, so that a property that old rows have no value for is refused.
///
/// The store refuses to open in that case (TRUTH 1.5: a mandatory attribute without a default fails as soon as its table
/// has rows). Versions are told apart by the name of the enum around the model: a prefix, `V`, and numbers.
enum History {
    private struct Key: Hashable {
        let prefix: String
        let model: String
    }

    /// A property's standing in one version.
    private typealias Properties = [String: Bool]

    private static let lock = NSLock()
    nonisolated(unsafe) private static var seen: [Key: [[Int]: Properties]] = [:]

    /// Notes the properties of `model` and compares them with those of the versions next to it.
    static func record(_ model: ClassDeclSyntax, in versionName: String) -> [String] {
        guard let (prefix, numbers) = split(versionName) else { return [] }
        var properties: Properties = [:]
        for property in model.persistedProperties {
            let originalName = property.variable.originalName ?? property.plainName
            properties[originalName] = property.hasValueForOldRows
        }
        return lock.withLock {
            let key = Key(prefix: prefix, model: model.name.text)
            var versions = seen[key, default: [:]]
            versions[numbers] = properties
            seen[key] = versions
            let order = versions.keys.sorted { $0.lexicographicallyPrecedes($1) }
            guard let index = order.firstIndex(of: numbers) else { return [] }
            var problems: [String] = []
            if index > 0 { problems += compare(versions[order[index - 1]] ?? [:], properties) }
            if index + 1 < order.count { problems += compare(properties, versions[order[index + 1]] ?? [:]) }
            return problems
        }
    }

    private static func compare(_ old: Properties, _ new: Properties) -> [String] {
        new.keys.sorted().filter { old[$0] == nil && new[$0] == false }.map {
            "the new mandatory property '\($0)' needs a default at its declaration: rows of the older version have no value"
        }
    }

    private static func split(_ name: String) -> (String, [Int])? {
        guard let mark = name.lastIndex(of: "V") else { return nil }
        let numbers = name[name.index(after: mark)...].split(separator: "_").map { Int($0) }
        guard !numbers.isEmpty, !numbers.contains(nil) else { return nil }
        return (String(name[..<mark]), numbers.compactMap { $0 })
    }
}

extension VariableDeclSyntax {
    /// The name the property had at first, where an attribute says so.
    fileprivate var originalName: String? {
        for macro in ["Attribute", "Relationship"] {
            guard let list = attribute(named: macro)?.arguments?.as(LabeledExprListSyntax.self) else { continue }
            let argument = list.first { $0.label?.text == "originalName" }
            if let text = argument?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue { return text }
        }
        return nil
    }
}
