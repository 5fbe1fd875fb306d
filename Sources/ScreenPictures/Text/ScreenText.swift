package import DeviceEvents

/// A photograph of a screen as lines of text for a terminal.
///
/// What is beside or below something on the screen is so in the text, too; where there is too little
/// room or too much to show, a list of what is on the screen takes the picture's place.
package struct ScreenText: Sendable {
  /// The lines, none wider than the style allows.
  package let lines: [String]

  /// What a terminal can show.
  package struct Style: Sendable {
    /// The columns of a line.
    package var columns: Int
    /// Whether lines may be drawn with more than ASCII.
    package var usesUnicode: Bool
    /// Whether there is to be a list of what is on the screen, and no picture.
    package var isList: Bool
    /// The columns that a character takes.
    package var width: @Sendable (Character) -> Int
    /// How a text is written with the characters that the terminal has.
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

  /// The widest picture, and the narrowest; the elements of the fullest.
  private static let widest = 60
  private static let narrowest = 30
  private static let fullest = 120
  /// The lines of the longest text.
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

/// A stretch of columns, and the part of the screen that it shows.
struct TextRegion: Hashable, Sendable {
  /// Where it begins on the screen.
  var x: Double
  /// The points that a column stands for.
  var points: Double
  var columns: Int

  /// The column at which something begins.
  func column(_ x: Double) -> Int {
    min(max(Int(((x - self.x) / points).rounded()), 0), max(columns - 1, 0))
  }

  /// The columns that a width takes.
  func columns(_ width: Double) -> Int {
    min(max(Int((width / points).rounded()), 1), columns)
  }
}
