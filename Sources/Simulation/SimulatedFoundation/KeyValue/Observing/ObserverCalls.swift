import Foundation

extension ObjectiveCRegistry {
  /// An observer's arguments in one value: the run time's methods have at most two arguments.
  ///
  /// Simulated: the arguments of `observeValue(forKeyPath:of:change:context:)`. Differs: iOS hands
  /// them over one by one.
  public struct ObservedValue {
    /// The property that was observed.
    public let keyPath: String?
    /// The object whose property it is.
    public let object: Any?
    /// The change.
    public let change: [NSKeyValueChangeKey: Any]?
    /// What identifies the observation to the observer.
    public let context: UnsafeMutableRawPointer?
  }
}

extension _KeyValueCodingAndObserving {
  /// Receives the change of a property; classes that observe have their own version.
  ///
  /// Simulated: as on iOS, a class without its own version ends the program when a change is
  /// reported to it.
  ///
  /// - Parameters:
  ///   - keyPath: The property that was observed.
  ///   - object: The object whose property it is.
  ///   - change: The change.
  ///   - context: What identifies the observation to the observer.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    ObserverCalls.refuse(self, keyPath)
  }
}

/// Calls the observers' own methods.
enum ObserverCalls {
  static func tell(_ observer: NSObject, _ notice: ObjectiveCRegistry.ObservedValue) {
    let selector = Selector("observeValueForKeyPath:ofObject:change:context:")
    guard let method = ObjectiveCRegistry.method(selector, of: observer) else {
      refuse(observer, notice.keyPath)
    }
    _ = method(observer, notice, nil)
  }

  static func refuse(_ observer: Any, _ keyPath: String?) -> Never {
    preconditionFailure(
      "\(observer): An -observeValueForKeyPath:ofObject:change:context: message was received but "
        + "not handled. Key path: \(keyPath ?? "(null)")")
  }
}

extension ObjectiveCRegistry {
  /// Says that a `dynamic` property is about to change; prepared code calls it.
  ///
  /// Simulated: what iOS's run time does around the setter of an observed property. Differs: iOS has
  /// no such function.
  ///
  /// - Parameters:
  ///   - object: The object whose property it is.
  ///   - key: The property's name.
  public static func willChange(_ object: AnyObject, _ key: String) {
    guard let object = object as? NSObject, !ObservedSetting.isGoingOn(object, key) else { return }
    KeyValueChanges.begin(object, key)
  }

  /// Says that a `dynamic` property has changed; prepared code calls it.
  ///
  /// Simulated: as ``willChange(_:_:)``. Differs: iOS has no such function.
  ///
  /// - Parameters:
  ///   - object: The object whose property it is.
  ///   - key: The property's name.
  public static func didChange(_ object: AnyObject, _ key: String) {
    guard let object = object as? NSObject, !ObservedSetting.isGoingOn(object, key) else { return }
    KeyValueChanges.end(object, key)
  }

  /// Lists the names of properties by their key paths; prepared code calls it.
  ///
  /// Simulated: what iOS's run time itself reads from a key path. Differs: iOS has no such
  /// function.
  ///
  /// - Parameter keyPaths: The key paths with the names.
  public static func register(keyPaths: [(AnyKeyPath, String)]) {
    for (keyPath, name) in keyPaths { KeyPathNames.register(keyPath, as: name) }
  }
}
