import DeviceProtocol
import Foundation

/// A connection of an app that isn't a browser.
///
/// Simulated: those that a scene has apps make. Differs: there is no local end, and the ends of the Network
/// framework's are missing, as that framework is.
open class NEFilterSocketFlow: NEFilterFlow {
  private let socket: FilteredSocket

  init(_ flow: FilteredFlow, _ socket: FilteredSocket) {
    self.socket = socket
    super.init(flow)
  }

  /// The other end.
  open var remoteEndpoint: NWEndpoint? {
    NWHostEndpoint(hostname: socket.host, port: String(socket.port))
  }
  /// The name of the other end.
  ///
  /// Simulated: what the app has named. Differs: iOS has it for connections of URLSession and the Network
  /// framework alone (documented).
  open var remoteHostname: String? { socket.host }
  /// This end.
  ///
  /// Type-checks only: a device here has no address of its own.
  open var localEndpoint: NWEndpoint? { nil }
  /// The kind of its addresses: `PF_INET`, or `PF_INET6` where the host is such an address.
  ///
  /// Differs: `PF_INET6` has Linux's number here.
  open var socketFamily: Int32 { socket.host.contains(":") ? PF_INET6 : PF_INET }
  /// The kind of its socket: 1 for a stream's, 2 for one of datagrams.
  open var socketType: Int32 { socket.isUDP ? 2 : 1 }
  /// The number of its protocol: 6 for TCP, 17 for UDP.
  open var socketProtocol: Int32 { socket.isUDP ? 17 : 6 }
}

/// Who has begun a connection, or where its bytes go.
///
/// Simulated: Apple's numbers. Differs: nothing comes to a device without having been asked for.
public enum NETrafficDirection: Int, Hashable, Sendable {
  /// Either.
  case any
  /// Somebody else.
  case inbound
  /// The device.
  case outbound
}
