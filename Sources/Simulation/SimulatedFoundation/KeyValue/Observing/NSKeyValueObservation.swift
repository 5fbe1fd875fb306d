public import Foundation

/// A change of a property.
///
/// Simulated: the documented members. No known difference.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of change.
  public let kind: NSKeyValueChange
  /// The value after the change, if it was asked for.
  public let newValue: Value?
  /// The value before the change, if it was asked for.
  public let oldValue: Value?
  /// The places in a collection that have changed.
  public let indexes: IndexSet?
  /// Whether the change is still to come.
  public let isPrior: Bool
}

/// An observation of a property; it ends with the object.
///
/// Simulated: the handler is called until `invalidate` or until nothing holds the observation
/// (documented). No known difference.
public final class NSKeyValueObservation: NSObject {
  private let observation: Observation?

  init(_ observation: Observation?) {
    self.observation = observation
    super.init()
  }

  deinit { invalidate() }

  /// Ends the observation.
  public func invalidate() {
    if let observation { KeyValueChanges.remove(observation) }
  }
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
  /// Simulated: for properties that the program marks `@objc dynamic`, and for those whose changes
  /// are reported by hand; the handler is called where the change is made (documented). A property
  /// of UserDefaults stands for the setting of its name: every change of that setting is reported,
  /// whoever makes it (documented), with the values that are stored. Differs: for the simulation's
  /// own other classes, and for key paths with more than one property, only `initial` is reported;
  /// a property that isn't `@objc` ends the program on iOS.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - options: What is to be reported.
  ///   - changeHandler: Receives the object and the change.
  /// - Returns: The observation.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let tell: Observation.Telling = { object, change in
      guard let object = object as? Self else { return }
      changeHandler(object, NSKeyValueObservedChange(change))
    }
    guard let object = self as? NSObject else { return NSKeyValueObservation(nil) }
    let defaults = self as? UserDefaults
    let setting = defaults.map { defaults in
      KeyPathNames.name(of: keyPath)
        ?? DefaultsKeyPath.requiredKey(of: defaults, keyPath) { _ = self[keyPath: keyPath] }
    }
    guard let name = setting ?? KeyPathNames.name(of: keyPath) else {
      if options.contains(.initial) {
        let value = options.contains(.new) ? Optional(self[keyPath: keyPath] as Any?) : nil
        tell(object, Observation.Change(new: value))
      }
      return NSKeyValueObservation(nil)
    }
    let observation = Observation(
      of: object, name, options, reading: { ($0 as? Self)?[keyPath: keyPath] }, telling: tell)
    KeyValueChanges.add(observation)
    return NSKeyValueObservation(observation)
  }

  /// Says that a property is about to change.
  ///
  /// Simulated: as the method that takes the property's name.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    guard let object = self as? NSObject else { return }
    object.willChangeValue(forKey: KeyPathNames.requiredName(of: keyPath))
  }

  /// Says that a property has changed.
  ///
  /// Simulated: as the method that takes the property's name.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    guard let object = self as? NSObject else { return }
    object.didChangeValue(forKey: KeyPathNames.requiredName(of: keyPath))
  }
}

extension NSKeyValueObservedChange {
  init(_ change: Observation.Change) {
    kind = change.kind
    newValue = change.new.flatMap { $0 as? Value }
    oldValue = change.old.flatMap { $0 as? Value }
    indexes = change.indexes
    isPrior = change.isPrior
  }
}
