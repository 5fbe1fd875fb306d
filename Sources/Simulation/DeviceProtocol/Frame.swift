package import Foundation

/// The form of messages on the wire: four bytes of length, most significant first, then a binary
/// property list.
package enum Frame {
  /// The largest message in bytes; a larger one ends the connection.
  package static let maximumLength = 64 << 20

  /// The reason why bytes aren't a message.
  package enum Failure: Error, Hashable {
    case tooLong(Int)
  }

  /// Encodes a message.
  package static func encode(_ message: Message) throws -> Data {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    let body = try encoder.encode(message)
    guard body.count <= maximumLength else { throw Failure.tooLong(body.count) }
    let length = UInt32(body.count).bigEndian
    return withUnsafeBytes(of: length) { Data($0) } + body
  }
}

/// Collects bytes as they arrive and returns whole messages.
package struct FrameReader {
  private var buffer = Data()

  package init() {}

  package mutating func append(_ bytes: some DataProtocol) {
    buffer.append(contentsOf: bytes)
  }

  /// Returns the next whole message; `nil` when more bytes are needed.
  ///
  /// - Throws: ``Frame/Failure`` or a decoding error when the bytes aren't a message.
  package mutating func next() throws -> Message? {
    guard buffer.count >= 4 else { return nil }
    let length = buffer.prefix(4).reduce(0) { $0 << 8 | Int($1) }
    guard length <= Frame.maximumLength else { throw Frame.Failure.tooLong(length) }
    guard buffer.count >= 4 + length else { return nil }
    let body = buffer.dropFirst(4).prefix(length)
    let message = try PropertyListDecoder().decode(Message.self, from: Data(body))
    buffer = Data(buffer.dropFirst(4 + length))
    return message
  }
}
