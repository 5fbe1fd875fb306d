import Foundation
import SimulatedFoundation

/// Finds out which object handles an action, and calls it.
@MainActor enum ActionSender {
  /// Calls the action on the target, or on the first responder in the chain that handles it.
  ///
  /// - Returns: Whether any object handled it.
  @discardableResult
  static func send(_ action: Selector, to target: Any?, from sender: Any?, event: UIEvent? = nil)
    -> Bool
  {
    if let target = target as? NSObject {
      target.perform(action, with: sender, with: event)
      return true
    }
    if let target {
      guard let method = ObjectiveCRegistry.method(action, of: target as AnyObject) else {
        preconditionFailure(
          "-[\(type(of: target)) \(action)]: unrecognized selector sent to instance")
      }
      _ = method(target as AnyObject, sender, event)
      return true
    }
    var responder = UIResponder.firstResponder ?? sender as? UIResponder
    while let current = responder {
      if current.responds(to: action) {
        current.perform(action, with: sender, with: event)
        return true
      }
      responder = current.next
    }
    return false
  }
}
