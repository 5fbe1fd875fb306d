import FlyingSocks
import Foundation

/// Bytes that come little by little, and may end too early.
struct SlowBytes: AsyncBufferedSequence {
  let bytes: Data
  /// How many come in a second; `nil` for all at once.
  let perSecond: Int?
  /// After how many of them an error ends them.
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
        // The other side has what was sent before it hears of the end.
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
