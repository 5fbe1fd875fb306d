public import Foundation

/// The settings of a tunnel.
///
/// Simulated: keeps its values. Differs: there are no proxy settings.
open class NETunnelNetworkSettings: NSObject {
  /// The address of the tunnel's other end.
  public let tunnelRemoteAddress: String
  /// The servers for looking up names.
  ///
  /// Type-checks only: names aren't looked up through a tunnel.
  open var dnsSettings: NEDNSSettings?

  /// Makes settings.
  ///
  /// - Parameter tunnelRemoteAddress: The address of the tunnel's other end, in numbers.
  public init(tunnelRemoteAddress: String) { self.tunnelRemoteAddress = tunnelRemoteAddress }
}

/// The servers for looking up names.
///
/// Type-checks only: keeps its values, which have no effect.
open class NEDNSSettings: NSObject {
  /// The servers' addresses.
  public let servers: [String]
  /// The domains that complete partial names.
  open var searchDomains: [String]?
  /// The domains whose names are looked up there.
  open var matchDomains: [String]?

  /// Makes settings.
  public init(servers: [String]) { self.servers = servers }
}

/// The settings of a packet tunnel's interface.
///
/// Simulated: packets to its routes go through the tunnel; the longest matching route counts.
open class NEPacketTunnelNetworkSettings: NETunnelNetworkSettings {
  /// The interface's IPv4 addresses and routes.
  open var ipv4Settings: NEIPv4Settings?
  /// The interface's IPv6 addresses and routes.
  open var ipv6Settings: NEIPv6Settings?
  /// The size of the largest packet.
  ///
  /// Type-checks only: packets of any size go through.
  open var mtu: NSNumber?
  /// The number of bytes of a packet that the tunnel itself needs.
  ///
  /// Type-checks only: as `mtu`.
  open var tunnelOverheadBytes: NSNumber?
}
