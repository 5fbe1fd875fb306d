/// The kind of change of a property.
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

/// Options for what an observer is told.
///
/// Simulated: the documented values. No known difference.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The options as a number.
  public let rawValue: UInt

  /// Makes options from a number.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// A report at once, before there is any change.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// A report before each change.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// A key of the dictionary that describes a change.
///
/// Simulated: the documented names. No known difference.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String

  /// Makes a key with that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The kind of change.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The value after the change.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The key for the places in a collection that have changed.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// Whether the change is still to come.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}
