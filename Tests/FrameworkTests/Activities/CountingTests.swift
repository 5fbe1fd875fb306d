import DeviceEvents
import DeviceProtocol
import Foundation
import SimulatedSwiftUI
import TestSupport
import Testing

/// Texts and bars that change by themselves, where they are kept without their program.
@MainActor @Suite struct CountingTests {
  private func entry(of view: some View) -> WidgetEntry {
    let piece = ViewGraph().read(view, in: EnvironmentValues())
    let drawing = PieceDrawing(
      piece, in: CGSize(width: 200, height: 100), margin: 0, background: .color(.clear))
    return WidgetEntry(
      date: .now, screen: drawing.screen, url: nil, links: [], counting: drawing.counting)
  }

  /// What an entry says at a moment.
  private func says(_ entry: WidgetEntry, at date: Date) -> [String] {
    func says(_ element: ScreenElement) -> [String] {
      [element.text, element.fraction.map { "\($0)" }].compactMap(\.self)
        + element.children.flatMap(says)
    }
    return entry.screen(at: date).elements.flatMap(says)
  }

  private let start = Date.now

  @Test(
    .shows("Text.init(timerInterval:pauseTime:countsDown:showsHours:)", "Text.+(_:_:)"),
    .shows("Text.init(_:style:)", "Text.DateStyle.timer", "Text.DateStyle.relative"),
    .shows("Text.DateStyle.offset"))
  func textsCountWhenTheyAreLookedAt() {
    let end = start + 3600
    let entry = entry(
      of: VStack {
        Text("in ") + Text(end, style: .timer) + Text(" h")
        Text(end, style: .relative)
        Text(end, style: .offset)
        HStack { Text(timerInterval: start...end, showsHours: false).accessibilityIdentifier("a") }
        Text(timerInterval: start...end, countsDown: false)
        Text(timerInterval: start...end, pauseTime: start + 60)
        Text("still")
      })
    #expect(
      says(entry, at: start + 1800) == [
        "in 30:00 h", "30 minutes", "+30 minutes", "30:00", "30:00", "59:00", "still",
      ])
    #expect(
      says(entry, at: end + 60) == [
        "in 1:00 h", "1 minute", "−1 minute", "0:00", "1:00:00", "59:00", "still",
      ])
  }

  @Test(
    .shows("ProgressView.init(timerInterval:countsDown:)", "DefaultDateProgressLabel"),
    .shows("ProgressView.init(timerInterval:countsDown:label:)", "DefaultDateProgressLabel.body"),
    .shows("ProgressView.init(timerInterval:countsDown:label:currentValueLabel:)"))
  func barsCountWhenTheyAreLookedAt() {
    let interval = start...start + 100
    let entry = entry(
      of: VStack {
        ProgressView(timerInterval: interval)
        ProgressView(timerInterval: interval, countsDown: false) { Text("up") }
        ProgressView(timerInterval: interval) {
        } currentValueLabel: {
          Text("value")
        }
      })
    #expect(
      says(entry, at: start + 25) == ["0.75", "1:15", "up", "0.25", "0:25", "0.75", "value"])
    #expect(says(entry, at: start + 200) == ["0.0", "0:00", "up", "1.0", "1:40", "0.0", "value"])
  }
}
