public import Foundation
public import SimulatedFoundation
public import FoundationNetworking

/// The server's answer about a message.
///
/// Simulated: the status, the headers and the body from the device's own web server, with the URL
/// in the Info.plist.
open class ILNetworkResponse: NSObject {
  /// The status and headers of the answer.
  public let urlResponse: HTTPURLResponse
  /// The body of the answer.
  public let data: Data

  package init(urlResponse: HTTPURLResponse, data: Data) {
    self.urlResponse = urlResponse
    self.data = data
    super.init()
  }
}

/// The domain of this framework's errors.
///
/// Simulated: no known difference (that the value equals the name is inferred).
public let ILMessageFilterErrorDomain = "ILMessageFilterErrorDomain"

/// An error of a filter's query to its server.
///
/// Simulated: Apple's codes. No known difference.
public struct ILMessageFilterError: BridgedCodeError {
  /// The code of an error.
  public enum Code: Int, Sendable {
    /// There was an error in the system.
    case system = 1
    /// The Info.plist doesn't have a valid URL.
    case invalidNetworkURL
    /// The URL isn't among the app's associated domains.
    case networkURLUnauthorized
    /// The server couldn't be asked.
    case networkRequestFailed
    /// The server has redirected.
    case redirectDisallowed
  }

  /// The code.
  public let code: Code

  /// Makes an error.
  public init(_ code: Code) { self.code = code }
  /// `ILMessageFilterErrorDomain`.
  public static var errorDomain: String { ILMessageFilterErrorDomain }
}
