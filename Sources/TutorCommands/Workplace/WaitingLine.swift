import TerminalViews

/// A line on standard error that says what is going on, for as long as it does.
struct WaitingLine {
  private let isShown: Bool

  init(_ text: String = "") {
    isShown = Console.standardError.isTerminal && Console.standardError.style.usesColor
    if !text.isEmpty { say(text) }
  }

  /// Puts something else in the line's place.
  func say(_ text: String) {
    if isShown { Console.standardError.write("\r\u{1B}[K\(text) …") }
  }

  /// Takes the line away.
  func end() {
    if isShown { Console.standardError.write("\r\u{1B}[K") }
  }
}
