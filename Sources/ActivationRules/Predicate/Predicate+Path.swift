extension Predicate {
  /// A value that is found by following keys.
  public struct Path: Hashable, Sendable {
    /// The start of the path; `nil` for the object that the predicate is evaluated against.
    public var base: Expression?
    /// The keys, at least one.
    public var components: [Component]
    /// Its place in the text.
    public var place: Place

    /// Makes a path.
    ///
    /// - Parameters:
    ///   - base: The start of the path.
    ///   - components: The keys, at least one.
    ///   - place: Its place in the text.
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
    /// `@count` and the like: a property of a collection as a whole.
    case collection(CollectionOperator)
    /// One element of a collection, or the value under a key.
    case index(Expression)
    /// `[FIRST]`.
    case first
    /// `[LAST]`.
    case last
    /// `[SIZE]`: the number of elements.
    case size
  }

  /// A property of a collection as a whole; the raw value is its name after the `@`.
  public enum CollectionOperator: String, CaseIterable, Hashable, Sendable {
    case count, sum, avg, min, max
    case unionOfObjects, distinctUnionOfObjects
    case unionOfArrays, distinctUnionOfArrays
    case unionOfSets, distinctUnionOfSets

    /// Whether it must be followed by keys that say which value of each element is meant.
    var needsKeys: Bool { self != .count }
  }
}
