import Synchronization

/// The classes whose objects a store keeps, with their properties.
///
/// Simulated: the classes and those that they are related to. Differs: entities tell their name and
/// their properties' names, and can't be made or changed by a program.
public final class Schema: Sendable {
  // Nothing in it changes.
  nonisolated(unsafe) let types: [any PersistentModel.Type]
  /// The version, which only tells versions of a schema apart.
  public let version: Version

  /// Makes a schema of classes.
  public init(
    _ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)
  ) {
    self.types = Self.reachable(types)
    self.version = version
  }

  /// Makes a schema of classes.
  public convenience init(
    _ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)
  ) {
    self.init(types, version: version)
  }

  /// Makes the schema of a version.
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  /// The entities: one for each class.
  public var entities: [Entity] { types.map { Entity($0) } }

  /// The entities by their names.
  public var entitiesByName: [String: Entity] {
    Dictionary(entities.map { ($0.name, $0) }) { $1 }
  }

  /// Returns the entity of a class.
  public func entity<T: PersistentModel>(for type: T.Type) -> Entity? {
    types.contains { $0 == type } ? Entity(type) : nil
  }

  /// The name of a class's entity.
  static func entityName(of type: any PersistentModel.Type) -> String { "\(type)" }

  /// Returns classes with those at the other ends of their relationships.
  private static func reachable(
    _ types: [any PersistentModel.Type]
  ) -> [any PersistentModel.Type] {
    var found: [any PersistentModel.Type] = []
    var left = types
    while !left.isEmpty {
      let type = left.removeFirst()
      if found.contains(where: { $0 == type }) { continue }
      found.append(type)
      left += ModelProperties.of(type).all.compactMap(\.destination)
    }
    return found
  }
}

extension Schema: Hashable {
  /// Whether two schemas have the same classes and version.
  public static func == (first: Schema, second: Schema) -> Bool {
    first.version == second.version
      && first.types.map { ObjectIdentifier($0) } == second.types.map { ObjectIdentifier($0) }
  }

  /// Hashes the classes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(types.map { ObjectIdentifier($0) })
  }
}

extension Schema {
  /// The version of a schema.
  ///
  /// Simulated: no known difference.
  public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    /// The first number.
    public let major: Int
    /// The second number.
    public let minor: Int
    /// The third number.
    public let patch: Int

    /// Makes a version of three numbers.
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      self.major = major
      self.minor = minor
      self.patch = patch
    }

    /// The numbers with points between them.
    public var description: String { "\(major).\(minor).\(patch)" }

    /// Whether a version is older.
    public static func < (first: Self, second: Self) -> Bool {
      (first.major, first.minor, first.patch) < (second.major, second.minor, second.patch)
    }
  }

  /// What a schema knows of a class.
  ///
  /// Simulated: the members named here. Differs: Apple's is a class, with many more.
  public struct Entity: Sendable {
    private let properties: ModelProperties
    /// The entity's name, which is that of the class.
    public let name: String

    init(_ type: any PersistentModel.Type) {
      properties = ModelProperties.of(type)
      name = Schema.entityName(of: type)
    }

    /// The names of the properties in the store.
    public var storedPropertyNames: [String] { properties.all.map(\.name) }
    /// The names of the properties in each group whose values are unique together.
    public var uniquenessConstraints: [[String]] { properties.uniqueness }
  }
}
