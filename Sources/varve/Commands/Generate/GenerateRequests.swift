import SchemaCompilation
import SchemaModel

/// What a run is to write and where: the outputs of the project file, or the one target of the command line.
struct GenerateRequests {
    /// The project with the outputs of this run.
    let project: Project
    /// The folder of each output, in order, as seen from the working directory.
    let folders: [String]

    init(_ call: CommandCall, project: Project, base: String) throws {
        let options: [FlagName] = [.access, .platform, .oldest, .conformances]
        guard let name = call.value(.target) else {
            if let flag = (options + [.output]).first(where: call.has) {
                throw CommandFailure.usage(
                    "`\(flag.rawValue)` says nothing without `--target`",
                    helps: ["add `--target` and `--output`, or write it in the project file"])
            }
            guard !project.outputs.isEmpty || call.has(.database) else {
                throw CommandFailure.usage(
                    "nothing to generate: no project file with outputs was found, and no target was named",
                    helps: ["varve generate SCHEMA --target swiftdata --output DIR", "or `varve init` a project"])
            }
            self.project = project
            folders = project.outputs.map { PathText.join(base, $0.folder) }
            return
        }
        guard let folder = call.value(.output) else {
            throw CommandFailure.usage("`--target` needs `--output`", helps: ["--output DIR"])
        }
        let flags = TargetFlags(
            access: call.value(.access), platform: call.value(.platform), oldest: call.value(.oldest),
            conformances: call.value(.conformances))
        do {
            let request = try TargetRequest(target: name, flags: flags)
            self.project = project.replacingOutputs([Project.Output(request: request, folder: folder)])
        } catch {
            throw CommandFailure.usage(error.message, helps: error.helps)
        }
        folders = [folder]
    }
}
