public import Foundation

/// The addresses of version 4 of a tunnel's interface, and which packets it is given.
///
/// Simulated: without routes of its own only packets to the interface's net go through (inferred).
open class NEIPv4Settings: NSObject {
  /// The interface's addresses.
  public let addresses: [String]
  /// The masks of the nets that they are in, one for each.
  public let subnetMasks: [String]
  /// What goes through the tunnel.
  open var includedRoutes: [NEIPv4Route]?
  /// What doesn't, though it is a part of what does.
  open var excludedRoutes: [NEIPv4Route]?

  /// Makes settings.
  ///
  /// - Parameters:
  ///   - addresses: The interface's addresses.
  ///   - subnetMasks: A mask for each of them.
  public init(addresses: [String], subnetMasks: [String]) {
    self.addresses = addresses
    self.subnetMasks = subnetMasks
  }
}

/// Which addresses of version 4 belong together.
///
/// Simulated: as NEIPv4Settings.
open class NEIPv4Route: NSObject {
  /// The net's address.
  public let destinationAddress: String
  /// Its mask.
  public let destinationSubnetMask: String

  /// Makes a route.
  ///
  /// - Parameters:
  ///   - destinationAddress: The net's address.
  ///   - subnetMask: Its mask.
  public init(destinationAddress: String, subnetMask: String) {
    self.destinationAddress = destinationAddress
    destinationSubnetMask = subnetMask
  }

  /// The route to everywhere.
  open class func `default`() -> NEIPv4Route {
    NEIPv4Route(destinationAddress: "0.0.0.0", subnetMask: "0.0.0.0")
  }
}
