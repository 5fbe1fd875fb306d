/// A text.
///
/// Simulated: wrapped at its width and limited to its lines, in its font, weight and colour.
/// Differs: Markdown and string tables aren't supported.
public struct Text: View, Sendable, Hashable, PieceMaker {
  private var text: String
  private var font: Font?
  private var color: Color?
  private var weight: Font.Weight?

  /// Makes a text; differs: it isn't looked up in string tables.
  public nonisolated init(_ content: some StringProtocol) { text = String(content) }

  /// Makes a text that isn't looked up in string tables.
  public nonisolated init(verbatim content: String) { text = content }

  /// Makes a text from a date, in English.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - style: Whether the day or the time is shown.
  public nonisolated init(_ date: Date, style: DateStyle) { text = style.text(date) }

  /// A format for dates.
  ///
  /// Simulated: in English, whatever the language. Differs: styles that count automatically don't
  /// exist.
  public struct DateStyle: Sendable {
    private let format: String

    /// The time: `9:41 AM`.
    public static let time = DateStyle(format: "h:mm a")
    /// The day: `January 1, 2026`.
    public static let date = DateStyle(format: "MMMM d, yyyy")

    fileprivate func text(_ date: Date) -> String {
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.dateFormat = format
      return formatter.string(from: date)
    }
  }

  /// Returns the text in a font.
  public nonisolated func font(_ font: Font?) -> Text { changed { $0.font = font } }

  /// Returns the text in bold.
  public nonisolated func bold() -> Text { fontWeight(.bold) }

  /// Returns the text with a weight.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> Text {
    changed { $0.weight = weight }
  }

  /// Returns the text in a colour.
  public nonisolated func foregroundColor(_ color: Color?) -> Text {
    changed { $0.color = color }
  }

  /// Joins two texts; differs: the whole text has the look of the first.
  public nonisolated static func + (first: Text, second: Text) -> Text {
    first.changed { $0.text += second.text }
  }

  private nonisolated func changed(_ change: (inout Text) -> Void) -> Text {
    var text = self
    change(&text)
    return text
  }

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }

  package func pieces(in environment: EnvironmentValues) -> [Piece] {
    var font = font ?? environment.font ?? .body
    if let weight { font = font.weight(weight) }
    let styled = Piece.text(
      StyledText(
        text: text, font: font.uiFont, color: (color ?? environment.foreground).uiColor,
        lines: environment.lineLimit ?? 0, alignment: environment.multilineTextAlignment))
    return [environment.redacted(styled)]
  }
}
