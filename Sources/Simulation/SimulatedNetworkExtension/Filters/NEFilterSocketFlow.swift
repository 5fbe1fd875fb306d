import DeviceProtocol
import Foundation

/// A connection of an app that isn't a browser.
///
/// Simulated: those that a scene lets apps make. Differs: there is no local end, and the endpoints
/// of the Network framework are missing, as is that framework.
open class NEFilterSocketFlow: NEFilterFlow {
  private let socket: FilteredSocket

  init(_ flow: FilteredFlow, _ socket: FilteredSocket) {
    self.socket = socket
    super.init(flow)
  }

  /// The remote end.
  open var remoteEndpoint: NWEndpoint? {
    NWHostEndpoint(hostname: socket.host, port: String(socket.port))
  }
  /// The name of the remote end.
  ///
  /// Simulated: the name that the app has used. Differs: iOS has it only for connections of
  /// URLSession and the Network framework (documented).
  open var remoteHostname: String? { socket.host }
  /// The local end.
  ///
  /// Type-checks only: a device here has no address of its own.
  open var localEndpoint: NWEndpoint? { nil }
  /// The family of its addresses: `PF_INET`, or `PF_INET6` if the host is such an address.
  ///
  /// Differs: `PF_INET6` has Linux's number here.
  open var socketFamily: Int32 { socket.host.contains(":") ? PF_INET6 : PF_INET }
  /// The type of its socket: 1 for a stream, 2 for datagrams.
  open var socketType: Int32 { socket.isUDP ? 2 : 1 }
  /// The number of its protocol: 6 for TCP, 17 for UDP.
  open var socketProtocol: Int32 { socket.isUDP ? 17 : 6 }
}

/// The direction in which a connection was made, or in which bytes are sent.
///
/// Simulated: Apple's numbers. Differs: a device here never receives unrequested data.
public enum NETrafficDirection: Int, Hashable, Sendable {
  /// Either direction.
  case any
  /// From outside to the device.
  case inbound
  /// From the device to the outside.
  case outbound
}
