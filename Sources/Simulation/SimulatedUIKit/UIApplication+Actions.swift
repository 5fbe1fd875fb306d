import Foundation
public import SimulatedFoundation

extension UIApplication {
  /// Calls an action of a target, or without one, of the first responder in the chain that has it.
  ///
  /// Simulated: as documented, the action is called with the sender and the event, as many of them
  /// as it takes, and without a target the search begins at the first responder. Differs: if there
  /// is none, it begins at the sender.
  ///
  /// - Returns: Whether any object had the action.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard let target = target as? NSObject ?? responder(for: action, from: sender) else {
      return false
    }
    switch action.description.filter({ $0 == ":" }).count {
    case 0: target.perform(action)
    case 1: target.perform(action, with: sender)
    default: target.perform(action, with: sender, with: event)
    }
    return true
  }

  private func responder(for action: Selector, from sender: Any?) -> NSObject? {
    var current = UIResponder.firstResponder ?? sender as? UIResponder ?? self
    while !current.responds(to: action) {
      guard let next = current.next else { return nil }
      current = next
    }
    return current
  }
}
