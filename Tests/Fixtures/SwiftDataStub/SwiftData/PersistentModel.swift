// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What these declarations mean is in Apple's documentation; here only their shape counts.

public import Observation

/// Identifies a model across contexts.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct PersistentIdentifier: Hashable, Identifiable, Comparable, Sendable {
    let object: ObjectIdentifier
    public var id: ObjectIdentifier { object }
    public static func < (left: Self, right: Self) -> Bool { left.object < right.object }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public protocol BackingData {}

/// What every model of the stub has for backing data.
public struct NoBackingData: BackingData {
    public init() {}
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {
    init(backingData: any BackingData)
    static var schemaMetadata: [Schema.PropertyMetadata] { get }
    var persistentBackingData: any BackingData { get }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension PersistentModel {
    public var persistentModelID: PersistentIdentifier { PersistentIdentifier(object: ObjectIdentifier(self)) }
    public var id: PersistentIdentifier { persistentModelID }
    public var modelContext: ModelContext? { nil }
    public var hasChanges: Bool { false }
    public var isDeleted: Bool { false }
    public static func == (left: Self, right: Self) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The values a to-many relationship may have.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public protocol RelationshipCollection {
    associatedtype PersistentElement: PersistentModel
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension Array: RelationshipCollection where Element: PersistentModel {
    public typealias PersistentElement = Element
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension Optional: RelationshipCollection where Wrapped: RelationshipCollection {
    public typealias PersistentElement = Wrapped.PersistentElement
}
