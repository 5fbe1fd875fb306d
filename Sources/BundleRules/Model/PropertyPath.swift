/// A place inside a property list: the keys and indexes that lead to a value from its root.
///
/// ```
/// let path: PropertyPath = ["NSExtension", "NSExtensionPointIdentifier"]
/// ```
public struct PropertyPath: Hashable, Sendable {
  /// The keys and indexes from the root inwards; none for the root itself.
  public var steps: [Step]

  /// Makes a path.
  ///
  /// - Parameter steps: The keys and indexes from the root inwards.
  public init(_ steps: [Step] = []) { self.steps = steps }

  /// One step from a value into a part of it.
  public enum Step: Hashable, Sendable {
    /// Into the value under a key of a dictionary.
    case key(String)
    /// Into an element of an array, counted from 0.
    case index(Int)
  }

  /// Returns the path to the value under a key.
  ///
  /// - Parameter key: The key of the dictionary that this path leads to.
  /// - Returns: The longer path.
  public func key(_ key: String) -> PropertyPath { PropertyPath(steps + [.key(key)]) }

  /// Returns the path to an element of an array.
  ///
  /// - Parameter index: The place of the element, counted from 0.
  /// - Returns: The longer path.
  public func index(_ index: Int) -> PropertyPath { PropertyPath(steps + [.index(index)]) }
}

extension PropertyPath: ExpressibleByArrayLiteral {
  /// Makes a path from keys.
  public init(arrayLiteral keys: String...) { self.init(keys.map { .key($0) }) }
}
