extension Predicate {
  /// A value that is found by following keys.
  public struct Path: Hashable, Sendable {
    /// Where the path begins; `nil` for the object that the predicate is evaluated against.
    public var base: Expression?
    /// The keys, at least one.
    public var components: [Component]
    /// Where it stands.
    public var place: Place

    /// Makes a path.
    ///
    /// - Parameters:
    ///   - base: Where the path begins.
    ///   - components: The keys, at least one.
    ///   - place: Where it stands.
    public init(_ base: Expression? = nil, _ components: [Component], place: Place = Place()) {
      self.base = base
      self.components = components
      self.place = place
    }
  }

  /// One step along a path.
  public enum Component: Hashable, Sendable {
    /// A key of a dictionary, or of each dictionary of a list.
    case key(String)
    /// `@count` and the like: something about a collection as a whole.
    case collection(CollectionOperator)
    /// One element of a collection, or the value under a key.
    case index(Expression)
    /// `[FIRST]`.
    case first
    /// `[LAST]`.
    case last
    /// `[SIZE]`: how many elements there are.
    case size
  }

  /// Something about a collection as a whole; the raw value is its name behind the `@`.
  public enum CollectionOperator: String, CaseIterable, Hashable, Sendable {
    case count, sum, avg, min, max
    case unionOfObjects, distinctUnionOfObjects
    case unionOfArrays, distinctUnionOfArrays
    case unionOfSets, distinctUnionOfSets

    /// Whether keys must follow that say what of each element is meant.
    var needsKeys: Bool { self != .count }
  }
}
