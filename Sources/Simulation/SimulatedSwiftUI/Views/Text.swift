import DeviceProtocol
public import Foundation

/// A text.
///
/// Simulated: wrapped at its width and limited to its lines, in its font, weight and colour; a
/// literal is looked up in the string tables. Differs: Markdown isn't read.
public struct Text: View, Sendable, Hashable, PieceMaker {
  private var text: String
  private var counting: CountingText?
  private var font: Font?
  private var color: Color?
  private var weight: Font.Weight?
  private var width: Font.Width?

  /// Makes a text that isn't looked up in string tables.
  @_disfavoredOverload public nonisolated init(_ content: some StringProtocol) {
    text = String(content)
  }

  /// Makes a text that is looked up in the string tables of a bundle.
  public nonisolated init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) { text = key.string(in: bundle, table: tableName) }

  /// Makes a text from a resource, which is looked up in its string tables.
  @_disfavoredOverload public nonisolated init(_ resource: LocalizedStringResource) {
    text = String(localized: resource)
  }

  /// Makes a text that isn't looked up in string tables.
  public nonisolated init(verbatim content: String) { text = content }

  /// Makes a text without its attributes; differs: these have no effect.
  public nonisolated init(_ attributedContent: AttributedString) {
    text = String(attributedContent.characters)
  }

  /// Makes a text from a date, in English.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - style: Whether the day or the time is shown, or how far off it is.
  public nonisolated init(_ date: Date, style: DateStyle) {
    text = style.text(date)
    counting = style.counting(date)
  }

  /// Makes a text from the time until the end of an interval, or since its beginning, in hours,
  /// minutes and seconds.
  ///
  /// Simulated: it counts, also in widgets and Live Activities.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let (first, last) = (timerInterval.lowerBound, timerInterval.upperBound)
    var counting = CountingText(.timer, countsDown ? last : first, from: first, until: last)
    counting.showsHours = showsHours
    text = counting.text(at: pauseTime ?? .now)
    if pauseTime == nil { self.counting = counting }
  }

  /// Makes a text from a value in a format.
  public nonisolated init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatOutput == String { text = format.format(input) }

  /// Makes a text from a value that a formatter writes.
  public nonisolated init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    text = formatter.string(for: subject) ?? ""
  }

  /// The characters of the text.
  package nonisolated var string: String { text }

  /// A format for dates.
  ///
  /// Simulated: in English, whatever the language; styles that count do so, also in widgets and
  /// Live Activities. Differs: where texts are joined or inserted, only one of them counts.
  public struct DateStyle: Sendable {
    private let format: String
    private var counted: CountingText.Style?

    /// The time: `9:41 AM`.
    public static let time = DateStyle(format: "h:mm a")
    /// The day: `January 1, 2026`.
    public static let date = DateStyle(format: "MMMM d, yyyy")
    /// How far off it is: `2 hours, 23 minutes`.
    public static let relative = DateStyle(format: "", counted: .relative)
    /// How far off it is, with a sign: `+2 hours`.
    public static let offset = DateStyle(format: "", counted: .offset)
    /// How far off it is, in hours, minutes and seconds: `2:23:00`.
    public static let timer = DateStyle(format: "", counted: .timer)

    nonisolated func text(_ date: Date) -> String {
      if let counting = counting(date) { return counting.text(at: .now) }
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.dateFormat = format
      return formatter.string(from: date)
    }

    /// How a text with a date changes by itself; `nil` when it doesn't.
    fileprivate nonisolated func counting(_ date: Date) -> CountingText? {
      counted.map { CountingText($0, date) }
    }
  }

  /// Returns the text in a font.
  public nonisolated func font(_ font: Font?) -> Text { changed { $0.font = font } }

  /// Returns the text in bold.
  public nonisolated func bold(_ isActive: Bool = true) -> Text {
    isActive ? fontWeight(.bold) : self
  }

  /// Returns the text in italics.
  ///
  /// Type-checks only: letters have no shapes.
  public nonisolated func italic(_ isActive: Bool = true) -> Text { self }

  /// Returns the text with a line below it.
  ///
  /// Type-checks only: letters have no lines.
  public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }

  /// Returns the text with a line through it.
  ///
  /// Type-checks only: letters have no lines.
  public nonisolated func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    self
  }

  /// Returns the text with digits of one width.
  ///
  /// Type-checks only: digits always have one width.
  public nonisolated func monospacedDigit() -> Text { self }

  /// Returns the text with more room between letters.
  ///
  /// Type-checks only: letters keep their distances.
  public nonisolated func kerning(_ kerning: CGFloat) -> Text { self }

  /// Returns the text with more room between letters.
  ///
  /// Type-checks only: letters keep their distances.
  public nonisolated func tracking(_ tracking: CGFloat) -> Text { self }

  /// Returns the text above or below its line.
  ///
  /// Type-checks only: letters keep their line.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }

  /// Returns the text with a weight.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> Text {
    changed { $0.weight = weight }
  }

  /// Returns the text with letters of a width.
  public nonisolated func fontWidth(_ width: Font.Width?) -> Text { changed { $0.width = width } }

  /// Returns the text in a colour.
  public nonisolated func foregroundColor(_ color: Color?) -> Text {
    changed { $0.color = color }
  }

  /// Joins two texts; differs: the whole text has the look of the first, and doesn't count if both
  /// do.
  public nonisolated static func + (first: Text, second: Text) -> Text {
    first.changed { joined in
      joined.text += second.text
      switch (first.counting, second.counting) {
      case (nil, var counting?):
        counting.before = first.text + counting.before
        joined.counting = counting
      case (nil, nil): break
      case (_?, nil): joined.counting?.after += second.text
      case (_?, _?): joined.counting = nil
      }
    }
  }

  private nonisolated func changed(_ change: (inout Text) -> Void) -> Text {
    var text = self
    change(&text)
    return text
  }

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }

  package func pieces(in context: ViewContext) -> [Piece] {
    let environment = context.environment
    var font = font ?? environment.font ?? .body
    if let weight = weight ?? environment.fontWeight { font = font.weight(weight) }
    if let width = width ?? environment.fontWidth { font = font.width(width) }
    let shown = environment.textCase.map { $0.applied(to: text) } ?? text
    var styled = StyledText(
      text: shown, font: font.uiFont,
      color: (color ?? environment.foreground ?? .primary).uiColor,
      lines: environment.lineLimit ?? 0, alignment: environment.shownTextAlignment)
    styled.counting = counting
    return [environment.redacted(.text(styled))]
  }

  /// The case of letters.
  ///
  /// Simulated: no known difference.
  public enum Case: Hashable, Sendable {
    /// Capital letters.
    case uppercase
    /// Small letters.
    case lowercase

    func applied(to text: String) -> String {
      self == .uppercase ? text.uppercased() : text.lowercased()
    }
  }

  /// The place where a text that is too long is cut.
  ///
  /// Type-checks only: text is cut at its end, without a mark.
  public enum TruncationMode: Hashable, Sendable {
    /// The place.
    case head, tail, middle
  }
}
