/// What the terminal can show; commands determine it, views only follow it.
package struct TerminalStyle: Hashable, Sendable {
  /// The width in columns.
  package var width: Int
  /// Whether colours and other attributes may be used.
  package var usesColor: Bool
  /// Whether anything beyond ASCII may be written.
  package var usesUnicode: Bool
  /// Whether it should get only lines of text, as TERM=dumb asks.
  package var isDumb: Bool
  /// Whether link texts are made clickable (OSC 8) instead of being followed by their addresses.
  package var usesHyperlinks: Bool
  /// Whether a file that was shown before is shown in full again, rather than only what is new in
  /// it.
  package var showsWholeFiles = false

  package init(
    width: Int = 80, usesColor: Bool = false, usesUnicode: Bool = true, isDumb: Bool = false,
    usesHyperlinks: Bool = false
  ) {
    self.width = max(width, 20)
    self.usesColor = usesColor
    self.usesUnicode = usesUnicode
    self.isDumb = isDumb
    self.usesHyperlinks = usesHyperlinks
  }

  /// The same style, with or without whole files.
  package func showing(wholeFiles: Bool) -> TerminalStyle {
    var style = self
    style.showsWholeFiles = wholeFiles
    return style
  }

  /// The width of running text: prose is never wider than is comfortable to read.
  package var textWidth: Int { min(width, 80) }

  /// The symbols that this terminal can show.
  package var glyphs: Glyphs { usesUnicode ? .unicode : .ascii }
}

/// The symbols that views draw with.
package struct Glyphs: Hashable, Sendable {
  package var bullet = "•"
  package var bar = "│"
  package var rule = "─"
  package var cross = "┼"
  package var wrapped = "↪"
  package var dot = "·"
  package var fold = "⋮"
  package var yes = "✓"
  package var no = "✗"
  package var crash = "✕"
  package var actor = "●"
  package var idle = "·"
  package var end = "┴"
  package var forkRight = "├"
  package var forkLeft = "┤"
  package var headRight = "▶"
  package var headLeft = "◀"

  package static let unicode = Glyphs()
  package static let ascii = Glyphs(
    bullet: "*", bar: "|", rule: "-", cross: "+", wrapped: ">", dot: "-", fold: ":", yes: "+",
    no: "x",
    crash: "X", actor: "o", idle: ".", end: "=", forkRight: "+", forkLeft: "+", headRight: ">",
    headLeft: "<")
}
