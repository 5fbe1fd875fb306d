public import Foundation

/// A text.
///
/// Simulated: wrapped at its width and limited to its lines, in its font, weight and colour; a
/// literal is looked up in the string tables. Differs: Markdown isn't read.
public struct Text: View, Sendable, Hashable, PieceMaker {
  private var text: String
  private var font: Font?
  private var color: Color?
  private var weight: Font.Weight?

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
  public nonisolated init(_ date: Date, style: DateStyle) { text = style.text(date) }

  /// Makes a text from the time until the end of an interval, in hours, minutes and seconds.
  ///
  /// Differs: it doesn't count.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let now = pauseTime ?? .now
    let seconds =
      countsDown
      ? timerInterval.upperBound.timeIntervalSince(max(now, timerInterval.lowerBound))
      : min(now, timerInterval.upperBound).timeIntervalSince(timerInterval.lowerBound)
    text = DateStyle.clock(max(0, seconds), showsHours: showsHours)
  }

  /// Makes a text from a value in a format.
  public nonisolated init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatOutput == String { text = format.format(input) }

  /// Makes a text from a value that a formatter writes.
  public nonisolated init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    text = formatter.string(for: subject) ?? ""
  }

  /// The characters of the text.
  nonisolated var string: String { text }

  /// A format for dates.
  ///
  /// Simulated: in English, whatever the language. Differs: styles that count say what they would
  /// say at the moment, and don't count.
  public struct DateStyle: Sendable {
    private let write: @Sendable (Date) -> String

    /// The time: `9:41 AM`.
    public static let time = DateStyle { format($0, "h:mm a") }
    /// The day: `January 1, 2026`.
    public static let date = DateStyle { format($0, "MMMM d, yyyy") }
    /// How far off it is: `2 hours, 23 minutes`.
    public static let relative = DateStyle { distance($0) }
    /// How far off it is, with a sign: `+2 hours`.
    public static let offset = DateStyle { ($0 >= .now ? "+" : "−") + distance($0, units: 1) }
    /// How far off it is, in hours, minutes and seconds: `2:23:00`.
    public static let timer = DateStyle { clock(abs($0.timeIntervalSinceNow)) }

    nonisolated func text(_ date: Date) -> String { write(date) }

    fileprivate static func clock(_ seconds: TimeInterval, showsHours: Bool = true) -> String {
      let all = Int(seconds.rounded())
      let (hours, minutes, rest) = (all / 3600, all / 60 % 60, all % 60)
      let tail = rest < 10 ? "0\(rest)" : "\(rest)"
      guard hours > 0, showsHours else { return "\(all / 60):\(tail)" }
      return "\(hours):\(minutes < 10 ? "0" : "")\(minutes):\(tail)"
    }

    private static func format(_ date: Date, _ format: String) -> String {
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.dateFormat = format
      return formatter.string(from: date)
    }

    private static func distance(_ date: Date, units most: Int = 2) -> String {
      let seconds = Int(abs(date.timeIntervalSinceNow).rounded())
      let units = [("day", 86_400), ("hour", 3600), ("minute", 60), ("second", 1)]
      var rest = seconds
      var parts: [String] = []
      for (name, length) in units where parts.count < most {
        let count = rest / length
        rest %= length
        if count > 0 { parts.append("\(count) \(name)\(count == 1 ? "" : "s")") }
      }
      return parts.isEmpty ? "0 seconds" : parts.joined(separator: ", ")
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

  package func pieces(in context: ViewContext) -> [Piece] {
    let environment = context.environment
    var font = font ?? environment.font ?? .body
    if let weight = weight ?? environment.fontWeight { font = font.weight(weight) }
    let shown = environment.textCase.map { $0.applied(to: text) } ?? text
    let styled = Piece.text(
      StyledText(
        text: shown, font: font.uiFont,
        color: (color ?? environment.foreground ?? .primary).uiColor,
        lines: environment.lineLimit ?? 0, alignment: environment.multilineTextAlignment))
    return [environment.redacted(styled)]
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
