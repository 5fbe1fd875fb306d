import Findings

extension TerminalStyle {
  /// Encodes lines for a terminal; this is the only place that writes escape sequences.
  package func encode(_ lines: [TerminalLine]) -> String {
    lines.map { encode($0) + "\n" }.joined()
  }

  private func encode(_ line: TerminalLine) -> String {
    var pieces = line.pieces[...]
    while let last = pieces.last, last.text.allSatisfy({ $0 == " " }) { pieces.removeLast() }
    return pieces.enumerated().map { index, piece in
      let isLast = index == pieces.count - 1
      let text = isLast ? piece.text.withoutTrailingSpaces : piece.text
      return linked(colored(usesUnicode ? text : text.inASCII, piece.look), to: piece.link)
    }.joined()
  }

  private func colored(_ text: String, _ look: Look) -> String {
    let parameters = look.parameters
    guard usesColor, !parameters.isEmpty, !text.isEmpty else { return text }
    let list = parameters.map(String.init).joined(separator: ";")
    return "\u{1B}[\(list)m\(text)\u{1B}[0m"
  }

  private func linked(_ text: String, to link: String?) -> String {
    guard usesHyperlinks, let link else { return text }
    return "\u{1B}]8;;\(link.inASCII)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
  }
}

extension String {
  fileprivate var withoutTrailingSpaces: String {
    String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
  }

  /// The text in ASCII: plain forms of typographic characters, `?` for all others.
  package var inASCII: String {
    guard !utf8.allSatisfy({ $0 < 0x80 }) else { return self }
    return reduce(into: "") { text, character in
      text += character.isASCII ? String(character) : Self.plainForms[character] ?? "?"
    }
  }

  private static let plainForms: [Character: String] = [
    "–": "-", "—": "--", "‑": "-", "“": "\"", "”": "\"", "„": "\"", "‘": "'", "’": "'",
    "…": "...", "→": "->", "←": "<-", "⇒": "=>", "×": "x", "·": "-", "•": "*", "≤": "<=",
    "≥": ">=", "≠": "!=", "✓": "+", "✗": "x", "✕": "X", "\u{A0}": " ", "▸": ">", "▶": ">",
    "◀": "<",
  ]
}
