package import DeviceProtocol
public import Foundation
import SimulatedFoundation

/// The principal class of a message filter; it conforms to ILMessageFilterQueryHandling as well.
///
/// Simulated: the system makes an object of it for a text message of an unknown sender, once the user
/// has switched the filter on (documented). Where the machine has walls it can't write to
/// the app's group containers and has no network (documented), nor the general pasteboard (inferred).
open class ILMessageFilterExtension: NSObject {
  /// Makes the object; the system does that.
  public override init() { super.init() }
}

extension ILMessageFilterExtension: PointPrincipal {
  package func serve(_ call: PointCall, reply: @escaping @Sendable (PointAnswer) -> Void) {
    guard case .filterMessage(let message) = call,
      let handler = self as? any ILMessageFilterQueryHandling
    else { return reply(.notServed(by: self)) }
    let request = ILMessageFilterQueryRequest(sender: message.sender, messageBody: message.text)
    handler.handle(request, context: ILMessageFilterExtensionContext(message)) { response in
      // The device takes the first answer only.
      reply(.messageAction(response.action.rawValue))
    }
  }
}

/// Says what becomes of messages of unknown senders.
///
/// Simulated: the one callback is called for each message of an unknown sender.
public protocol ILMessageFilterQueryHandling: NSObjectProtocol {
  /// Looks at a message and calls the completion with the answer.
  ///
  /// Simulated: called on the main queue, with the sender and the text; where nothing comes of it the
  /// message is in the inbox. Differs: the filter is given up after 30 seconds; Apple publishes no
  /// number.
  func handle(
    _ queryRequest: ILMessageFilterQueryRequest, context: ILMessageFilterExtensionContext,
    completion: @escaping (ILMessageFilterQueryResponse) -> Void)
}

/// Says which kinds of messages a filter tells apart.
///
/// Type-checks only: the device's lists have no such kinds, and nobody asks.
public protocol ILMessageFilterCapabilitiesQueryHandling: NSObjectProtocol {
  /// Calls the completion with the kinds.
  func handle(
    _ capabilitiesQueryRequest: ILMessageFilterCapabilitiesQueryRequest,
    context: ILMessageFilterExtensionContext,
    completion: @escaping (ILMessageFilterCapabilitiesQueryResponse) -> Void)
}
