public import Foundation

// On iOS a class is an object too: a class can be asked by name for whatever an object can be asked
// for.

extension NSObject {
  /// Returns the value that a class itself has under a name.
  ///
  /// Simulated: for what the simulation lists for its own classes, such as `sharedApplication` of
  /// `UIApplication`; as on iOS, any other key ends the program.
  public class func value(forKey key: String) -> Any? {
    guard let method = ObjectiveCRegistry.classMethod(key, of: self) else {
      preconditionFailure(
        "[<\(self)> valueForUndefinedKey:]: this class is not key value coding-compliant for the "
          + "key \(key).")
    }
    return method()
  }

  /// Returns the value at the end of a chain of names that begins at a class.
  ///
  /// Simulated: as ``value(forKey:)`` of the class, then of objects. No known difference.
  public class func value(forKeyPath keyPath: String) -> Any? {
    guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
    let first = value(forKey: String(keyPath[..<dot])) as? NSObject
    return first?.value(forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
  }

  /// Whether the class itself has a method with that name.
  ///
  /// Simulated: as ``value(forKey:)`` of the class.
  public class func responds(to selector: Selector) -> Bool {
    ObjectiveCRegistry.classMethod(selector.description, of: self) != nil
  }

  /// Calls the class's own method with that name.
  ///
  /// Simulated: as on iOS, a class that has no such method traps with "unrecognized selector".
  @discardableResult
  public class func perform(_ selector: Selector) -> Unmanaged<AnyObject>? {
    guard let method = ObjectiveCRegistry.classMethod(selector.description, of: self) else {
      preconditionFailure("+[\(self) \(selector)]: unrecognized selector sent to class")
    }
    return method().map { Unmanaged.passRetained($0 as AnyObject) }
  }
}
