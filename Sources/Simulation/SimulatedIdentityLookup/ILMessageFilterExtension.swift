public import Foundation
public import SimulatedFoundation

/// The principal class of a message filter; it conforms to ILMessageFilterQueryHandling as well.
///
/// Type-checks only: the device receives no messages yet; a test of an extension's own code can
/// call its methods.
open class ILMessageFilterExtension: NSObject {
  /// Makes the object; the system does that.
  public override init() { super.init() }
}

/// Says what becomes of messages of unknown senders.
///
/// Type-checks only: as ILMessageFilterExtension.
public protocol ILMessageFilterQueryHandling: NSObjectProtocol {
  /// Looks at a message and calls the completion with the answer.
  func handle(
    _ queryRequest: ILMessageFilterQueryRequest, context: ILMessageFilterExtensionContext,
    completion: @escaping (ILMessageFilterQueryResponse) -> Void)
}

/// Says which kinds of messages a filter tells apart.
///
/// Type-checks only: as ILMessageFilterExtension.
public protocol ILMessageFilterCapabilitiesQueryHandling: NSObjectProtocol {
  /// Calls the completion with the kinds.
  func handle(
    _ capabilitiesQueryRequest: ILMessageFilterCapabilitiesQueryRequest,
    context: ILMessageFilterExtensionContext,
    completion: @escaping (ILMessageFilterCapabilitiesQueryResponse) -> Void)
}

/// The context of a question to a message filter.
///
/// Simulated: asking the server ends with an error, as it does where no server can be reached.
open class ILMessageFilterExtensionContext: NSExtensionContext, @unchecked Sendable {
  /// Asks the server that the extension's Info.plist names; the extension itself has no network.
  ///
  /// Simulated: ends with `ILMessageFilterError.networkRequestFailed`. Differs: no server is asked
  /// yet.
  ///
  /// - Parameter completion: Given the server's answer, or what went wrong.
  open func deferQueryRequestToNetwork(
    completion: @escaping (ILNetworkResponse?, (any Error)?) -> Void
  ) {
    completion(nil, ILMessageFilterError(.networkRequestFailed))
  }

  /// Asks the server that the extension's Info.plist names.
  ///
  /// Simulated: as the form with a completion.
  open func deferQueryRequestToNetwork() async throws -> ILNetworkResponse {
    throw ILMessageFilterError(.networkRequestFailed)
  }
}
