/// What a change of a property was.
///
/// Simulated: the documented values. No known difference.
public enum NSKeyValueChange: UInt, Sendable {
  /// The property has another value.
  case setting = 1
  /// Something was put into a collection.
  case insertion = 2
  /// Something was taken out of a collection.
  case removal = 3
  /// Something in a collection was replaced.
  case replacement = 4
}

/// What an observer wants to be told.
///
/// Simulated: the documented values. No known difference.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The options as a number.
  public let rawValue: UInt

  /// Makes options of a number.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The value that there is now.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value that there was.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// Something at once, before there is any change.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// Something before each change.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// What a key of the dictionary that describes a change is for.
///
/// Simulated: the documented names. No known difference.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String

  /// Makes a key of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The kind of change.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The value that there is now.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value that there was.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// Where a collection has changed.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// Whether the change is still to come.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}
