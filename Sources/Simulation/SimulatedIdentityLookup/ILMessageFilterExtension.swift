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
  /// Looks at a message and answers.
  ///
  /// Simulated: called where there is no form with a completion; one of the two is needed. Differs: that
  /// there is none the compiler doesn't notice, and the process ends.
  func handle(
    _ queryRequest: ILMessageFilterQueryRequest, context: ILMessageFilterExtensionContext
  ) async -> ILMessageFilterQueryResponse
}

extension ILMessageFilterQueryHandling {
  /// What the form that awaits does.
  public func handle(
    _ queryRequest: ILMessageFilterQueryRequest, context: ILMessageFilterExtensionContext,
    completion: @escaping (ILMessageFilterQueryResponse) -> Void
  ) {
    Completion.give({ await self.handle(queryRequest, context: context) }, to: completion)
  }

  /// Ends the process: one of the two forms is needed.
  public func handle(
    _ queryRequest: ILMessageFilterQueryRequest, context: ILMessageFilterExtensionContext
  ) async -> ILMessageFilterQueryResponse {
    Completion.isMissing("handle(_:context:completion:)", of: self)
  }
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
  /// The kinds.
  func handle(
    _ capabilitiesQueryRequest: ILMessageFilterCapabilitiesQueryRequest,
    context: ILMessageFilterExtensionContext
  ) async -> ILMessageFilterCapabilitiesQueryResponse
}

extension ILMessageFilterCapabilitiesQueryHandling {
  /// What the form that awaits does.
  public func handle(
    _ capabilitiesQueryRequest: ILMessageFilterCapabilitiesQueryRequest,
    context: ILMessageFilterExtensionContext,
    completion: @escaping (ILMessageFilterCapabilitiesQueryResponse) -> Void
  ) {
    Completion.give(
      { await self.handle(capabilitiesQueryRequest, context: context) }, to: completion)
  }

  /// Ends the process: one of the two forms is needed.
  public func handle(
    _ capabilitiesQueryRequest: ILMessageFilterCapabilitiesQueryRequest,
    context: ILMessageFilterExtensionContext
  ) async -> ILMessageFilterCapabilitiesQueryResponse {
    Completion.isMissing("handle(_:context:completion:)", of: self)
  }
}
