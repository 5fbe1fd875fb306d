package import DeviceEvents

/// A photograph of a screen as lines of text for a terminal.
///
/// Things that are side by side or one below the other on the screen are so in the text. If there
/// is too little room or too much to show, the picture is replaced with a list of what is on the
/// screen.
package struct ScreenText: Sendable {
  /// The lines, none of them wider than the style allows.
  package let lines: [String]

  /// What a terminal can show.
  package struct Style: Sendable {
    /// The width of a line in columns.
    package var columns: Int
    /// Whether lines may be drawn with more than ASCII.
    package var usesUnicode: Bool
    /// Whether to list what is on the screen instead of drawing it.
    package var isList: Bool
    /// The width of a character in columns.
    package var width: @Sendable (Character) -> Int
    /// Spells a text with the characters that the terminal has.
    package var spelling: @Sendable (String) -> String

    package init(
      columns: Int, usesUnicode: Bool = true, isList: Bool = false,
      width: @escaping @Sendable (Character) -> Int = { _ in 1 },
      spelling: @escaping @Sendable (String) -> String = { $0 }
    ) {
      self.columns = columns
      self.usesUnicode = usesUnicode
      self.isList = isList
      self.width = width
      self.spelling = spelling
    }
  }

  /// The maximum and minimum width of a picture, and the maximum number of its elements.
  private static let widest = 60
  private static let narrowest = 30
  private static let fullest = 120
  /// The maximum number of lines.
  static let longest = 150

  package init(_ screen: Screen, style: Style) {
    let visible = VisibleScreen(screen)
    let ruler = TextRuler(style: style)
    let columns = min(style.columns, Self.widest)
    let items = TextItems(visible.elements)
    let isFull = items.count > Self.fullest || visible.omitted > 0
    guard columns >= Self.narrowest, !isFull, !style.isList else {
      lines = TextList(visible, ruler: ruler, columns: max(style.columns, 8)).lines
      return
    }
    let inner = columns - 4
    let region = TextRegion(x: 0, points: visible.size.width / Double(inner), columns: inner)
    let content = TextLayout(ruler: ruler).lines(items.items, in: region)
    let shown =
      content.count > Self.longest
      ? content.prefix(Self.longest) + [
        ruler.spelled(TextPictureWords.moreLines(content.count - Self.longest))
      ]
      : content[...]
    lines = ruler.box(shown.isEmpty ? [""] : Array(shown), columns: columns, ruler.signs.outline)
  }
}

/// A range of columns, and the part of the screen that it shows.
struct TextRegion: Hashable, Sendable {
  /// Its left edge on the screen.
  var x: Double
  /// The width of a column in points.
  var points: Double
  var columns: Int

  /// The column of a position.
  func column(_ x: Double) -> Int {
    min(max(Int(((x - self.x) / points).rounded()), 0), max(columns - 1, 0))
  }

  /// The number of columns for a width.
  func columns(_ width: Double) -> Int {
    min(max(Int((width / points).rounded()), 1), columns)
  }
}
