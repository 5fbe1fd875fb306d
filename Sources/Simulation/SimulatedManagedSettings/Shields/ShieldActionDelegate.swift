package import DeviceProtocol
public import Foundation
import SimulatedFoundation

/// The principal class of an extension that is told of the buttons of shields.
///
/// Simulated: the system makes an object of it when the user presses a button of a shield that the
/// app's settings have put up. It learns only a token of what is covered (documented). Differs: it
/// is ended when it hasn't answered within ten seconds; Apple publishes no number.
open class ShieldActionDelegate: NSObject {
  /// Makes the object; called by the system.
  public override init() { super.init() }

  /// Called for the shield over an app.
  ///
  /// Simulated: on the main thread. The class's own form closes the app (inferred).
  open func handle(
    action: ShieldAction, for application: ApplicationToken,
    completionHandler: @escaping (ShieldActionResponse) -> Void
  ) { completionHandler(.close) }

  /// Called for the shield over a page of a web domain.
  ///
  /// Simulated: as for an app.
  open func handle(
    action: ShieldAction, for webDomain: WebDomainToken,
    completionHandler: @escaping (ShieldActionResponse) -> Void
  ) { completionHandler(.close) }

  /// Called for the shield over something that is covered because of its category.
  ///
  /// Simulated: as for an app.
  open func handle(
    action: ShieldAction, for category: ActivityCategoryToken,
    completionHandler: @escaping (ShieldActionResponse) -> Void
  ) { completionHandler(.close) }
}

extension ShieldActionDelegate: PointPrincipal {
  package func serve(_ call: PointCall, reply: @escaping @Sendable (PointAnswer) -> Void) {
    guard case .screenTime(.press(let isPrimary, let shielded)) = call else {
      return reply(.notServed(by: self))
    }
    let action: ShieldAction = isPrimary ? .primaryButtonPressed : .secondaryButtonPressed
    let first = FirstReply(reply)
    let completion = { (response: ShieldActionResponse) in
      first(.screenTime(.response(response.rawValue)))
    }
    if let category = shielded.category {
      handle(
        action: action, for: ActivityCategoryToken(data: category.token),
        completionHandler: completion)
    } else if shielded.thing.kind == .webDomain {
      handle(
        action: action, for: WebDomainToken(data: shielded.thing.token),
        completionHandler: completion)
    } else {
      handle(
        action: action, for: ApplicationToken(data: shielded.thing.token),
        completionHandler: completion)
    }
  }
}
