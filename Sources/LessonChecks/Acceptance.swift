package import Findings
package import LessonModel
package import Outcomes

/// Writes what programs really did into the blocks of a lesson that state it.
///
/// Only blocks that differ are written, and only the lines between their fences; every other byte
/// of the file stays the same.
package struct Acceptance: Sendable {
  /// The lesson's text with the blocks rewritten.
  package private(set) var text: String
  /// The blocks that were written, by the line of their opening fence.
  package private(set) var writtenLines: [Int] = []
  /// The blocks that differ but can't be written.
  package private(set) var findings: [Finding] = []

  /// Accepts what a step's programs did.
  ///
  /// - Parameters:
  ///   - source: The lesson's text, as it is on disk.
  ///   - step: The step, parsed from that text.
  ///   - outcomes: What its programs did, in their order.
  ///   - file: The lesson's file, for findings.
  package init(source: String, step: Step, outcomes: [Outcome], file: String) {
    text = source
    var lines = Self.lines(of: source)
    // From the last block to the first, so that the lines before a block keep their numbers.
    for expectation in step.expectations.reversed()
    where outcomes.indices.contains(expectation.program) {
      let program = step.programs[expectation.program]
      let found = expectation.found(in: outcomes[expectation.program], of: program)
      guard ExpectedText(expectation.text).difference(from: found) != nil else { continue }
      if let reason = Self.obstacle(expectation, found) {
        findings.append(
          Finding(
            expectation.subject == .events ? .eventsDiffer : .outputDiffers, reason, file: file,
            range: expectation.infoRange, remedy: AcceptanceWords.byHandRemedy))
        continue
      }
      Self.replace(expectation, with: found, in: &lines)
      writtenLines.append(expectation.infoRange.start.line)
    }
    guard !writtenLines.isEmpty else { return }
    writtenLines.reverse()
    text = lines.joined()
  }
}

extension Acceptance {
  /// Why a block can't be written.
  private static func obstacle(_ expectation: Expectation, _ found: String) -> String? {
    if expectation.text.contains("…") {
      return AcceptanceWords.blockVaries
    }
    let isFence = found.split(separator: "\n").contains {
      let line = $0.drop { $0 == " " }
      return line.hasPrefix("```") || line.hasPrefix("~~~")
    }
    return isFence ? AcceptanceWords.outputHasFence : nil
  }

  private static func replace(
    _ expectation: Expectation, with found: String, in lines: inout [String]
  ) {
    let first = expectation.start.line - 1
    let count =
      expectation.text.split(separator: "\n", omittingEmptySubsequences: false).count
      - (expectation.text.hasSuffix("\n") || expectation.text.isEmpty ? 1 : 0)
    guard first > 0, first + count <= lines.count else { return }
    let fence = lines[first - 1]
    let ending = fence.hasSuffix("\r\n") ? "\r\n" : fence.hasSuffix("\r") ? "\r" : "\n"
    let indent = String(repeating: " ", count: expectation.start.column - 1)
    var new = found.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while new.last?.isEmpty == true { new.removeLast() }
    lines.replaceSubrange(
      first..<(first + count), with: new.map { $0.isEmpty ? ending : indent + $0 + ending })
  }

  /// The lines with their line endings, of whatever kind.
  private static func lines(of text: String) -> [String] {
    var lines: [String] = []
    var line = ""
    // A carriage return with its line feed is one Character.
    for character in text {
      line.append(character)
      if character == "\n" || character == "\r\n" || character == "\r" {
        lines.append(line)
        line = ""
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
