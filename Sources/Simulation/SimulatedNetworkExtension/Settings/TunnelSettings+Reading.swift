import DeviceProtocol
import Foundation

extension TunnelSettings {
  /// Makes the form of the settings that the device takes.
  ///
  /// - Throws: ``NETunnelProviderError`` if a mask is invalid, or an address has none.
  init(_ settings: NETunnelNetworkSettings) throws {
    self.init()
    remoteAddress = settings.tunnelRemoteAddress
    guard let settings = settings as? NEPacketTunnelNetworkSettings else { return }
    if let four = settings.ipv4Settings {
      addresses += try Self.paired(four.addresses, four.subnetMasks.map(Self.prefix))
      included += try (four.includedRoutes ?? []).map(Self.route)
      excluded += try (four.excludedRoutes ?? []).map(Self.route)
    }
    if let six = settings.ipv6Settings {
      addresses += try Self.paired(six.addresses, six.networkPrefixLengths.map(\.intValue))
      included += (six.includedRoutes ?? []).map(Self.route)
      excluded += (six.excludedRoutes ?? []).map(Self.route)
    }
    mtu = settings.mtu?.intValue
  }

  private static func paired(_ addresses: [String], _ prefixes: [Int?]) throws -> [NetworkRoute] {
    guard addresses.count == prefixes.count else { throw invalid }
    return try zip(addresses, prefixes).map { address, prefix in
      guard let prefix else { throw invalid }
      return NetworkRoute(address: address, prefix: prefix)
    }
  }

  private static func route(_ route: NEIPv4Route) throws -> NetworkRoute {
    guard let prefix = prefix(route.destinationSubnetMask) else { throw invalid }
    return NetworkRoute(address: route.destinationAddress, prefix: prefix)
  }

  private static func route(_ route: NEIPv6Route) -> NetworkRoute {
    NetworkRoute(
      address: route.destinationAddress, prefix: route.destinationNetworkPrefixLength.intValue)
  }

  /// Returns the number of bits in a mask: ones followed by zeros.
  private static func prefix(_ mask: String) -> Int? {
    let bytes = mask.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
    guard bytes.count == 4, !bytes.contains(nil) else { return nil }
    let bits = bytes.compactMap(\.self).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    let count = (~bits).leadingZeroBitCount
    return bits == (count == 0 ? 0 : UInt32.max << UInt32(32 - count)) ? count : nil
  }

  private static var invalid: NETunnelProviderError {
    NETunnelProviderError(.networkSettingsInvalid)
  }
}
