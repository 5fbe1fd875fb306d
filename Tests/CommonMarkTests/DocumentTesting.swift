import CommonMark
import Findings
import Foundation
import Testing

extension Document {
  /// The source in a range on one line; `nil` if it isn't there.
  func slice(_ range: SourceRange) -> String? {
    guard range.start.line == range.end.line else { return nil }
    let lines = source.utf8.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == UInt8(ascii: "\n") })
    guard lines.indices.contains(range.start.line - 1) else { return nil }
    let line = Array(lines[range.start.line - 1])
    guard range.start.column >= 1, range.end.column - 1 <= line.count else { return nil }
    return String(decoding: line[range.start.column - 1..<range.end.column - 1], as: UTF8.self)
  }

  func isInline(_ id: NodeID) -> Bool {
    switch self[id].kind {
    case .text, .softBreak, .lineBreak, .code, .htmlInline, .emphasis, .strong, .link, .image: true
    default: false
    }
  }

  func isBreak(_ id: NodeID) -> Bool {
    [.softBreak, .lineBreak].contains(self[id].kind)
  }

  /// All nodes of a kind, in reading order.
  func nodes(where matches: (Kind) -> Bool) -> [NodeID] {
    events.compactMap { event in
      guard case .enter(let id) = event, matches(self[id].kind) else { return nil }
      return id
    }
  }

  /// The only code block of a document.
  func onlyCodeBlock() throws -> NodeID {
    let blocks = nodes { if case .codeBlock = $0 { true } else { false } }
    try #require(blocks.count == 1)
    return blocks[0]
  }
}

extension String {
  func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> Substring {
    var rest = self[...]
    while let last = rest.last, isTrimmed(last) { rest.removeLast() }
    return rest
  }
}

/// Runs work on a thread with a stack of 512 KiB, where deep recursion ends the process.
///
/// The second part of the result is the thread's processor time in seconds, which is the same
/// however busy the machine is.
func onSmallStack<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> (
  Result, Double
) {
  await withCheckedContinuation { continuation in
    let thread = Thread {
      let result = work()
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      let seconds = Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
      continuation.resume(returning: (result, seconds))
    }
    thread.stackSize = 512 * 1024
    thread.start()
  }
}
