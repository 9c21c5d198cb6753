package import Diagnostics
import SchemaModel
import SchemaParsing

/// What a project file asks for, every option decided. Without a project file: no outputs, every rule at its own gravity.
package struct Project: Sendable {
    /// One output: what to write and where.
    package struct Output: Sendable {
        package let request: TargetRequest
        /// The folder, relative to the project file's own.
        package let folder: String

        package init(request: TargetRequest, folder: String) {
            self.request = request
            self.folder = folder
        }
    }

    /// The folder of the schema folders, relative to the project file's own.
    package var schemas = "Schemas"
    package var outputs: [Output] = []
    /// The rule sets that hold beside the rules for every schema.
    let profile: Profile
    let settings: [String: RuleSetting]

    /// A project without a file.
    package init(outputs: [Output] = []) {
        self.outputs = outputs
        profile = Profile()
        settings = [:]
    }

    /// Reads a project file: nil where anything in it is wrong, after messages.
    package static func read(_ file: SourceFile) -> (project: Project?, diagnostics: [Diagnostic]) {
        let reading = ProjectFile.read(file, rules: RuleBook.catalog)
        return (reading.project.map(Project.init), reading.diagnostics)
    }

    /// The same project with other outputs.
    package func replacingOutputs(_ outputs: [Output]) -> Project {
        var project = self
        project.outputs = outputs
        return project
    }

    private init(_ file: ProjectFile) {
        schemas = file.schemas
        outputs = file.outputs.compactMap { output in
            TargetRequest(output, profile: file.profile).map { Output(request: $0, folder: output.folder.value) }
        }
        profile = file.profile
        settings = file.ruleSettings
    }
}
