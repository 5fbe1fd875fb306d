import SimulatedSwiftUI
import TestSupport
import Testing

/// Texts that say how far off a date is.
@MainActor @Suite struct DrawingDateTests: LooksAtViews {
  /// A date some time from now, and half a minute more, for tests that take their time.
  private func inTime(hours: Double, minutes: Double) -> Date {
    Date.now.addingTimeInterval(hours * 3600 + minutes * 60 + 30)
  }

  @Test(.shows("Text.DateStyle.relative"))
  func aDistanceHasItsTwoLargestUnits() {
    func distance(_ hours: Double, _ minutes: Double) -> [String] {
      texts(of: Text(inTime(hours: hours, minutes: minutes), style: .relative))
    }
    #expect(distance(2, 23) == ["2 hours, 23 minutes"])
    #expect(distance(1, 1) == ["1 hour, 1 minute"])
    #expect(distance(51, 0) == ["2 days, 3 hours"])
    #expect(distance(-51, -1) == ["2 days, 3 hours"])
  }

  @Test(.shows("Text.DateStyle.offset"))
  func anOffsetHasASignAndOneUnit() {
    #expect(texts(of: Text(inTime(hours: 2, minutes: 23), style: .offset)) == ["+2 hours"])
    let past = texts(of: Text(inTime(hours: -3, minutes: -10), style: .offset))
    #expect(past.map { $0.dropFirst() } == ["3 hours"])
    #expect(past.first?.first != "+")
  }

  @Test(.shows("Text.DateStyle.timer"))
  func aTimerHasHoursMinutesAndSeconds() throws {
    let text = try #require(
      texts(of: Text(inTime(hours: 2, minutes: 23), style: .timer)).first)
    #expect(text.prefix(5) == "2:23:")
    #expect(text.count == 7)
    let short = try #require(texts(of: Text(inTime(hours: 0, minutes: 4), style: .timer)).first)
    #expect(short.prefix(2) == "4:")
    #expect(short.count == 4)
  }

  @Test(.shows("Text.init(timerInterval:pauseTime:countsDown:showsHours:)"))
  func anIntervalCountsDownOrUp() {
    let start = Date(timeIntervalSince1970: 1_000_000)
    let interval = start...start.addingTimeInterval(2 * 3600)
    func text(after seconds: TimeInterval, down: Bool, hours: Bool = true) -> [String] {
      texts(
        of: Text(
          timerInterval: interval, pauseTime: start.addingTimeInterval(seconds), countsDown: down,
          showsHours: hours))
    }
    #expect(text(after: 65, down: true) == ["1:58:55"])
    #expect(text(after: 65, down: false) == ["1:05"])
    #expect(text(after: 3665, down: false) == ["1:01:05"])
    #expect(text(after: -10, down: true) == ["2:00:00"])
    #expect(text(after: 9000, down: true) == ["0:00"])
    #expect(text(after: 9000, down: false) == ["2:00:00"])
    #expect(texts(of: Text(timerInterval: interval)) == ["0:00"])
  }

  @Test(.shows("Text.init(timerInterval:pauseTime:countsDown:showsHours:)"))
  func anIntervalMayBeCountedInMinutes() {
    let start = Date(timeIntervalSince1970: 1_000_000)
    let text = Text(
      timerInterval: start...start.addingTimeInterval(2 * 3600), pauseTime: start,
      showsHours: false)
    #expect(texts(of: text) == ["120:00"])
  }
}
