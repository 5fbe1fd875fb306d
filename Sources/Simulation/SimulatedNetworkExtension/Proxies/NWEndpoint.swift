public import Foundation

/// One end of a connection.
///
/// Simulated: the superclass of the available endpoints.
open class NWEndpoint: NSObject {
  override init() { super.init() }
}

/// One end of a connection: a host with a port.
///
/// Simulated: keeps its values. Differs: on iOS it can also be made with `init(hostname:port:)`,
/// and is deprecated.
open class NWHostEndpoint: NWEndpoint {
  /// The host's name or address.
  public let hostname: String
  /// The port's number.
  public let port: String

  /// Makes an endpoint.
  public init(hostname: String, port: String) {
    self.hostname = hostname
    self.port = port
    super.init()
  }
}
