public import Foundation

/// The IPv6 addresses and routes of a tunnel's interface.
///
/// Simulated: as NEIPv4Settings.
open class NEIPv6Settings: NSObject {
  /// The interface's addresses.
  public let addresses: [String]
  /// The number of bits that identify the network, one number for each address.
  public let networkPrefixLengths: [NSNumber]
  /// The routes that go through the tunnel.
  open var includedRoutes: [NEIPv6Route]?
  /// The routes that don't, although they are part of an included one.
  open var excludedRoutes: [NEIPv6Route]?

  /// Makes settings.
  ///
  /// - Parameters:
  ///   - addresses: The interface's addresses.
  ///   - networkPrefixLengths: The number of bits of each address that identify the network.
  public init(addresses: [String], networkPrefixLengths: [NSNumber]) {
    self.addresses = addresses
    self.networkPrefixLengths = networkPrefixLengths
  }
}

/// A range of IPv6 addresses.
///
/// Simulated: as NEIPv4Settings.
open class NEIPv6Route: NSObject {
  /// The network's address.
  public let destinationAddress: String
  /// The number of bits that identify the network.
  public let destinationNetworkPrefixLength: NSNumber

  /// Makes a route.
  ///
  /// - Parameters:
  ///   - destinationAddress: The network's address.
  ///   - networkPrefixLength: The number of bits that identify the network.
  public init(destinationAddress: String, networkPrefixLength: NSNumber) {
    self.destinationAddress = destinationAddress
    destinationNetworkPrefixLength = networkPrefixLength
  }

  /// Returns the route to everywhere.
  open class func `default`() -> NEIPv6Route {
    NEIPv6Route(destinationAddress: "::", networkPrefixLength: 0)
  }
}
