package import Diagnostics
import SchemaModel
import YAMLSyntax

extension ProjectFile {
    /// Reads a project file: nil where anything in it is wrong, after messages.
    ///
    /// - Parameter rules: the rules that `rules:` may name.
    package static func read(
        _ file: SourceFile, rules: RuleCatalog = RuleCatalog()
    ) -> (project: ProjectFile?, diagnostics: [Diagnostic]) {
        let reading = YAMLReader.read(file)
        guard let root = reading.root else { return (nil, reading.diagnostics) }
        var reader = ProjectFileReader(path: file.path, rules: rules)
        let project = reader.read(root)
        let noise = reading.standIns
        let diagnostics =
            reading.diagnostics
            + reader.diagnostics.filter { $0.location.map { !noise.contains($0.range) } ?? true }
        return (diagnostics.contains { $0.severity == .error } ? nil : project, diagnostics)
    }
}

/// Reads the tree of a project file.
struct ProjectFileReader {
    private let rules: RuleCatalog
    private var reader: NodeReader
    private var ruleDiagnostics: [Diagnostic] = []

    init(path: String, rules: RuleCatalog) {
        self.rules = rules
        reader = NodeReader(path: path)
    }

    var diagnostics: [Diagnostic] { reader.diagnostics + ruleDiagnostics }

    mutating func read(_ root: YAMLNode) -> ProjectFile {
        var project = ProjectFile()
        let help = "begin with `schemas: Schemas` and `outputs:`"
        for pair in reader.mapping(root, "the project file", on: nil, help: help) ?? [] {
            switch pair.key {
            case "schemas":
                if let folder = folder(pair, allowsOwn: true) { project.schemas = folder.value }
            case "outputs": project.outputs = outputs(pair)
            case "profile": project.profile = profile(pair)
            case "rules": project.ruleSettings = settings(pair)
            default: reader.otherKey(pair, in: Language.project, on: nil)
            }
        }
        return project
    }

    // MARK: Outputs

    private mutating func outputs(_ pair: YAMLNode.Pair) -> [ProjectFile.Output] {
        let help = "write a list: `- { target: swiftdata, to: Generated/Swift }`"
        guard let items = reader.sequence(pair.value, "`outputs`", on: nil, help: help) else { return [] }
        let outputs = items.compactMap { output($0, help: help) }
        var seen: [String: SourceLocation] = [:]
        for output in outputs {
            let key = "\(output.target.value.rawValue) \(output.folder.value)"
            guard let first = seen.updateValue(output.folder.location, forKey: key) else { continue }
            reader.report(
                LanguageRules.duplicateName,
                "`\(output.target.value.rawValue)` is written to `\(output.folder.value)` twice",
                at: output.folder.location.range, labels: [Diagnostic.Label("the first one is here", at: first)],
                helps: ["remove one of the two"])
        }
        return outputs
    }

    private mutating func output(_ node: YAMLNode, help: String) -> ProjectFile.Output? {
        guard let pairs = reader.mapping(node, "an item of `outputs`", on: nil, help: help) else { return nil }
        for key in ["target", "to"] {
            reader.requireKey(key, in: pairs, of: Language.output, "an item of `outputs`", at: node.range, help: help)
        }
        var target: Located<ProjectTarget>?
        var to: Located<String>?
        for pair in pairs {
            if pair.key == "target" { target = self.target(pair) }
            if pair.key == "to" { to = folder(pair, allowsOwn: false) }
        }
        // Without a target it is not known which keys apply; only unknown ones are reported.
        let stand = target ?? Located(.swiftdata, at: reader.place(node.range))
        var output = ProjectFile.Output(target: stand, folder: to ?? Located("", at: reader.place(node.range)))
        for pair in pairs where pair.key != "target" && pair.key != "to" {
            option(pair, of: target?.value, into: &output)
        }
        return target == nil || to == nil ? nil : output
    }

    private mutating func target(_ pair: YAMLNode.Pair) -> Located<ProjectTarget>? {
        guard let target = reader.choice(pair, of: ProjectTarget.self, on: nil) else { return nil }
        if target.value.isBuilt { return target }
        let built = ProjectTarget.allCases.filter(\.isBuilt).map { "`\($0.rawValue)`" }.joined(separator: ", ")
        reader.report(
            LanguageRules.notYetSupported, "the target `\(target.value.rawValue)` cannot be written by this release",
            at: pair.value.range, notes: ["this release writes \(built)"], helps: ["remove this output for now"])
        return nil
    }

    private mutating func option(
        _ pair: YAMLNode.Pair, of target: ProjectTarget?, into output: inout ProjectFile.Output
    ) {
        guard Language.output.names.contains(pair.key) else {
            reader.unknownKey(pair, in: Language.output, on: nil)
            return
        }
        if let target, !target.keys.contains(pair.key) {
            let keys = target.keys.map { "`\($0)`" }.joined(separator: ", ")
            reader.report(
                LanguageRules.keyNotApplicable,
                "`\(pair.key)` says nothing to the target `\(target.rawValue)`", at: pair.keyRange,
                notes: ["`\(target.rawValue)` knows \(keys)"], helps: ["remove `\(pair.key)`"])
            return
        }
        switch pair.key {
        case "access": output.access = reader.choice(pair, of: ProjectFile.Access.self, on: nil)?.value
        case "platform": output.platform = platform(pair)
        case "oldest": output.oldest = reader.version(pair)
        case "layout": output.layout = reader.choice(pair, of: ProjectFile.Layout.self, on: nil)?.value
        default: output.conformances = conformances(pair)
        }
    }

    private mutating func conformances(_ pair: YAMLNode.Pair) -> Set<ProjectFile.Conformance> {
        let help = "write a list: `conformances: [Codable, Hashable]`"
        let items = reader.sequence(pair.value, "`conformances`", on: nil, help: help) ?? []
        return Set(
            items.compactMap { item in
                let single = YAMLNode.Pair(key: pair.key, keyRange: pair.keyRange, value: item)
                return reader.choice(single, of: ProjectFile.Conformance.self, on: nil)?.value
            })
    }

    /// `iOS 17`.
    private mutating func platform(_ pair: YAMLNode.Pair) -> Platform? {
        guard let text = reader.text(pair.value, "`platform`", on: nil) else { return nil }
        let words = text.value.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        let names = Platform.System.allCases.map(\.rawValue)
        guard words.count == 2, let system = Platform.System(rawValue: words[0]),
            let major = IntegerText.value(of: words[1]), (1...999).contains(major)
        else {
            let closest = words.first.flatMap { Suggestion.closest(to: $0, among: names) }
            reader.report(
                LanguageRules.invalidValue, "`platform` is `\(NameText.printable(text.value))`, which is no platform",
                at: pair.value.range,
                notes: ["a platform is " + names.map { "`\($0)`" }.joined(separator: ", ") + " and a major version"],
                helps: ["write `platform: \(closest ?? "iOS") \(words.count == 2 && closest != nil ? words[1] : "17")`"]
            )
            return nil
        }
        let platform = Platform(system, Int(major))
        if platform.release == nil {
            reader.report(
                LanguageRules.invalidValue, "`platform` is `\(platform)`, which is older than SwiftData",
                at: pair.value.range,
                notes: ["SwiftData begins with iOS 17, macOS 14, tvOS 17, watchOS 10 and visionOS 1"])
        }
        return platform
    }

    // MARK: Folders and rules

    /// A relative path that cannot leave the folder of the project file.
    private mutating func folder(_ pair: YAMLNode.Pair, allowsOwn: Bool) -> Located<String>? {
        guard let text = reader.text(pair.value, "`\(pair.key)`", on: nil) else { return nil }
        let path = text.value
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        let problem: String?
        if path.hasPrefix("/") || path.hasPrefix("~") || parts[0].hasSuffix(":") {
            problem = "is absolute"
        } else if parts.contains("..") {
            problem = "leads out of the project"
        } else if path.unicodeScalars.contains(where: { $0.value < 32 || $0.value == 127 || $0 == "\\" }) {
            problem = "holds a character that no path should"
        } else if !allowsOwn, parts.allSatisfy({ $0.isEmpty || $0 == "." }) {
            problem = "is the project's own folder"
        } else {
            problem = nil
        }
        guard let problem else { return text.map(Self.normalised) }
        reader.report(
            LanguageRules.invalidValue, "`\(pair.key)` is `\(NameText.printable(path))`, which \(problem)",
            at: pair.value.range,
            notes: ["a folder is written relative to the project file and lies below it"],
            helps: ["write a relative path: `\(pair.key): \(allowsOwn ? "Schemas" : "Generated/Swift")`"])
        return nil
    }

    private static func normalised(_ path: String) -> String {
        let parts = path.split(separator: "/").filter { $0 != "." }
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }

    private mutating func profile(_ pair: YAMLNode.Pair) -> Profile {
        var profile = Profile()
        let help = "write `profile: { cloudkit: true }`"
        for pair in reader.mapping(pair.value, "`profile`", on: nil, help: help) ?? [] {
            if pair.key == "cloudkit" {
                profile.cloudKit = reader.flag(pair, on: nil) ?? false
            } else {
                reader.unknownKey(pair, in: Language.profile, on: nil)
            }
        }
        return profile
    }

    private mutating func settings(_ pair: YAMLNode.Pair) -> [String: RuleSetting] {
        let help = "write rules by name: `rules: { missing-inverse: warning }`"
        var settings: [String: RuleSetting] = [:]
        for pair in reader.mapping(pair.value, "`rules`", on: nil, help: help) ?? [] {
            let name = Located(pair.key, at: reader.place(pair.keyRange))
            if let problem = rules.problem(with: name, FilterRules.unknownRule) {
                ruleDiagnostics.append(problem)
            } else {
                settings[pair.key] = reader.choice(pair, of: RuleSetting.self, on: nil)?.value
            }
        }
        return settings
    }
}
