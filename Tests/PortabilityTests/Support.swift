import Findings
import Portability
import Testing

/// The rewriting of one line: what is written, and what the compiler gets.
struct Rewritten: CustomTestStringConvertible, Sendable {
  let original: String
  let expected: String

  init(_ original: String, _ expected: String) {
    self.original = original
    self.expected = expected
  }

  var testDescription: String { original }
}

/// Returns the rewritten text without the code that is generated after it.
func rewritten(_ source: String, others: [SourceFacts] = []) -> String {
  let result = Portability.makePortable(source: source, file: "Sample.swift", others: others)
  return lines(of: result.text).prefix(lines(of: source).count).joined(separator: "\n")
}

/// Returns the code that is generated after a text's last line.
func generated(_ source: String, others: [SourceFacts] = []) -> String {
  let result = Portability.makePortable(source: source, file: "Sample.swift", others: others)
  return lines(of: result.text).dropFirst(lines(of: source).count).joined(separator: "\n")
}

/// Returns the lines of a text.
func lines(of text: String) -> [Substring] {
  text.replacing("\r\n", with: "\r \n").split(separator: "\n", omittingEmptySubsequences: false)
}

/// Takes the marker `👉` out of a text and returns where it was.
func marked(_ text: String) -> (text: String, position: SourcePosition?) {
  let marker = position(of: "👉", in: text)
  return (text.replacing("👉", with: ""), marker)
}

/// Returns the position of a word's last occurrence in a text.
func position(of word: String, in text: String) -> SourcePosition? {
  guard let range = text.ranges(of: word).last else { return nil }
  let before = text[..<range.lowerBound].utf8
  let line = before.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  return SourcePosition(line: line.count, column: (line.last?.count ?? 0) + 1)
}
