import MigrationPlanning
import Mustache
import SchemaModel

/// One `VersionedSchema` with frozen copies of all its types.
struct SwiftDataVersionView: TemplateView {
    private let planned: PlannedVersion
    private let scope: SwiftDataScope
    private let schema: Schema

    init(_ planned: PlannedVersion, scope: SwiftDataScope) {
        self.planned = planned
        self.scope = scope.inside(scope.naming.version(planned.version))
        schema = planned.schema
    }

    func value(for name: String) -> TemplateValue? {
        switch name {
        case "header": .texts(SwiftFileHeader.lines(schema: schema.name))
        case "imports": .texts(((needsFoundation ? ["Foundation"] : []) + ["SwiftData"]).map(scope.importLine))
        case "doc": .texts(SwiftDataDoc.lines(summary, schema.doc))
        case "availability": .text(scope.options.platform.availabilityAttribute)
        case "access": .text(scope.access)
        case "name": .text(scope.naming.version(planned.version))
        case "versionedSchema": .text(scope.swiftData("VersionedSchema"))
        case "schema": .text(scope.swiftData("Schema"))
        case "persistentModel": .text(scope.swiftData("PersistentModel"))
        case "numbers": .text(numbers)
        case "modelTypes":
            .view(SwiftDataListView(elements: schema.entities.names.map { "\(SwiftIdentifier($0).spelling).self" }))
        case "enums": .views(schema.enums.map { SwiftDataEnumView(type: $0, scope: scope) })
        case "composites":
            .views(schema.composites.map { SwiftDataCompositeView($0, schema: schema, scope: scope) })
        case "models": .views(models)
        default: nil
        }
    }

    private var numbers: String {
        [planned.version.major, planned.version.minor, planned.version.patch].map { String($0) }.joined(separator: ", ")
    }

    private var summary: String {
        let folded = planned.folded.map(\.description)
        let start = "Version \(planned.version) of \(schema.name)."
        guard let last = folded.last else { return start }
        let list = folded.count == 1 ? last : folded.dropLast().joined(separator: ", ") + " and " + last
        return start + " The store cannot tell \(list) from it."
    }

    private var models: [SwiftDataModelView] {
        let parents = Set(schema.entities.compactMap(\.parent))
        return schema.entities.map {
            SwiftDataModelBuilder($0, of: planned.model, scope: scope).view(isParent: parents.contains($0.name))
        }
    }

    private var needsFoundation: Bool {
        let attributes = schema.entities.flatMap { $0.attributes.map(\.type) }
        let fields = schema.composites.flatMap { $0.fields.map(\.type) }
        return (attributes + fields).contains { type in
            switch type {
            case .scalar(let scalar), .list(let scalar): scalar.isFromFoundation
            case .codable, .transformable: true
            case .enumeration, .composite: false
            }
        }
    }
}

extension ScalarType {
    /// Whether the Swift type is one of Foundation's.
    fileprivate var isFromFoundation: Bool {
        switch self {
        case .decimal, .date, .uuid, .url, .data: true
        case .string, .bool, .int, .int16, .int32, .int64, .float, .double: false
        }
    }
}
