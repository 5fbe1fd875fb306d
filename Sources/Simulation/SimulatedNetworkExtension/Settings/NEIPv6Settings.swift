public import Foundation

/// The addresses of version 6 of a tunnel's interface, and which packets it is given.
///
/// Simulated: as NEIPv4Settings.
open class NEIPv6Settings: NSObject {
  /// The interface's addresses.
  public let addresses: [String]
  /// How many bits of them name the net, one number for each.
  public let networkPrefixLengths: [NSNumber]
  /// What goes through the tunnel.
  open var includedRoutes: [NEIPv6Route]?
  /// What doesn't, though it is a part of what does.
  open var excludedRoutes: [NEIPv6Route]?

  /// Makes settings.
  ///
  /// - Parameters:
  ///   - addresses: The interface's addresses.
  ///   - networkPrefixLengths: How many bits of each name the net.
  public init(addresses: [String], networkPrefixLengths: [NSNumber]) {
    self.addresses = addresses
    self.networkPrefixLengths = networkPrefixLengths
  }
}

/// Which addresses of version 6 belong together.
///
/// Simulated: as NEIPv4Settings.
open class NEIPv6Route: NSObject {
  /// The net's address.
  public let destinationAddress: String
  /// How many bits of it count.
  public let destinationNetworkPrefixLength: NSNumber

  /// Makes a route.
  ///
  /// - Parameters:
  ///   - destinationAddress: The net's address.
  ///   - networkPrefixLength: How many bits of it count.
  public init(destinationAddress: String, networkPrefixLength: NSNumber) {
    self.destinationAddress = destinationAddress
    destinationNetworkPrefixLength = networkPrefixLength
  }

  /// The route to everywhere.
  open class func `default`() -> NEIPv6Route {
    NEIPv6Route(destinationAddress: "::", networkPrefixLength: 0)
  }
}
