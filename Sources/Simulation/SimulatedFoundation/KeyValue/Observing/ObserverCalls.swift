import Foundation

extension ObjectiveCRegistry {
  /// What an observer is told, in one value: the run time's methods have two arguments at most.
  ///
  /// Simulated: the arguments of `observeValue(forKeyPath:of:change:context:)`. Differs: iOS hands
  /// them over one by one.
  public struct ObservedValue {
    /// The property that was asked for.
    public let keyPath: String?
    /// Whose it is.
    public let object: Any?
    /// What has changed.
    public let change: [NSKeyValueChangeKey: Any]?
    /// What the observer knows the observation by.
    public let context: UnsafeMutableRawPointer?
  }
}

extension _KeyValueCodingAndObserving {
  /// Receives the change of a property; classes that observe have their own.
  ///
  /// Simulated: as on iOS a class that has none of its own ends the program when it is told.
  ///
  /// - Parameters:
  ///   - keyPath: The property that was asked for.
  ///   - object: Whose it is.
  ///   - change: What has changed.
  ///   - context: What the observer knows the observation by.
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
  ///   - object: Whose property it is.
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
  ///   - object: Whose property it is.
  ///   - key: The property's name.
  public static func didChange(_ object: AnyObject, _ key: String) {
    guard let object = object as? NSObject, !ObservedSetting.isGoingOn(object, key) else { return }
    KeyValueChanges.end(object, key)
  }

  /// Lists the names of properties by their key paths; prepared code calls it.
  ///
  /// Simulated: what iOS's run time reads from a key path itself. Differs: iOS has no such function.
  ///
  /// - Parameter keyPaths: The key paths with the names.
  public static func register(keyPaths: [(AnyKeyPath, String)]) {
    for (keyPath, name) in keyPaths { KeyPathNames.register(keyPath, as: name) }
  }
}
