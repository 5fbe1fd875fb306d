import Foundation
import SimulatedFoundation
import TestSupport
import Testing

private typealias DateComponentsFormatter = SimulatedFoundation.DateComponentsFormatter

/// Durations in writing.
struct LengthOfTimeTests {
  struct Style: CustomTestStringConvertible, Sendable {
    var testDescription: String
    fileprivate var style: DateComponentsFormatter.UnitsStyle
    var texts: [String]
  }

  @Test(
    .shows(
      "DateComponentsFormatter.init()", "DateComponentsFormatter.string(from: TimeInterval)",
      "DateComponentsFormatter.unitsStyle", "DateComponentsFormatter.allowedUnits",
      "DateComponentsFormatter.UnitsStyle.positional",
      "DateComponentsFormatter.UnitsStyle.abbreviated", "DateComponentsFormatter.UnitsStyle.short",
      "DateComponentsFormatter.UnitsStyle.full", "DateComponentsFormatter.UnitsStyle.spellOut",
      "DateComponentsFormatter.UnitsStyle.brief"),
    arguments: [
      Style(
        testDescription: "positional", style: .positional,
        texts: ["0", "10", "2:03", "1:10:00", "1d 1:00:01", "-1:00"]),
      Style(
        testDescription: "abbreviated", style: .abbreviated,
        texts: ["0s", "10s", "2m 3s", "1h 10m", "1d 1h 1s", "-1m"]),
      Style(
        testDescription: "short", style: .short,
        texts: ["0 sec", "10 sec", "2 min, 3 sec", "1 hr, 10 min", "1 day, 1 hr, 1 sec", "-1 min"]),
      Style(
        testDescription: "full", style: .full,
        texts: [
          "0 seconds", "10 seconds", "2 minutes, 3 seconds", "1 hour, 10 minutes",
          "1 day, 1 hour, 1 second", "-1 minute",
        ]),
      Style(
        testDescription: "spelt out", style: .spellOut,
        texts: [
          "zero seconds", "ten seconds", "two minutes, three seconds", "one hour, ten minutes",
          "one day, one hour, one second", "minus one minute",
        ]),
      Style(
        testDescription: "brief", style: .brief,
        texts: ["0sec", "10sec", "2min 3sec", "1hr 10min", "1day 1hr 1sec", "-1min"]),
    ])
  func eachStyleHasItsWords(_ test: Style) {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = test.style
    formatter.allowedUnits = [.day, .hour, .minute, .second]
    let lengths: [TimeInterval] = [0, 10, 123, 4200, 90_001, -60]
    #expect(lengths.map { formatter.string(from: $0) ?? "nil" } == test.texts)
  }

  struct Zeros: CustomTestStringConvertible, Sendable {
    var testDescription: String
    fileprivate var behavior: DateComponentsFormatter.ZeroFormattingBehavior
    /// For 0, half an hour, an hour and ten seconds, and half an hour backwards.
    var positional: [String]
    var abbreviated: [String]
  }

  @Test(
    .shows(
      "DateComponentsFormatter.zeroFormattingBehavior",
      "DateComponentsFormatter.ZeroFormattingBehavior.rawValue",
      "DateComponentsFormatter.ZeroFormattingBehavior.init(rawValue:)",
      "DateComponentsFormatter.ZeroFormattingBehavior.default",
      "DateComponentsFormatter.ZeroFormattingBehavior.dropLeading",
      "DateComponentsFormatter.ZeroFormattingBehavior.dropMiddle",
      "DateComponentsFormatter.ZeroFormattingBehavior.dropTrailing",
      "DateComponentsFormatter.ZeroFormattingBehavior.dropAll",
      "DateComponentsFormatter.ZeroFormattingBehavior.pad"),
    arguments: [
      Zeros(
        testDescription: "default", behavior: .default,
        positional: ["0", "30:00", "1:00:10", "-30:00"],
        abbreviated: ["0s", "30m", "1h 10s", "-30m"]),
      // As observed (radar 30135752).
      Zeros(
        testDescription: "padded", behavior: .pad,
        positional: ["0:00:00", "0:30:00", "1:00:10", "0:30:00"],
        abbreviated: ["0h 0m 0s", "0h 30m 0s", "1h 0m 10s", "0h 30m 0s"]),
      Zeros(
        testDescription: "neither padded nor dropped", behavior: [],
        positional: ["0:0:0", "0:30:0", "1:0:10", "0:30:0"],
        abbreviated: ["0h 0m 0s", "0h 30m 0s", "1h 0m 10s", "0h 30m 0s"]),
      Zeros(
        testDescription: "the first dropped", behavior: .dropLeading,
        positional: ["0", "30:0", "1:0:10", "-30:0"],
        abbreviated: ["0s", "30m 0s", "1h 0m 10s", "-30m 0s"]),
      Zeros(
        testDescription: "the last dropped", behavior: [.dropTrailing, .pad],
        positional: ["0", "0:30", "1:00:10", "0:30"],
        abbreviated: ["0s", "0h 30m", "1h 0m 10s", "0h 30m"]),
      Zeros(
        testDescription: "those between dropped", behavior: .dropMiddle,
        positional: ["0", "0:30:0", "1:10", "0:30:0"],
        abbreviated: ["0s", "0h 30m 0s", "1h 10s", "0h 30m 0s"]),
      Zeros(
        testDescription: "all dropped", behavior: .dropAll,
        positional: ["0", "30", "1:10", "-30"],
        abbreviated: ["0s", "30m", "1h 10s", "-30m"]),
    ])
  func zerosAreDroppedOrKept(_ test: Zeros) {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.hour, .minute, .second]
    formatter.zeroFormattingBehavior = test.behavior
    let lengths: [TimeInterval] = [0, 1800, 3610, -1800]
    #expect(lengths.map { formatter.string(from: $0) ?? "nil" } == test.positional)
    formatter.unitsStyle = .abbreviated
    #expect(lengths.map { formatter.string(from: $0) ?? "nil" } == test.abbreviated)
    #expect(DateComponentsFormatter.ZeroFormattingBehavior(rawValue: 14) == .dropAll)
    #expect(DateComponentsFormatter.ZeroFormattingBehavior.pad.rawValue == 65536)
  }

  @Test(
    .shows(
      "DateComponentsFormatter.maximumUnitCount",
      "DateComponentsFormatter.includesApproximationPhrase",
      "DateComponentsFormatter.includesTimeRemainingPhrase",
      "DateComponentsFormatter.string(from:to:)",
      "DateComponentsFormatter.string(from: DateComponents)",
      "DateComponentsFormatter.string(for:)",
      "DateComponentsFormatter.localizedString(from:unitsStyle:)",
      "DateComponentsFormatter.calendar", "DateComponentsFormatter.referenceDate"))
  func aLengthComesFromNumbersDatesOrParts() throws {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .full
    formatter.maximumUnitCount = 1
    formatter.includesApproximationPhrase = true
    formatter.includesTimeRemainingPhrase = true
    #expect(formatter.string(from: 310) == "About 5 minutes remaining")
    #expect(formatter.string(from: .nan) == nil)
    formatter.includesApproximationPhrase = false
    formatter.includesTimeRemainingPhrase = false
    formatter.maximumUnitCount = 0
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "GMT"))
    formatter.calendar = calendar
    let (start, end) = (Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 86_400 * 59))
    #expect(formatter.string(from: start, to: end) == "2 months")
    formatter.allowedUnits = [.weekOfMonth, .day]
    #expect(formatter.string(from: start, to: end) == "8 weeks, 3 days")
    formatter.allowedUnits = .second
    #expect(formatter.string(from: 4200) == "4,200 seconds")
    let parts = DateComponents(hour: 1, minute: 90)
    formatter.allowedUnits = [.hour, .minute]
    #expect(formatter.string(from: parts) == "2 hours, 30 minutes")
    #expect(formatter.string(for: parts) == "2 hours, 30 minutes")
    #expect(formatter.string(for: "an hour") == nil)
    #expect(
      DateComponentsFormatter.localizedString(from: parts, unitsStyle: .abbreviated) == "2h 30m")
    // A month is as long as the one that starts at the reference date.
    formatter.allowedUnits = .day
    #expect(formatter.string(from: DateComponents(month: 1)) == "31 days")
    formatter.referenceDate = Date(timeIntervalSince1970: 86_400 * 31)
    #expect(formatter.string(from: DateComponents(month: 1)) == "28 days")
  }

  @Test(.shows("NSAttributedString.init(_:)"))
  func attributedTextBeginsEmpty() {
    let text = NSMutableAttributedString()
    text.append(NSAttributedString())
    #expect(text.string.isEmpty)
    text.append(NSAttributedString(string: "a"))
    #expect(text.string == "a")
  }
}
