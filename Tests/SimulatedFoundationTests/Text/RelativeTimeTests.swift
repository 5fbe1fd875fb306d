import Foundation
import SimulatedFoundation
import TestSupport
import Testing

/// How far off dates are, in writing.
struct RelativeTimeTests {
  private typealias Formatter = RelativeDateTimeFormatter

  struct Style: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var style: RelativeDateTimeFormatter.UnitsStyle
    var names: RelativeDateTimeFormatter.DateTimeStyle
    var texts: [String]
  }

  private static let components = [
    DateComponents(year: 2), DateComponents(month: -1), DateComponents(weekOfMonth: 1),
    DateComponents(day: -3, hour: 5), DateComponents(day: 1), DateComponents(hour: 12),
    DateComponents(minute: -1), DateComponents(second: 0),
  ]

  @Test(
    .shows("RelativeDateTimeFormatter", "RelativeDateTimeFormatter.init()"),
    .shows("RelativeDateTimeFormatter.localizedString(from:)"),
    .shows("RelativeDateTimeFormatter.unitsStyle", "RelativeDateTimeFormatter.dateTimeStyle"),
    .shows("RelativeDateTimeFormatter.UnitsStyle", "RelativeDateTimeFormatter.UnitsStyle.full"),
    .shows("RelativeDateTimeFormatter.UnitsStyle.spellOut"),
    .shows("RelativeDateTimeFormatter.UnitsStyle.short"),
    .shows("RelativeDateTimeFormatter.UnitsStyle.abbreviated"),
    .shows("RelativeDateTimeFormatter.DateTimeStyle"),
    .shows("RelativeDateTimeFormatter.DateTimeStyle.numeric"),
    .shows("RelativeDateTimeFormatter.DateTimeStyle.named"),
    arguments: [
      Style(
        testDescription: "full", style: .full, names: .numeric,
        texts: [
          "in 2 years", "1 month ago", "in 1 week", "3 days ago", "in 1 day", "in 12 hours",
          "1 minute ago", "in 0 seconds",
        ]),
      Style(
        testDescription: "named", style: .full, names: .named,
        texts: [
          "in 2 years", "last month", "next week", "3 days ago", "tomorrow", "in 12 hours",
          "1 minute ago", "now",
        ]),
      Style(
        testDescription: "spelt out", style: .spellOut, names: .numeric,
        texts: [
          "in two years", "one month ago", "in one week", "three days ago", "in one day",
          "in twelve hours", "one minute ago", "in zero seconds",
        ]),
      Style(
        testDescription: "short", style: .short, names: .numeric,
        texts: [
          "in 2 yr.", "1 mo. ago", "in 1 wk.", "3 days ago", "in 1 day", "in 12 hr.",
          "1 min. ago", "in 0 sec.",
        ]),
      Style(
        testDescription: "short and named", style: .short, names: .named,
        texts: [
          "in 2 yr.", "last mo.", "next wk.", "3 days ago", "tomorrow", "in 12 hr.",
          "1 min. ago", "now",
        ]),
      Style(
        testDescription: "abbreviated", style: .abbreviated, names: .numeric,
        texts: [
          "in 2y", "1mo ago", "in 1w", "3d ago", "in 1d", "in 12h", "1min ago", "in 0s",
        ]),
    ])
  func eachStyleHasItsWords(_ test: Style) {
    let formatter = Formatter()
    (formatter.unitsStyle, formatter.dateTimeStyle) = (test.style, test.names)
    #expect(Self.components.map { formatter.localizedString(from: $0) } == test.texts)
  }

  @Test func whatIsNowHasNames() {
    let formatter = Formatter()
    formatter.dateTimeStyle = .named
    let now = [
      DateComponents(year: 0), DateComponents(month: 0), DateComponents(weekOfMonth: 0),
      DateComponents(day: 0), DateComponents(hour: 0), DateComponents(minute: 0),
      DateComponents(year: -1), DateComponents(year: 1), DateComponents(day: -1),
    ]
    #expect(
      now.map { formatter.localizedString(from: $0) } == [
        "this year", "this month", "this week", "today", "this hour", "this minute", "last year",
        "next year", "yesterday",
      ])
  }

  @Test(
    .shows("RelativeDateTimeFormatter.localizedString(for:relativeTo:)"),
    .shows("RelativeDateTimeFormatter.localizedString(fromTimeInterval:)"),
    .shows("RelativeDateTimeFormatter.string(for:)", "RelativeDateTimeFormatter.calendar"))
  func theLargestUnitBetweenTwoDatesCounts() throws {
    let formatter = Formatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    formatter.calendar = calendar
    let start = Date(timeIntervalSinceReferenceDate: 0)
    func text(_ seconds: TimeInterval) -> String {
      formatter.localizedString(for: start + seconds, relativeTo: start)
    }
    #expect(text(90) == "in 1 minute")
    #expect(text(-86_400 * 8) == "1 week ago")
    #expect(text(86_400 * 400) == "in 1 year")
    #expect(formatter.localizedString(fromTimeInterval: -7200) == "2 hours ago")
    #expect(formatter.string(for: "today") == nil)
    #expect(formatter.string(for: Date() + 3700) == "in 1 hour")
    #expect(formatter.locale != nil)
  }

  @Test(.shows("RelativeDateTimeFormatter.formattingContext"))
  func aSentenceBeginsWithACapital() {
    let formatter = Formatter()
    formatter.formattingContext = .beginningOfSentence
    #expect(formatter.localizedString(from: DateComponents(day: 2)) == "In 2 days")
    formatter.formattingContext = .middleOfSentence
    #expect(formatter.localizedString(from: DateComponents(day: 2)) == "in 2 days")
  }
}
