package import DeviceProtocol
public import Foundation
import SimulatedFoundation

/// The principal class of a message filter; it also conforms to ILMessageFilterQueryHandling.
///
/// Simulated: the system makes an object of it for a text message from an unknown sender, once the
/// user has switched the filter on (documented). If the machine has walls between containers, it
/// can't write to the app's group containers and has no network (documented), and can't write to
/// the general pasteboard (inferred).
open class ILMessageFilterExtension: NSObject {
  /// Makes the object; called by the system.
  public override init() { super.init() }
}

extension ILMessageFilterExtension: PointPrincipal {
  package func serve(_ call: PointCall, reply: @escaping @Sendable (PointAnswer) -> Void) {
    guard case .filterMessage(let message) = call,
      let handler = self as? any ILMessageFilterQueryHandling
    else { return reply(.notServed(by: self)) }
    let request = ILMessageFilterQueryRequest(sender: message.sender, messageBody: message.text)
    handler.handle(request, context: ILMessageFilterExtensionContext(message)) { response in
      // The device uses only the first answer.
      reply(.messageAction(response.action.rawValue))
    }
  }
}

/// A handler that decides about messages from unknown senders.
///
/// Simulated: called for each message from an unknown sender.
public protocol ILMessageFilterQueryHandling: NSObjectProtocol {
  /// Examines a message and calls the completion with the answer.
  ///
  /// Simulated: called on the main queue, with the sender and the text; without a result the
  /// message goes to the inbox. Differs: the filter is stopped after 30 seconds; Apple publishes no
  /// number.
  func handle(
    _ queryRequest: ILMessageFilterQueryRequest, context: ILMessageFilterExtensionContext,
    completion: @escaping (ILMessageFilterQueryResponse) -> Void)
  /// Examines a message and returns the answer.
  ///
  /// Simulated: called if the form with a completion is missing; one of the two is required.
  /// Differs: the compiler doesn't notice if both are missing, and the process ends.
  func handle(
    _ queryRequest: ILMessageFilterQueryRequest, context: ILMessageFilterExtensionContext
  ) async -> ILMessageFilterQueryResponse
}

extension ILMessageFilterQueryHandling {
  /// Calls the async form.
  public func handle(
    _ queryRequest: ILMessageFilterQueryRequest, context: ILMessageFilterExtensionContext,
    completion: @escaping (ILMessageFilterQueryResponse) -> Void
  ) {
    Completion.give({ await self.handle(queryRequest, context: context) }, to: completion)
  }

  /// Ends the process: one of the two forms is required.
  public func handle(
    _ queryRequest: ILMessageFilterQueryRequest, context: ILMessageFilterExtensionContext
  ) async -> ILMessageFilterQueryResponse {
    Completion.isMissing("handle(_:context:completion:)", of: self)
  }
}

/// A handler that reports the kinds of messages that a filter distinguishes.
///
/// Type-checks only: the device's lists have no such kinds, and it isn't asked.
public protocol ILMessageFilterCapabilitiesQueryHandling: NSObjectProtocol {
  /// Calls the completion with the kinds.
  func handle(
    _ capabilitiesQueryRequest: ILMessageFilterCapabilitiesQueryRequest,
    context: ILMessageFilterExtensionContext,
    completion: @escaping (ILMessageFilterCapabilitiesQueryResponse) -> Void)
  /// Returns the kinds.
  func handle(
    _ capabilitiesQueryRequest: ILMessageFilterCapabilitiesQueryRequest,
    context: ILMessageFilterExtensionContext
  ) async -> ILMessageFilterCapabilitiesQueryResponse
}

extension ILMessageFilterCapabilitiesQueryHandling {
  /// Calls the async form.
  public func handle(
    _ capabilitiesQueryRequest: ILMessageFilterCapabilitiesQueryRequest,
    context: ILMessageFilterExtensionContext,
    completion: @escaping (ILMessageFilterCapabilitiesQueryResponse) -> Void
  ) {
    Completion.give(
      { await self.handle(capabilitiesQueryRequest, context: context) }, to: completion)
  }

  /// Ends the process: one of the two forms is required.
  public func handle(
    _ capabilitiesQueryRequest: ILMessageFilterCapabilitiesQueryRequest,
    context: ILMessageFilterExtensionContext
  ) async -> ILMessageFilterCapabilitiesQueryResponse {
    Completion.isMissing("handle(_:context:completion:)", of: self)
  }
}
