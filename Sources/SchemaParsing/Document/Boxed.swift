/// A value behind one reference.
///
/// An element of a document has some twenty parts, each with its place, and rules pass elements around by the thousand:
/// copying one must cost one reference count, not twenty.
@dynamicMemberLookup
package struct Boxed<Fields: Sendable>: Sendable {
    private final class Storage: Sendable {
        let fields: Fields

        init(_ fields: Fields) { self.fields = fields }
    }

    private let storage: Storage

    package init(_ fields: Fields) { storage = Storage(fields) }

    @inline(__always)
    package subscript<Value>(dynamicMember path: KeyPath<Fields, Value>) -> Value { storage.fields[keyPath: path] }
}
