// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What these declarations mean is in Apple's documentation; here only their shape counts.

public import Foundation

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct FetchDescriptor<T: PersistentModel> {
    public var predicate: Predicate<T>?
    public var fetchLimit: Int?
    public var fetchOffset: Int?

    public init(predicate: Predicate<T>? = nil) { self.predicate = predicate }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public final class ModelContext {
    public let container: ModelContainer
    public var autosaveEnabled = false
    public private(set) var hasChanges = false
    private var models: [any PersistentModel] = []

    public init(_ container: ModelContainer) { self.container = container }

    public func insert<T: PersistentModel>(_ model: T) {
        models.append(model)
        hasChanges = true
    }

    public func delete<T: PersistentModel>(_ model: T) {
        models.removeAll { ObjectIdentifier($0) == ObjectIdentifier(model) }
        hasChanges = true
    }

    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        models.compactMap { $0 as? T }
    }

    public func save() throws { hasChanges = false }
}

@available(*, unavailable, message: "contexts cannot be shared across concurrency contexts")
extension ModelContext: Sendable {}
