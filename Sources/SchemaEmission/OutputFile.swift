/// A file to write: its place below the output folder and its content.
package struct OutputFile: Sendable, Hashable {
    /// A relative path with `/` between components; never absolute, never with `..`.
    package let path: String
    package let bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }
}
