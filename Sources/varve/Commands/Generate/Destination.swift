import SchemaCompilation
import SchemaEmission
import SchemaModel

/// One output folder of a run and everything that goes into it.
struct Destination {
    let folder: String
    let groups: [OutputGroup]
    /// Owners whose files nothing produces any more.
    let retired: Set<String>

    /// The paths of all files, with the folder in front.
    var paths: [String] { groups.flatMap { $0.files.files.map { PathText.join(folder, $0.path) } } }

    func run(_ mode: OutputWriter.Mode) throws -> OutputReport {
        try OutputWriter(folder: folder).run(groups, retiring: retired, mode: mode)
    }

    /// Prints all targets of `schemas` and sorts the files by folder, in the order of the requests.
    static func all(
        of schemas: [LoadedSchema], _ requests: GenerateRequests, wholeProject: Bool
    ) throws -> [Destination] {
        var folders: [String] = []
        var groups: [String: [OutputGroup]] = [:]
        for (index, folder) in requests.folders.enumerated() {
            if groups[folder] == nil { folders.append(folder) }
            for schema in schemas {
                let target = schema.compiled.targets[index]
                let name = schema.compiled.history?.name ?? ""
                let files = try OutputSet(target.files())
                groups[folder, default: []].append(
                    OutputGroup(owner: "\(name) \(target.request.name)", files: files))
            }
        }
        return try folders.map { folder in
            let groups = groups[folder] ?? []
            let retired = wholeProject ? try OutputWriter.owners(in: folder).subtracting(groups.map(\.owner)) : []
            return Destination(folder: folder, groups: groups, retired: retired)
        }
    }
}
