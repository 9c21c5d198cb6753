/// The templates that ship inside the binary, by name.
package enum BuiltinTemplates {
    /// The text of the template `name` (a file of this folder without `.mustache`), or nil where there is none.
    package static func text(of name: String) -> [UInt8]? {
        switch name {
        case "swift-types": PackageResources.swift_types_mustache
        default: nil
        }
    }
}
