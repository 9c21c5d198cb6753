// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What these declarations mean is in Apple's documentation; here only their shape counts.

@_exported public import Observation

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@attached(
    member,
    names: named(schemaMetadata), named(init), named(persistentBackingData), named(_$observationRegistrar))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "SwiftDataStubMacros", type: "ModelMacro")

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty() = #externalMacro(module: "SwiftDataStubMacros", type: "PersistedPropertyMacro")

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@attached(peer)
public macro Attribute(
    _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "SwiftDataStubMacros", type: "AnnotationMacro")

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@attached(peer)
public macro Relationship(
    _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
    minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
    inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "SwiftDataStubMacros", type: "AnnotationMacro")

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@attached(peer)
public macro Transient() = #externalMacro(module: "SwiftDataStubMacros", type: "AnnotationMacro")

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
    #externalMacro(module: "SwiftDataStubMacros", type: "KeyPathListMacro")

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
    #externalMacro(module: "SwiftDataStubMacros", type: "KeyPathListMacro")
