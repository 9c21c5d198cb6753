package import MigrationPlanning
package import Mustache
package import SchemaModel

/// The `swiftdata` target: Swift source for every version of a plan, its migration, aliases and a container factory.
package enum SwiftDataEmitter {
    /// The files of `plan`, in a fixed order: one for each version, then the migration plan, the aliases and the container.
    /// The plan must be free of error findings. Throws where a template asks for what its view does not know.
    package static func files(
        for plan: SwiftDataPlan, options: SwiftDataOptions
    ) throws(TemplateError) -> [OutputFile] {
        guard let newest = plan.versions.last else { return [] }
        let templates = try TemplateLibrary.builtin(templateNames)
        let scope = SwiftDataScope(plan: plan, newest: newest, options: options)
        let naming = scope.naming
        var files: [OutputFile] = []
        for version in plan.versions {
            let view = SwiftDataVersionView(version, scope: scope)
            files.append(
                try file(naming.version(version.version), of: "swiftdata-version", view, templates: templates))
        }
        let planView = SwiftDataPlanView(plan: plan, scope: scope)
        files.append(try file(naming.plan, of: "swiftdata-plan", planView, templates: templates))
        let modelsView = SwiftDataModelsView(newest: newest, scope: scope)
        files.append(try file(naming.modelsFile, of: "swiftdata-models", modelsView, templates: templates))
        let containerView = SwiftDataContainerView(plan: plan, newest: newest, scope: scope)
        files.append(try file(naming.container, of: "swiftdata-container", containerView, templates: templates))
        return files
    }

    /// The generated type that stands for `version` of the schema called `schema`, for instance `TaskManagerSchemaV2_1`.
    package static func typeName(of version: SchemaVersion, in schema: String) -> String {
        SwiftDataNaming(schema: schema).version(version)
    }

    private static let templateNames = [
        "swiftdata-accessor", "swiftdata-call", "swiftdata-composite", "swiftdata-container", "swiftdata-enum",
        "swiftdata-list", "swiftdata-model", "swiftdata-models", "swiftdata-plan", "swiftdata-property",
        "swiftdata-version",
    ]

    private static func file(
        _ name: String, of template: String, _ view: any TemplateView, templates: TemplateLibrary
    ) throws(TemplateError) -> OutputFile {
        var bytes: [UInt8] = []
        try templates.render(template, view, into: &bytes)
        return OutputFile(path: "\(name).swift", bytes: bytes)
    }
}
