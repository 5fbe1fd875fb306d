import DeviceEvents
import SitePages
import StepScripts
import Testing

/// The colours that identify processes in a page's figures.
@Suite struct ProcessColorsTests {
  private static func timeline(_ names: [String]) -> Timeline {
    Timeline(
      events: names.enumerated().map { index, name in
        Event(sequence: index, process: name, action: .becameActive)
      })
  }

  @Test func aProcessHasOneColourWhateverItsLane() {
    let colors = ProcessColors([
      Self.timeline(["Browser", "Share", "Reader"]), Self.timeline(["Photos", "Reader", "Share"]),
    ])
    #expect(["Browser", "Share", "Reader", "Photos"].map { colors[$0] } == [0, 1, 2, 3])
  }

  @Test func whenColoursRunOutNeighboursStillDiffer() {
    // Eleven processes on a page with eight colours, but at most four in one figure.
    let figures = [
      ["a", "b", "c", "d"], ["e", "f", "g", "h"], ["i", "a", "e"], ["j", "b", "i", "f"],
      ["k", "j", "c", "h"],
    ]
    let colors = ProcessColors(figures.map(Self.timeline))
    for figure in figures {
      #expect(Set(figure.map { colors[$0] }).count == figure.count, "\(figure)")
    }
    #expect(Set(figures.joined().map { colors[$0] }) == Set(0..<8))
  }
}
