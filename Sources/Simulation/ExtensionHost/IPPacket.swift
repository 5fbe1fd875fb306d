import Foundation

/// An IP packet, version 4, with a text in a UDP datagram.
public struct IPPacket: Sendable, Equatable, CustomStringConvertible {
  /// Its source address, in numbers.
  public var source: String
  /// Its destination address, in numbers.
  public var destination: String
  /// Its text.
  public var text: String

  /// Makes a packet.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - destination: The destination address, in numbers: "192.0.2.7".
  ///   - source: The source address, in numbers.
  public init(_ text: String, to destination: String, from source: String = "10.0.0.2") {
    self.source = source
    self.destination = destination
    self.text = text
  }

  /// Reads a packet; `nil` when the bytes aren't a packet of version 4.
  public init?(_ bytes: Data) {
    let bytes = [UInt8](bytes)
    guard bytes.count >= 20, bytes[0] >> 4 == 4 else { return nil }
    let length = Int(bytes[0] & 0xf) * 4
    source = bytes[12..<16].map(String.init).joined(separator: ".")
    destination = bytes[16..<20].map(String.init).joined(separator: ".")
    // The IP header is followed by that of UDP, which has eight bytes.
    text = String(decoding: bytes.dropFirst(length + 8), as: UTF8.self)
  }

  /// The packet's bytes; `nil` when an address is invalid.
  public var bytes: Data? {
    guard let from = Self.bytes(of: source), let to = Self.bytes(of: destination) else {
      return nil
    }
    let content = [UInt8](text.utf8)
    let length = 28 + content.count
    let header: [UInt8] =
      [0x45, 0, UInt8(length >> 8 & 0xff), UInt8(length & 0xff), 0, 0, 0, 0, 64, 17, 0, 0]
    let datagram: [UInt8] = [
      0x30, 0x39, 0x30, 0x39, UInt8((length - 20) >> 8 & 0xff), UInt8((length - 20) & 0xff), 0, 0,
    ]
    return Data(header + from + to + datagram + content)
  }

  private static func bytes(of address: String) -> [UInt8]? {
    let parts = address.split(separator: ".", omittingEmptySubsequences: false)
      .compactMap { UInt8($0) }
    return parts.count == 4 ? parts : nil
  }

  /// The packet as text: `10.0.0.2 to 192.0.2.7: hello`.
  public var description: String {
    PacketWords.packet(from: source, to: destination, text)
  }
}
