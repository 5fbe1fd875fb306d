/// Measures, breaks and frames lines of text.
struct TextRuler: Sendable {
  let style: ScreenText.Style

  var signs: TextSigns { style.usesUnicode ? .unicode : .ascii }

  /// The text as the terminal can show it.
  func spelled(_ text: String) -> String { style.spelling(text.harmless) }

  func width(_ text: some StringProtocol) -> Int { text.reduce(0) { $0 + style.width($1) } }

  func widest(_ lines: [String]) -> Int { lines.map { width($0) }.max() ?? 0 }

  /// The text padded with spaces up to a column.
  func padded(_ text: String, to columns: Int) -> String {
    text + String(repeating: " ", count: max(columns - width(text), 0))
  }

  /// The lines of a text, broken between words, or inside words that are too long.
  func wrapped(_ text: String, to columns: Int) -> [String] {
    spelled(text).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .flatMap { wrapped(line: $0, to: max(columns, 2)) }
  }

  /// The width of the longest word in columns.
  func longestWord(_ text: String) -> Int {
    spelled(text).split { $0.isWhitespace }.map { width($0) }.max() ?? 0
  }

  /// Lines in a frame, each cut off at its edge.
  func box(_ lines: [String], columns: Int, _ edge: TextSigns.Edge) -> [String] {
    let inner = max(columns - 4, 1)
    let rule = String(repeating: edge.across, count: inner + 2)
    return [edge.topLeft + rule + edge.topRight]
      + lines.map { "\(edge.down) \(padded(cut($0, to: inner), to: inner)) \(edge.down)" }
      + [edge.bottomLeft + rule + edge.bottomRight]
  }

  /// The text up to a column.
  func cut(_ text: String, to columns: Int) -> String {
    guard width(text) > columns else { return text }
    var used = 0
    return String(
      text.prefix { character in
        used += style.width(character)
        return used <= columns
      })
  }

  private func wrapped(line: Substring, to columns: Int) -> [String] {
    var lines: [String] = []
    var current = ""
    var used = 0
    for word in line.split(separator: " ") {
      var word = word
      let space = current.isEmpty ? 0 : 1
      if used + space + width(word) <= columns {
        current += (space == 1 ? " " : "") + word
        used += space + width(word)
        continue
      }
      if !current.isEmpty { lines.append(current) }
      while width(word) > columns {
        let head = cut(String(word), to: columns)
        guard !head.isEmpty else { break }
        lines.append(head)
        word = word.dropFirst(head.count)
      }
      current = String(word)
      used = width(word)
    }
    return lines + (current.isEmpty && !lines.isEmpty ? [] : [current])
  }
}

/// The characters that text pictures are drawn with.
struct TextSigns: Hashable, Sendable {
  /// The characters of a frame.
  struct Edge: Hashable, Sendable {
    var across: String
    var down: String
    var topLeft: String
    var topRight: String
    var bottomLeft: String
    var bottomRight: String
  }

  var outline = Edge(
    across: "─", down: "│", topLeft: "╭", topRight: "╮", bottomLeft: "╰", bottomRight: "╯")
  var field = Edge(
    across: "─", down: "│", topLeft: "┌", topRight: "┐", bottomLeft: "└", bottomRight: "┘")
  var modal = Edge(
    across: "═", down: "║", topLeft: "╔", topRight: "╗", bottomLeft: "╚", bottomRight: "╝")
  var rule = "─"
  var bar = "│"
  var knob = "●"
  var full = "█"
  var rest = "░"
  var tick = "✓"
  var wheel = "◌"
  var times = "×"
  var open = "‹"
  var close = "›"

  static let unicode = TextSigns()
  static let ascii = TextSigns(
    outline: .plain("-"), field: .plain("-"), modal: .plain("="), rule: "-", bar: "|", knob: "o",
    full: "#", rest: ".", tick: "+", wheel: "~", times: "x", open: "<", close: ">")
}

extension TextSigns.Edge {
  fileprivate static func plain(_ across: String) -> Self {
    Self(
      across: across, down: "|", topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+")
  }
}
