/// A version of a schema.
///
/// Simulated: no known difference.
public protocol VersionedSchema: SendableMetatype {
  /// The classes of the version.
  static var models: [any PersistentModel.Type] { get }
  /// The version.
  static var versionIdentifier: Schema.Version { get }
}

/// The way from older versions of a schema to the newest.
///
/// Simulated: each stage whose older version the store has is gone through when a container is
/// made.
public protocol SchemaMigrationPlan: SendableMetatype {
  /// The versions, the oldest first.
  static var schemas: [any VersionedSchema.Type] { get }
  /// The steps from each version to the next.
  static var stages: [MigrationStage] { get }
}

/// A step from a version of a schema to the next.
///
/// Simulated: what changes is found out by comparing the versions, as with Core Data; a custom
/// stage's functions get a context before and after that. Differs: both kinds need a change that
/// can be found out so.
public enum MigrationStage {
  /// A step that needs no code.
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  /// A step with code before and after it.
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)

  var from: any VersionedSchema.Type {
    switch self {
    case .lightweight(let from, _), .custom(let from, _, _, _): from
    }
  }

  var to: any VersionedSchema.Type {
    switch self {
    case .lightweight(_, let to), .custom(_, let to, _, _): to
    }
  }
}
