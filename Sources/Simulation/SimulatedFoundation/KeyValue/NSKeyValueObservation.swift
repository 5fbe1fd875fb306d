public import Foundation

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

/// A change of a property.
///
/// Simulated: what `observe` tells at first, where `initial` is wanted.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of change.
  public let kind: NSKeyValueChange
  /// The value that there is now, if that is wanted.
  public let newValue: Value?
  /// The value that there was, if that is wanted.
  public let oldValue: Value?
  /// Where a collection has changed.
  public let indexes: IndexSet?
  /// Whether the change is still to come.
  public let isPrior: Bool
}

/// An observation of a property; it ends with the object.
///
/// Type-checks only: nothing observes properties here, so no change is ever told.
public final class NSKeyValueObservation: NSObject {
  /// Ends the observation.
  public func invalidate() {}
}

// swift-format-ignore: NoLeadingUnderscores
/// Objects whose properties can be observed.
///
/// Simulated: every NSObject, as on iOS.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Asks to be told when a property changes.
  ///
  /// Simulated: with `initial` the handler is called once, at once, as documented. Differs: changes
  /// are never told: there is no Objective-C run time that could notice them.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - options: What is to be told.
  ///   - changeHandler: Receives the object and the change.
  /// - Returns: The observation.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    if options.contains(.initial) {
      let value = options.contains(.new) ? self[keyPath: keyPath] : nil
      changeHandler(
        self,
        NSKeyValueObservedChange(
          kind: .setting, newValue: value, oldValue: nil, indexes: nil, isPrior: false))
    }
    return NSKeyValueObservation()
  }
}

extension NSObject {
  /// Asks for `observeValue(forKeyPath:of:change:context:)` to be called when a property changes.
  ///
  /// Type-checks only: nothing observes properties here, so no change is ever told.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String,
    options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer?
  ) {}

  /// Ends what `addObserver(_:forKeyPath:options:context:)` asked for.
  ///
  /// Type-checks only: nothing was observed.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}

  /// Ends what `addObserver(_:forKeyPath:options:context:)` asked for.
  ///
  /// Type-checks only: nothing was observed.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {}

  /// Says that a property is about to change.
  ///
  /// Type-checks only: nobody observes it.
  public func willChangeValue(forKey key: String) {}

  /// Says that a property has changed.
  ///
  /// Type-checks only: nobody observes it.
  public func didChangeValue(forKey key: String) {}
}
