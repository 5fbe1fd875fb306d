import Foundation
import SimulatedSwiftUI
import TestSupport
import Testing

/// Views that are read again at certain times.
@MainActor @Suite(.serialized) struct StateTimeTests: LooksAtViews {
  private let start = Date(timeIntervalSinceReferenceDate: 1000)

  private func first(_ schedule: some TimelineSchedule) -> [TimeInterval] {
    schedule.entries(from: start, mode: .normal).prefix(3).map(\.timeIntervalSinceReferenceDate)
  }

  @Test(
    .shows("PeriodicTimelineSchedule", "PeriodicTimelineSchedule.init(from:by:)"),
    .shows("PeriodicTimelineSchedule.entries(from:mode:)", "PeriodicTimelineSchedule.Entries"),
    .shows("PeriodicTimelineSchedule.Entries.next()", "TimelineSchedule.periodic(from:by:)"),
    .shows("EveryMinuteTimelineSchedule", "EveryMinuteTimelineSchedule.init()"),
    .shows("EveryMinuteTimelineSchedule.entries(from:mode:)", "TimelineSchedule.everyMinute"),
    .shows("EveryMinuteTimelineSchedule.Entries"),
    .shows("ExplicitTimelineSchedule", "ExplicitTimelineSchedule.init(_:)"),
    .shows("ExplicitTimelineSchedule.entries(from:mode:)", "TimelineSchedule.explicit(_:)"),
    .shows("AnimationTimelineSchedule", "AnimationTimelineSchedule.init(minimumInterval:paused:)"),
    .shows("AnimationTimelineSchedule.entries(from:mode:)", "TimelineSchedule.animation"),
    .shows("TimelineSchedule.animation(minimumInterval:paused:)", "TimelineScheduleMode"),
    .shows("TimelineScheduleMode.normal", "TimelineScheduleMode.lowFrequency"),
    .shows("TimelineSchedule.entries(from:mode:)", "TimelineSchedule.Entries"),
    .shows("TimelineSchedule.Mode"))
  func timesComeFromASchedule() {
    #expect(first(.periodic(from: start - 25, by: 10)) == [995, 1005, 1015])
    #expect(first(PeriodicTimelineSchedule(from: start + 5, by: 10)) == [1005, 1015, 1025])
    #expect(first(.everyMinute) == [960, 1020, 1080])
    #expect(first(EveryMinuteTimelineSchedule()) == [960, 1020, 1080])
    #expect(first(.explicit([start + 1])) == [1001])
    #expect(first(ExplicitTimelineSchedule([start - 1])) == [999])
    #expect(first(.animation) == [1000])
    #expect(AnimationTimelineSchedule().entries(from: start, mode: .lowFrequency) == [start])
    #expect(first(.animation(minimumInterval: 1)) == [1000])
    #expect(first(AnimationTimelineSchedule()) == [1000])
  }

  @Test(
    .shows("TimelineView", "TimelineView.init(_:content:)", "TimelineViewContext"),
    .shows("TimelineViewContext.date", "TimelineViewContext.cadence", "TimelineView.Context"),
    .shows("TimelineViewContext.Cadence", "TimelineViewContext.Cadence.live"),
    .shows("TimelineViewContext.Cadence.seconds", "TimelineViewContext.Cadence.minutes"))
  func aViewShowsTheLastTimeThatHasCome() {
    let now = Date()
    func name(of date: Date) -> String { "\(Int(date.timeIntervalSince(now).rounded()))" }
    let view = TimelineView(.explicit([now - 20, now - 10, now + 100])) { context in
      Text(verbatim: "\(name(of: context.date)) \(context.cadence)")
    }
    #expect(texts(of: view) == ["-10 live"])
    let cadences: [TimelineViewContext.Cadence] = [.minutes, .live, .seconds]
    #expect(cadences.sorted() == [.live, .seconds, .minutes])
    #expect(
      texts(of: TimelineView(.explicit([now + 30])) { Text(verbatim: name(of: $0.date)) })
        == ["30"])
    #expect(
      texts(of: TimelineView(.explicit([])) { Text(verbatim: name(of: $0.date)) }) == ["0"])
  }

  @Test(.shows("TimelineView"))
  func aViewIsReadAgainWhenItsNextTimeComes() async throws {
    let dates = [Date() - 1, Date() + 0.2]
    let shown = ShownInterface(
      TimelineView(.explicit(dates)) {
        Text(verbatim: $0.date == dates[0] ? "before" : "after")
      })
    #expect(shown.text == #"label "before""#)
    for _ in 0..<200 where shown.text != #"label "after""# {
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(shown.text == #"label "after""#)
  }
}
