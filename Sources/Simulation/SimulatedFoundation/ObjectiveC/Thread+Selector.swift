public import Foundation

extension Thread {
  /// Calls the method with that name on a new thread, which then ends.
  ///
  /// Simulated: the target and the argument are retained until then. Differs: the target has to be
  /// an `NSObject`.
  ///
  /// - Parameters:
  ///   - selector: The method.
  ///   - target: The object.
  ///   - argument: What it is called with.
  public class func detachNewThreadSelector(
    _ selector: Selector, toTarget target: Any, with argument: Any?
  ) {
    guard let target = target as? NSObject else {
      preconditionFailure("\(type(of: target)) has no method \(selector)")
    }
    let call = DelayedCall(target: target, selector: selector, argument: argument)
    detachNewThread { call.run() }
  }
}
