import FlyingSocks
import Foundation

/// Bytes that arrive little by little, and may end too early.
struct SlowBytes: AsyncBufferedSequence {
  let bytes: Data
  /// The number of bytes per second; `nil` for all at once.
  let perSecond: Int?
  /// The number of bytes after which they end with an error.
  let end: Int?

  func makeAsyncIterator() -> Iterator { Iterator(source: self) }

  /// The connection breaks off.
  struct BrokenOff: Error {}

  struct Iterator: AsyncBufferedIteratorProtocol {
    let source: SlowBytes
    private var sent = 0

    init(source: SlowBytes) { self.source = source }

    mutating func next() async throws -> UInt8? { try await nextBuffer(suggested: 1)?.first }

    mutating func nextBuffer(suggested count: Int) async throws -> Data? {
      if let end = source.end, sent >= end {
        // The other side receives what was sent before it learns of the end.
        try await Task.sleep(for: .milliseconds(1))
        throw BrokenOff()
      }
      guard sent < source.bytes.count else { return nil }
      if source.perSecond != nil, sent > 0 { try await Task.sleep(for: .seconds(1)) }
      var piece = source.bytes.dropFirst(sent)
      if let perSecond = source.perSecond { piece = piece.prefix(perSecond) }
      if let end = source.end { piece = piece.prefix(end - sent) }
      sent += piece.count
      return Data(piece)
    }
  }
}
