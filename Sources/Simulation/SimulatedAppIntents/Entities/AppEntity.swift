/// Something of the app that intents work with.
///
/// Simulated: the user chooses among those that its query suggests, or names one; it is kept by its
/// identifier and found again by its query (documented). Differs: entities aren't in Spotlight.
public protocol AppEntity: IntentParameterValue, Identifiable
where ID: EntityIdentifierConvertible & Sendable {
  /// The type of its query.
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self

  /// What such things are called.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  /// What finds them.
  static var defaultQuery: DefaultQuery { get }
  /// What the user sees of it.
  var displayRepresentation: DisplayRepresentation { get }
}

/// An identifier that can be kept as text.
///
/// Simulated: texts, whole numbers and UUIDs; no known difference.
public protocol EntityIdentifierConvertible {
  /// The text.
  var entityIdentifierString: String { get }
  /// Returns the identifier of a text.
  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension String: EntityIdentifierConvertible {
  /// The text itself.
  ///
  /// Simulated: no known difference.
  public var entityIdentifierString: String { self }
  /// Returns the text itself.
  ///
  /// Simulated: no known difference.
  public static func entityIdentifier(for entityIdentifierString: String) -> String? {
    entityIdentifierString
  }
}

extension Int: EntityIdentifierConvertible {
  /// The number as text.
  ///
  /// Simulated: no known difference.
  public var entityIdentifierString: String { "\(self)" }
  /// Returns the number of a text.
  ///
  /// Simulated: no known difference.
  public static func entityIdentifier(for entityIdentifierString: String) -> Int? {
    Int(entityIdentifierString)
  }
}

extension UUID: EntityIdentifierConvertible {
  /// The identifier as text.
  ///
  /// Simulated: no known difference.
  public var entityIdentifierString: String { uuidString }
  /// Returns the identifier of a text.
  ///
  /// Simulated: no known difference.
  public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
    UUID(uuidString: entityIdentifierString)
  }
}

/// What finds entities.
///
/// Simulated: by their identifiers, and those that are suggested.
public protocol EntityQuery: Sendable {
  /// The type of the entities.
  associatedtype Entity: AppEntity

  /// Makes the query.
  init()

  /// Returns the entities with these identifiers; those that are gone are left out.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// Returns the entities that the user can choose.
  func suggestedEntities() async throws -> [Entity]
  /// Returns the entity that a parameter has at first.
  func defaultResult() async -> Entity?
}

extension EntityQuery {
  /// By default there are none.
  public func suggestedEntities() async throws -> [Entity] { [] }
  /// By default there is none.
  public func defaultResult() async -> Entity? { nil }
}

/// What finds entities by a text.
///
/// Simulated: by what the user says.
public protocol EntityStringQuery: EntityQuery {
  /// Returns the entities that a text means.
  func entities(matching string: String) async throws -> [Entity]
}

/// What knows all entities.
///
/// Simulated: all of them are suggested (documented).
public protocol EnumerableEntityQuery: EntityQuery {
  /// Returns all entities.
  func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery {
  /// All entities.
  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}
