/// Messages about wrong usage, in the format of all other errors.
enum UsageMessage {
  /// Reformats the parser's message, "Error: …" and one or more lines on usage: the first line
  /// begins with `tutor:`, the others with two spaces.
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

  /// The text with a lower-case initial, unless a second capital shows it to be a name.
  fileprivate var withSmallInitial: String {
    guard let first, dropFirst().first?.isUppercase != true else { return self }
    return first.lowercased() + dropFirst()
  }
}
