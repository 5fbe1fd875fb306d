import Findings

/// Lists in messages of rules, which stay short.
enum Wording {
  /// The most that a list names.
  private static let most = 5

  /// Some words as a list: "a, b and c".
  static func list(_ words: [String], _ conjunction: String = "and") -> String {
    listed(words, conjunction, atMost: most)
  }

  /// Some texts from elsewhere as a list of quotations.
  static func quotedList(_ texts: [String], _ conjunction: String = "and") -> String {
    Findings.quotedList(texts, conjunction, atMost: most)
  }
}
