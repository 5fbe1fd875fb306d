import DeviceProtocol
import Foundation
import FoundationNetworking
public import SimulatedFoundation

/// The context of a query to a message filter.
///
/// Simulated: deferring to the network sends the message to the scene's server. Differs: see its
/// methods.
open class ILMessageFilterExtensionContext: NSExtensionContext, @unchecked Sendable {
  // The message never changes.
  private let message: ReceivedMessage?

  /// Makes a context without a message, as a test of a filter does.
  ///
  /// Simulated: it can't reach a server.
  public override init() {
    message = nil
    super.init()
  }

  init(_ message: ReceivedMessage) {
    self.message = message
    super.init()
  }

  /// Asks the server that the extension's Info.plist names; the extension itself has no network.
  ///
  /// Simulated: the system posts the sender and the text as JSON to
  /// ILMessageFilterExtensionNetworkURL, an `https` URL; its host must be among the app's
  /// associated domains with "messagefilter:", and the server can't redirect (documented). The
  /// errors are those of ILMessageFilterError. Differs: the device's own web server answers for
  /// every host, without a connection.
  ///
  /// - Parameter completion: Receives the server's answer, or the error.
  @preconcurrency open func deferQueryRequestToNetwork(
    completion: @escaping @Sendable (ILNetworkResponse?, (any Error)?) -> Void
  ) {
    ask { answer in
      switch answer {
      case .success(let answer): completion(ILNetworkResponse(answer), nil)
      case .failure(let error): completion(nil, error)
      }
    }
  }

  /// Asks the server that the extension's Info.plist names.
  ///
  /// Simulated: as the form with a completion.
  open func deferQueryRequestToNetwork() async throws -> ILNetworkResponse {
    let answer = try await withCheckedThrowingContinuation { continuation in
      ask { continuation.resume(with: $0) }
    }
    guard let response = ILNetworkResponse(answer) else { throw ILMessageFilterError(.system) }
    return response
  }

  private func ask(then take: @escaping @Sendable (Result<FilterServerAnswer, any Error>) -> Void) {
    guard let message, let connection = DeviceConnection.shared else {
      return take(.failure(ILMessageFilterError(.networkRequestFailed)))
    }
    connection.ask(.askFilterServer(message)) { answer in
      switch answer {
      case .information(.filterServer(let answer)): take(.success(answer))
      case .failed(let error): take(.failure(error.asFilterError))
      default: take(.failure(ILMessageFilterError(.system)))
      }
    }
  }
}

extension ILNetworkResponse {
  /// Makes the answer for a filter; `nil` if it has no URL.
  fileprivate convenience init?(_ answer: FilterServerAnswer) {
    guard let url = URL(string: answer.url),
      let head = HTTPURLResponse(
        url: url, statusCode: answer.status, httpVersion: "HTTP/1.1",
        headerFields: answer.headers)
    else { return nil }
    self.init(urlResponse: head, data: answer.body)
  }
}

extension ErrorDescription {
  fileprivate var asFilterError: any Error {
    guard domain == ILMessageFilterErrorDomain,
      let code = ILMessageFilterError.Code(rawValue: code)
    else { return nsError }
    return ILMessageFilterError(code)
  }
}
