import DeviceProtocol
import Foundation

/// An IP address of either version.
struct IPAddress: Hashable, CustomStringConvertible {
  /// Four bytes, or sixteen.
  let bytes: [UInt8]

  init?(bytes: [UInt8]) {
    guard bytes.count == 4 || bytes.count == 16 else { return nil }
    self.bytes = bytes
  }

  /// Reads an address in numbers from a text.
  init?(_ text: String) {
    var four = in_addr()
    if inet_pton(AF_INET, text, &four) == 1 {
      bytes = withUnsafeBytes(of: &four) { Array($0) }
      return
    }
    var six = in6_addr()
    guard inet_pton(AF_INET6, text, &six) == 1 else { return nil }
    bytes = withUnsafeBytes(of: &six) { Array($0) }
  }

  var description: String {
    var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    let family = bytes.count == 4 ? AF_INET : AF_INET6
    guard inet_ntop(family, bytes, &text, socklen_t(text.count)) != nil else { return "" }
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Whether a route leads to it.
  func isReached(by route: NetworkRoute) -> Bool {
    guard let net = IPAddress(route.address), net.bytes.count == bytes.count else { return false }
    return (0..<min(route.prefix, bytes.count * 8)).allSatisfy { bit in
      let mask = UInt8(0x80) >> UInt8(bit % 8)
      return net.bytes[bit / 8] & mask == bytes[bit / 8] & mask
    }
  }
}

extension TunnelSettings {
  /// Whether traffic to an address goes through the tunnel: the route with the most bits decides.
  ///
  /// Traffic to the interface's own net goes through it too (inferred).
  func takes(_ address: IPAddress) -> Bool {
    let taking = (included + addresses).filter { address.isReached(by: $0) }.map(\.prefix).max()
    guard let taking else { return false }
    let leaving = excluded.filter { address.isReached(by: $0) }.map(\.prefix).max() ?? -1
    return taking > leaving
  }
}

/// The addresses of a packet.
struct PacketHeader {
  let source: IPAddress
  let destination: IPAddress

  /// Reads a packet's bytes; `nil` when they aren't a packet.
  init?(_ packet: Data) {
    let bytes = [UInt8](packet)
    let places: (source: Range<Int>, destination: Range<Int>)
    switch (bytes.first ?? 0) >> 4 {
    case 4: places = (12..<16, 16..<20)
    case 6: places = (8..<24, 24..<40)
    default: return nil
    }
    guard bytes.count >= places.destination.upperBound,
      let source = IPAddress(bytes: Array(bytes[places.source])),
      let destination = IPAddress(bytes: Array(bytes[places.destination]))
    else { return nil }
    self.source = source
    self.destination = destination
  }
}
