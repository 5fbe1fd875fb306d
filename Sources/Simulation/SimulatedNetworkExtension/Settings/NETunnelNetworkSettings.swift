public import Foundation

/// The settings of a tunnel.
///
/// Simulated: keeps its values. Differs: there are no settings of proxies.
open class NETunnelNetworkSettings: NSObject {
  /// The address of the tunnel's other end.
  public let tunnelRemoteAddress: String
  /// Which servers names are looked up at.
  ///
  /// Type-checks only: names that a tunnel would have looked up aren't.
  open var dnsSettings: NEDNSSettings?

  /// Makes settings.
  ///
  /// - Parameter tunnelRemoteAddress: The address of the tunnel's other end, in numbers.
  public init(tunnelRemoteAddress: String) { self.tunnelRemoteAddress = tunnelRemoteAddress }
}

/// Which servers names are looked up at.
///
/// Type-checks only: keeps its values, and nobody asks for them.
open class NEDNSSettings: NSObject {
  /// The servers' addresses.
  public let servers: [String]
  /// What is put behind names that aren't complete.
  open var searchDomains: [String]?
  /// The domains whose names are looked up there.
  open var matchDomains: [String]?

  /// Makes settings.
  public init(servers: [String]) { self.servers = servers }
}

/// The settings of a packet tunnel's interface.
///
/// Simulated: packets to its routes go through the tunnel; the route with the most bits counts.
open class NEPacketTunnelNetworkSettings: NETunnelNetworkSettings {
  /// The interface's addresses and routes of version 4.
  open var ipv4Settings: NEIPv4Settings?
  /// The interface's addresses and routes of version 6.
  open var ipv6Settings: NEIPv6Settings?
  /// The size of the largest packet.
  ///
  /// Type-checks only: packets of any size go through.
  open var mtu: NSNumber?
  /// How many bytes of a packet the tunnel needs for itself.
  ///
  /// Type-checks only: as `mtu`.
  open var tunnelOverheadBytes: NSNumber?
}
