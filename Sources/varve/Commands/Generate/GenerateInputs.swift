import Diagnostics
import SchemaCompilation

/// What a run read: for `--list-inputs`, the dependency file and the stamp.
struct GenerateInputs {
    private let files: [InputFile]
    private let folders: [String]

    init(workspace: Workspace, schemas: [LoadedSchema]) {
        files = (workspace.projectFile.map { [$0] } ?? []) + schemas.flatMap(\.inputs)
        var folders = schemas.flatMap(\.folder.watchedFolders)
        // A schema that joins the project is a new folder beside the others.
        let all = PathText.join(workspace.folder, workspace.project.schemas)
        if workspace.projectFile != nil, FileSystem.exists(all) { folders.append(all) }
        self.folders = folders
    }

    /// The files that were read, sorted.
    var paths: [String] {
        Set(files.map(\.source.path)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Writes the dependency file and touches the stamp, where they are asked for.
    func writeTraces(_ call: CommandCall, start: FileTime) throws {
        let stamp = call.value(.stamp)
        if let path = call.value(.depfile) {
            let dependencies = DependencyFile(target: stamp ?? path, inputs: paths, folders: folders)
            try WholeFile.replace(path, with: Array(dependencies.text.utf8))
        }
        if let stamp {
            try StampFile.touch(stamp, time: StampFile.time(start: start, inputs: files.map(\.modified)))
        }
    }
}
