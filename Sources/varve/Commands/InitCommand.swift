import Diagnostics

/// `init`: writes a project file, a first schema and a Makefile fragment, and overwrites nothing.
struct InitCommand {
    let call: CommandCall
    let console: Console

    func run() throws -> ExitCode {
        let folder = call.argument(.folder) ?? "."
        let name = call.value(.name) ?? "Main"
        guard Self.isName(name) else {
            throw CommandFailure.usage(
                "`\(name)` cannot name a schema", helps: ["begin with a capital letter and use letters and digits only"]
            )
        }
        let files = Self.files(schema: name).map { (PathText.join(folder, $0.path), $0.text) }
        // All are asked before the first is written, so that a refusal leaves nothing behind.
        for (path, _) in files where FileSystem.exists(path) {
            throw CommandFailure.output(
                "`\(path)` exists and is not overwritten", notes: ["nothing was written"])
        }
        for (path, text) in files {
            try WholeFile.create(path, with: Array(text.utf8))
            console.write("wrote \(path)\n", to: .errors)
        }
        let place = folder == "." ? "" : " in \(VisibleText.escaped(folder))"
        console.write(
            "next: varve generate\(place), or `include \(InitTemplates.makefile)` in a Makefile\n", to: .errors)
        return .success
    }

    /// A name that is a legal type in generated code and a folder on every system.
    private static func isName(_ name: String) -> Bool {
        guard (1...64).contains(name.utf8.count), let first = name.utf8.first, (65...90).contains(first) else {
            return false
        }
        return name.utf8.allSatisfy { (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0) }
    }

    /// What is written, with paths below the folder.
    static func files(schema name: String) -> [(path: String, text: String)] {
        [
            (ProjectDiscovery.name, InitTemplates.project),
            ("Schemas/\(name)/\(SchemaFolder.mainFile)", InitTemplates.schema(name)),
            (InitTemplates.makefile, InitTemplates.make),
        ]
    }
}
