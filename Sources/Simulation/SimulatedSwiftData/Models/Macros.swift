/// Makes a class one whose objects SwiftData keeps.
///
/// Simulated: each stored `var` with a value of a Codable type, or with models, becomes a property
/// in the store; a class without an initialiser is refused, as on iOS. Differs: what the macro
/// generates is this project's own; a class below another model class isn't supported.
@attached(
  member, names: named(_$backingData), named(persistentBackingData), named(schemaMetadata),
  named(init), named(_$observationRegistrar))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "SwiftDataMacros", type: "PersistentModelMacro")

// swift-format-ignore: NoLeadingUnderscores
/// Marks a stored property of a model class; `@Model` adds it.
///
/// Simulated: for `@Model` only, as on iOS.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(`_`))
public macro _PersistedProperty() =
  #externalMacro(module: "SwiftDataMacros", type: "PersistedPropertyMacro")

/// Says how the store keeps a property.
///
/// Simulated: `@Model` reads it; see `Schema.Attribute` for what its options do.
@attached(peer) public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "SwiftDataMacros", type: "NoteMacro")

/// Says how a property with models is related to them.
///
/// Simulated: `@Model` reads it; see `Schema.Relationship`.
@attached(peer) public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
  inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "SwiftDataMacros", type: "NoteMacro")

/// Keeps a property out of the store.
///
/// Simulated: it begins with its initial value when the object is read anew. Differs: observers
/// aren't told of its changes.
@attached(peer) public macro Transient() =
  #externalMacro(module: "SwiftDataMacros", type: "NoteMacro")

/// Says which properties' values are unique together.
///
/// Simulated: as with `@Attribute(.unique)`, for several properties.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
  #externalMacro(module: "SwiftDataMacros", type: "UniquenessMacro")

/// Says by which properties objects should be found quickly.
///
/// Simulated: the store's database has the index.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
  #externalMacro(module: "SwiftDataMacros", type: "UniquenessMacro")

/// Gives an actor a context of its own.
///
/// Simulated: no known difference.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "SwiftDataMacros", type: "ModelActorMacro")
