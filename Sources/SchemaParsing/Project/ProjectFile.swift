package import Diagnostics
package import SchemaModel

/// What can be written from a schema.
package enum ProjectTarget: String, Sendable, Hashable, CaseIterable {
    case swiftdata, coredata, swift, grdb, sqlite, postgresql, docs

    /// Whether this release can write it.
    package var isBuilt: Bool {
        switch self {
        case .swiftdata, .swift, .sqlite: true
        case .coredata, .grdb, .postgresql, .docs: false
        }
    }

    /// The keys of an output that say something to the target, beside `target` and `to`.
    var keys: [String] {
        switch self {
        case .swiftdata: ["access", "platform", "oldest"]
        case .swift: ["access", "conformances"]
        case .sqlite: ["layout"]
        case .coredata, .grdb, .postgresql, .docs: []
        }
    }
}

/// A project file, `varve.yaml`: which schemas, which outputs, which rules.
package struct ProjectFile: Sendable {
    /// The access level of generated Swift.
    package enum Access: String, Sendable, Hashable, CaseIterable {
        case `internal`, package, `public`
    }

    /// How SQL files are laid out.
    package enum Layout: String, Sendable, Hashable, CaseIterable {
        case plain
    }

    /// A protocol that plain Swift types can conform to.
    package enum Conformance: String, Sendable, Hashable, CaseIterable {
        case codable = "Codable"
        case hashable = "Hashable"
    }

    /// One entry of `outputs`.
    package struct Output: Sendable {
        package var target: Located<ProjectTarget>
        /// A relative path without `..`, as written.
        package var folder: Located<String>
        package var access: Access?
        package var platform: Platform?
        package var oldest: Located<SchemaVersion>?
        package var layout: Layout?
        package var conformances: Set<Conformance> = []

        package init(target: Located<ProjectTarget>, folder: Located<String>) {
            self.target = target
            self.folder = folder
        }
    }

    /// The folder that holds the schema folders, relative to the project file's own.
    package var schemas = "Schemas"
    package var outputs: [Output] = []
    package var profile = Profile()
    /// What the project says about rules, by name.
    package var ruleSettings: [String: RuleSetting] = [:]

    package init() {}
}
