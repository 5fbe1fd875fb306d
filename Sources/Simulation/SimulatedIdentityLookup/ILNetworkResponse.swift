public import Foundation
public import SimulatedFoundation
public import FoundationNetworking

/// What the server answered about a message.
///
/// Simulated: the status, the headers and the body of the device's own web server, with the address of
/// the Info.plist.
open class ILNetworkResponse: NSObject {
  /// The answer's head.
  public let urlResponse: HTTPURLResponse
  /// The answer's body.
  public let data: Data

  package init(urlResponse: HTTPURLResponse, data: Data) {
    self.urlResponse = urlResponse
    self.data = data
    super.init()
  }
}

/// The domain of this framework's errors.
///
/// Simulated: no known difference (that the value is the name is inferred).
public let ILMessageFilterErrorDomain = "ILMessageFilterErrorDomain"

/// What can go wrong when a filter asks its server.
///
/// Simulated: Apple's codes. No known difference.
public struct ILMessageFilterError: BridgedCodeError {
  /// What went wrong.
  public enum Code: Int, Sendable {
    /// Something in the system.
    case system = 1
    /// The Info.plist names no usable address.
    case invalidNetworkURL
    /// The address isn't among the app's associated domains.
    case networkURLUnauthorized
    /// The server couldn't be asked.
    case networkRequestFailed
    /// The server sent elsewhere.
    case redirectDisallowed
  }

  /// What went wrong.
  public let code: Code

  /// Makes an error.
  public init(_ code: Code) { self.code = code }
  /// `ILMessageFilterErrorDomain`.
  public static var errorDomain: String { ILMessageFilterErrorDomain }
}
