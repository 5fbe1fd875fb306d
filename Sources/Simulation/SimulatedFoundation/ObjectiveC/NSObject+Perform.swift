public import Foundation

extension NSObject {
  /// Whether the object has a method with that name.
  ///
  /// Simulated: for methods that are marked `@objc` in the program, and those that the simulation
  /// lists for its own classes. Differs: Foundation's own methods aren't listed.
  public func responds(to selector: Selector) -> Bool {
    ObjectiveCRegistry.method(selector, of: self) != nil
  }

  /// Calls the method with that name.
  ///
  /// Simulated: as on iOS, an object that has no such method traps with "unrecognized selector".
  @discardableResult
  public func perform(_ selector: Selector) -> Unmanaged<AnyObject>? {
    invoke(selector, nil, nil)
  }

  /// Calls the method with that name and an argument.
  ///
  /// Simulated: as ``perform(_:)``.
  @discardableResult
  public func perform(_ selector: Selector, with object: Any?) -> Unmanaged<AnyObject>? {
    invoke(selector, object, nil)
  }

  /// Calls the method with that name and two arguments.
  ///
  /// Simulated: as ``perform(_:)``.
  @discardableResult
  public func perform(
    _ selector: Selector, with first: Any?, with second: Any?
  ) -> Unmanaged<AnyObject>? {
    invoke(selector, first, second)
  }

  private func invoke(
    _ selector: Selector, _ first: Any?, _ second: Any?
  ) -> Unmanaged<AnyObject>? {
    guard let method = ObjectiveCRegistry.method(selector, of: self) else {
      preconditionFailure(
        "-[\(type(of: self)) \(selector)]: unrecognized selector sent to instance")
    }
    guard let result = method(self, first, second) else { return nil }
    // On iOS the result is autoreleased. There is no autorelease pool here, so it is never
    // released.
    return Unmanaged.passRetained(result as AnyObject)
  }
}
