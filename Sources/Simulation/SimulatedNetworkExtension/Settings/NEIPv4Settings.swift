public import Foundation

/// The IPv4 addresses and routes of a tunnel's interface.
///
/// Simulated: without routes, only packets to the interface's network go through (inferred).
open class NEIPv4Settings: NSObject {
  /// The interface's addresses.
  public let addresses: [String]
  /// The masks of their networks, one for each address.
  public let subnetMasks: [String]
  /// The routes that go through the tunnel.
  open var includedRoutes: [NEIPv4Route]?
  /// The routes that don't, although they are part of an included one.
  open var excludedRoutes: [NEIPv4Route]?

  /// Makes settings.
  ///
  /// - Parameters:
  ///   - addresses: The interface's addresses.
  ///   - subnetMasks: A mask for each address.
  public init(addresses: [String], subnetMasks: [String]) {
    self.addresses = addresses
    self.subnetMasks = subnetMasks
  }
}

/// A range of IPv4 addresses.
///
/// Simulated: as NEIPv4Settings.
open class NEIPv4Route: NSObject {
  /// The network's address.
  public let destinationAddress: String
  /// The network's mask.
  public let destinationSubnetMask: String

  /// Makes a route.
  ///
  /// - Parameters:
  ///   - destinationAddress: The network's address.
  ///   - subnetMask: The network's mask.
  public init(destinationAddress: String, subnetMask: String) {
    self.destinationAddress = destinationAddress
    destinationSubnetMask = subnetMask
  }

  /// Returns the route to everywhere.
  open class func `default`() -> NEIPv4Route {
    NEIPv4Route(destinationAddress: "0.0.0.0", subnetMask: "0.0.0.0")
  }
}
