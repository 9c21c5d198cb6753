import MigrationPlanning
import Mustache
import SchemaModel

/// The type aliases an app uses: every type of the newest version by its own name.
struct SwiftDataModelsView: TemplateView {
    /// One alias.
    private struct AliasView: TemplateView {
        let doc: [String]
        let access: String
        let name: String
        let target: String

        func value(for key: String) -> TemplateValue? {
            switch key {
            case "doc": .texts(doc)
            case "declaration": .texts(SwiftDataLine.assignment("\(access)typealias \(name)", target, indentation: 0))
            default: nil
            }
        }
    }

    let newest: PlannedVersion
    let scope: SwiftDataScope

    func value(for name: String) -> TemplateValue? {
        switch name {
        case "header": .texts(SwiftFileHeader.lines(schema: scope.naming.schema))
        case "availability": .text(scope.options.platform.availabilityAttribute)
        case "aliases": .views(aliases)
        default: nil
        }
    }

    private var aliases: [AliasView] {
        let schema = newest.schema
        let entities = schema.entities.map { alias(newest.model.appNames[$0.name] ?? $0.name, of: $0.name, $0.doc) }
        let enums = schema.enums.map { alias($0.name, of: $0.name, $0.doc) }
        let composites = schema.composites.map { alias($0.name, of: $0.name, $0.doc) }
        return entities + enums + composites
    }

    private func alias(_ name: String, of type: String, _ doc: String?) -> AliasView {
        AliasView(
            doc: SwiftDataDoc.lines(doc ?? "`\(name)` as the newest version has it."),
            access: scope.access, name: SwiftIdentifier(name).spelling,
            target: "\(scope.naming.version(newest.version)).\(SwiftIdentifier(type).spelling)")
    }
}

/// The factory of containers.
struct SwiftDataContainerView: TemplateView {
    let plan: SwiftDataPlan
    let newest: PlannedVersion
    let scope: SwiftDataScope

    func value(for name: String) -> TemplateValue? {
        switch name {
        case "header": .texts(SwiftFileHeader.lines(schema: scope.naming.schema))
        case "imports": .texts(["Foundation", "SwiftData"].map(scope.importLine))
        case "availability": .text(scope.options.platform.availabilityAttribute)
        case "access": .text(scope.access)
        case "name": .text(scope.naming.container)
        case "schemaName": .text(scope.naming.schema)
        case "hasHooks": .flag(plan.needsHooks)
        case "offersCloudKit": .flag(scope.options.offersCloudKit)
        case "hooksName": .text(scope.naming.hooks)
        case "plan": .text(scope.naming.plan)
        case "newest": .text(scope.naming.version(newest.version))
        case "schema": .text(scope.swiftData("Schema"))
        case "container": .text(scope.swiftData("ModelContainer"))
        case "configuration": .text(scope.swiftData("ModelConfiguration"))
        case "url": .text(scope.types.foundation("URL"))
        default: nil
        }
    }
}
