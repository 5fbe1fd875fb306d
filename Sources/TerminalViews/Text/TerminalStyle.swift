/// What the terminal can show; the commands find it out, the views only obey.
package struct TerminalStyle: Hashable, Sendable {
  /// The columns of a line.
  package var width: Int
  /// Whether colours and other attributes may be used.
  package var usesColor: Bool
  /// Whether anything beyond ASCII may be written.
  package var usesUnicode: Bool
  /// Whether it is to be spared everything but lines of text, as TERM=dumb asks.
  package var isDumb: Bool
  /// Whether link texts are to be made clickable (OSC 8) instead of being followed by their address.
  package var usesHyperlinks: Bool
  /// Whether a file that was shown before is shown as a whole again, not just what is new in it.
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

  /// The same, with files shown as a whole or not.
  package func showing(wholeFiles: Bool) -> TerminalStyle {
    var style = self
    style.showsWholeFiles = wholeFiles
    return style
  }

  /// The columns of running text: no line of prose is longer than can be read well.
  package var textWidth: Int { min(width, 80) }

  /// The signs that this terminal can show.
  package var glyphs: Glyphs { usesUnicode ? .unicode : .ascii }
}

/// The signs that views draw with.
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
