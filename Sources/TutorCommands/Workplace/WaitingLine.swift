import TerminalViews

/// A line on standard error that says what is going on, as long as it does.
struct WaitingLine {
  private let isShown: Bool

  init(_ text: String = "") {
    isShown = Console.standardError.isTerminal && Console.standardError.style.usesColor
    if !text.isEmpty { say(text) }
  }

  /// Replaces the line's text.
  func say(_ text: String) {
    if isShown { Console.standardError.write("\r\u{1B}[K\(text) …") }
  }

  /// Removes the line.
  func end() {
    if isShown { Console.standardError.write("\r\u{1B}[K") }
  }
}
