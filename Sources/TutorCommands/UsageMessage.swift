/// What is said of a command line that can't be understood, in the form of all other errors.
enum UsageMessage {
  /// Turns the parser's words, "Error: …" and a line or more on usage, into lines that begin with
  /// `tutor:`, and with two spaces after the first.
  static func text(_ message: String) -> String {
    let lines = message.split(separator: "\n").map { line in
      String(line.drop { $0 == " " })
    }
    guard let first = lines.first else { return "" }
    let headline = first.hasPrefix("Error: ") ? String(first.dropFirst(7)) : first
    return "tutor: " + headline.withSmallInitial + "\n"
      + lines.dropFirst().map { "  \($0.withoutFullStop.withSmallInitial)\n" }.joined()
  }
}

extension String {
  fileprivate var withoutFullStop: String { hasSuffix(".") ? String(dropLast()) : self }

  /// The text with its first letter small, unless the second one is a capital, too: names stay.
  fileprivate var withSmallInitial: String {
    guard let first, dropFirst().first?.isUppercase != true else { return self }
    return first.lowercased() + dropFirst()
  }
}
