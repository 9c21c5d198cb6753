/// The templates that ship inside the binary, by name.
package enum BuiltinTemplates {
    /// The text of the template `name` (a file of this folder without `.mustache`), or nil where there is none.
    package static func text(of name: String) -> [UInt8]? {
        switch name {
        case "sqlite-index": PackageResources.sqlite_index_mustache
        case "sqlite-schema": PackageResources.sqlite_schema_mustache
        case "sqlite-table": PackageResources.sqlite_table_mustache
        case "sqlite-trigger": PackageResources.sqlite_trigger_mustache
        case "swift-types-entity": PackageResources.swift_types_entity_mustache
        case "swift-types-header": PackageResources.swift_types_header_mustache
        case "swift-types-shared": PackageResources.swift_types_shared_mustache
        case "swift-types-struct": PackageResources.swift_types_struct_mustache
        case "swiftdata-accessor": PackageResources.swiftdata_accessor_mustache
        case "swiftdata-call": PackageResources.swiftdata_call_mustache
        case "swiftdata-composite": PackageResources.swiftdata_composite_mustache
        case "swiftdata-container": PackageResources.swiftdata_container_mustache
        case "swiftdata-enum": PackageResources.swiftdata_enum_mustache
        case "swiftdata-list": PackageResources.swiftdata_list_mustache
        case "swiftdata-model": PackageResources.swiftdata_model_mustache
        case "swiftdata-models": PackageResources.swiftdata_models_mustache
        case "swiftdata-plan": PackageResources.swiftdata_plan_mustache
        case "swiftdata-property": PackageResources.swiftdata_property_mustache
        case "swiftdata-version": PackageResources.swiftdata_version_mustache
        default: nil
        }
    }
}
