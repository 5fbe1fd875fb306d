public import Foundation

/// One end of a connection.
///
/// Simulated: the base of the ends that there are here.
open class NWEndpoint: NSObject {
  override init() { super.init() }
}

/// One end of a connection: a host, and a port of it.
///
/// Simulated: keeps its values. Differs: on iOS it is made as `init(hostname:port:)` too, and deprecated.
open class NWHostEndpoint: NWEndpoint {
  /// The host's name or address.
  public let hostname: String
  /// The port's number.
  public let port: String

  /// Makes one end.
  public init(hostname: String, port: String) {
    self.hostname = hostname
    self.port = port
    super.init()
  }
}
