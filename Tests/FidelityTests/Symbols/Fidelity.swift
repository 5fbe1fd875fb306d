/// What a doc comment says about a symbol's likeness to Apple's: `Simulated: …` and `Differs: …`.
struct Fidelity: Hashable, Sendable {
  /// What matches; nil if the comment doesn't say.
  var matches: String?
  /// What differs; nil if the comment doesn't say.
  var differs: String?
  /// Why the symbol exists although nothing behind it is simulated: `Type-checks only: …`.
  var typeOnly: String?

  /// Reads a doc comment without its slashes.
  init(comment: [String]) {
    for paragraph in Self.paragraphs(comment) {
      matches = matches ?? Self.text(after: "Simulated:", upTo: "Differs:", in: paragraph)
      differs = differs ?? Self.text(after: "Differs:", upTo: "Simulated:", in: paragraph)
      typeOnly = typeOnly ?? Self.text(after: "Type-checks only:", upTo: "Differs:", in: paragraph)
    }
  }

  /// Fills in what is missing from another declaration of the same symbol.
  mutating func add(_ other: Fidelity) {
    matches = matches ?? other.matches
    differs = differs ?? other.differs
    typeOnly = typeOnly ?? other.typeOnly
  }
}

extension Fidelity {
  /// The paragraphs, each on one line, without lists and code blocks.
  private static func paragraphs(_ comment: [String]) -> [String] {
    var result: [[String]] = [[]]
    var isCode = false
    for line in comment.map(\.trimmed) {
      if line.hasPrefix("```") {
        isCode.toggle()
      } else if line.isEmpty || line.hasPrefix("- ") {
        result.append([])
      } else if !isCode {
        result[result.count - 1].append(line)
      }
    }
    return result.filter { !$0.isEmpty }.map { $0.joined(separator: " ") }
  }

  private static func text(after word: String, upTo end: String, in text: String) -> String? {
    guard let start = text.firstRange(of: word)?.upperBound else { return nil }
    let rest = text[start...]
    let said = (rest.firstRange(of: end).map { rest[..<$0.lowerBound] } ?? rest).trimmed
    return said.isEmpty ? nil : said
  }
}

extension StringProtocol {
  /// The text without leading and trailing spaces and tabs.
  var trimmed: String {
    let front = drop { $0 == " " || $0 == "\t" }
    guard let last = front.lastIndex(where: { $0 != " " && $0 != "\t" }) else { return "" }
    return String(front[...last])
  }
}
