import DeviceEvents
import Findings
import StepScripts
import TestSupport
import TerminalViews
import Testing

/// How timelines are drawn.
@Suite struct TimelineViewTests {
  static let log = Log(
    at("Browser", .launched(.hostApp)), at("Browser", .becameActive),
    at("Browser", .picked, "Share"), at("Share", .launched(.appExtension)),
    at("Share", .requestBegan(principalClass: "C", attachments: 1), "Browser"),
    at("Share", .stored(store: "g", key: "k", value: "漢字")),
    at("Share", .cancelled(error: "no"), "Browser"), at("Share", .ended(.stopped(.finished))),
    at("Browser", .ended(.crashed(signal: "SIGILL", message: "Fatal error", place: nil)))
  ).timeline

  @Test func lanesAreDrawnBesideSentences() {
    #expect(
      TimelineView.render(Self.log, style: TerminalStyle(width: 80)) == """
            Browser       Share
               ●            ·       Browser is launched and comes to the front
               ├── launch ─▶│       Browser launches Share: C, 1 attachment
               │            ●       Share stores g["k"] = 漢字
               │◀ cancelled ┤       Share cancels the request: no
               │            ┴       Share ends
               ✕            ·       Browser crashes: Fatal error

        """)
  }

  @Test(arguments: [TerminalStyle(width: 71), TerminalStyle(width: 100, isDumb: true)])
  func sentencesStandAloneWhereThereIsNoRoom(_ style: TerminalStyle) {
    #expect(
      TimelineView.render(Self.log, style: style) == """
          Browser: is launched and comes to the front
          Browser: launches Share: C, 1 attachment
          Share: stores g["k"] = 漢字
          Share: cancels the request: no
          Share: ends
          ✕ Browser: crashes: Fatal error

        """)
  }

  @Test func asciiIsEnough() {
    let text = TimelineView.render(
      Self.log, style: TerminalStyle(width: 80, usesUnicode: false))
    #expect(
      text == """
            Browser       Share
               o            .       Browser is launched and comes to the front
               +-- launch ->|       Browser launches Share: C, 1 attachment
               |            o       Share stores g["k"] = ??
               |< cancelled +       Share cancels the request: no
               |            =       Share ends
               X            .       Browser crashes: Fatal error

        """)
  }

  @Test(arguments: [60, 72, 80, 100, 140, 400], [1, 2, 3, 4, 6, 30])
  func noLineIsWiderThanTheTerminal(width: Int, lanes: Int) {
    var entries: [Event] = []
    for lane in 0..<lanes {
      entries.append(
        Event(
          sequence: lane, process: "A process with a long name \(lane)",
          peer: "A process with a long name \((lane + 2) % lanes)",
          action: .completed(returnedItems: 3)))
      entries.append(
        Event(
          sequence: lane, process: "A process with a long name \(lane)",
          action: .stored(
            store: "g", key: "漢字", value: String(repeating: "漢", count: 300))))
    }
    let text = TimelineView.render(
      Timeline(events: entries), style: TerminalStyle(width: width))
    let widest = text.split(separator: "\n").map(\.terminalWidth).max() ?? 0
    #expect(widest <= width)
  }
}
