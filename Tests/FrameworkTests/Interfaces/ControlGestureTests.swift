import DeviceEvents
import Foundation
import SimulatedSwiftUI
import SimulatedUIKit
import TestSupport
import Testing

/// What taps on views do.
@MainActor @Suite(.serialized) struct ControlGestureTests {
  /// A gesture that counts the taps, and takes the place of the last one.
  private struct CountingGesture: Gesture {
    typealias Value = Void
    let note: (CGPoint) -> Void

    func tapped(at place: CGPoint) { note(place) }
  }

  @Test(.shows("View.onTapGesture(count:perform:)"))
  func aViewRecognizesTaps() async throws {
    var log: [String] = []
    let shown = ShownInterface(
      VStack {
        Text("a").onTapGesture { log.append("a") }
        Text("b").onTapGesture(count: 1) { log.append("b") }
        Text("c")
      }.onTapGesture { log.append("all") })
    for name in ["b", "a", "c"] { try await shown.tap(name) }
    #expect(log == ["b", "a", "all"])
  }

  @Test(
    .shows("View.onTapGesture(count:coordinateSpace:perform:)", "CoordinateSpace"),
    .shows("CoordinateSpace.local", "CoordinateSpace.global"))
  func aTapHasAPlaceInTheViewOrOnTheScreen() async throws {
    var places: [CGPoint] = []
    let shown = ShownInterface(
      VStack {
        Text("a").frame(width: 40, height: 20).onTapGesture { places.append($0) }
        Text("b").frame(width: 40, height: 20)
          .onTapGesture(coordinateSpace: .local) { places.append($0) }
        Text("c").frame(width: 40, height: 20)
          .onTapGesture(coordinateSpace: .global) { places.append($0) }
      }.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading))
    for name in ["a", "b", "c"] { try await shown.tap(name) }
    let top = try #require(shown.elements(.label).first).frame.y
    #expect(places.prefix(2) == [CGPoint(x: 20, y: 10), CGPoint(x: 20, y: 10)])
    #expect(places.last?.x == 20)
    #expect(try #require(places.last).y > top + 40)
  }

  @Test(
    .shows("TapGesture", "TapGesture.init(count:)", "TapGesture.count", "TapGesture.Value"),
    .shows("Gesture.onEnded(_:)", "View.gesture(_:)", "EndedGesture", "EndedGesture.Value"),
    .shows("EndedGesture.tapped(at:)", "TapGesture.tapped(at:)"))
  func aTapGestureEndsAtOnce() async throws {
    var log: [String] = []
    let gesture = TapGesture().onEnded { log.append("first") }
    let shown = ShownInterface(Text("a").gesture(gesture.onEnded { log.append("second") }))
    try await shown.tap("a")
    #expect(log == ["first", "second"])
    let nothing: TapGesture.Value = ()
    TapGesture().tapped(at: .zero)
    EndedGesture<TapGesture>.tapped(gesture)(at: .zero)
    #expect(log == ["first", "second", "first"])
    #expect(nothing == EndedGesture<TapGesture>.Value())
    #expect(TapGesture().count == 1)
    #expect(TapGesture(count: 2).count == 2)
  }

  @Test(.shows("Gesture", "Gesture.Value", "Gesture.tapped(at:)"))
  func aGestureOfYourOwnIsToldWhereTheTapWas() async throws {
    var places: [CGPoint] = []
    var ends = 0
    let gesture = CountingGesture { places.append($0) }
    let shown = ShownInterface(
      Text("a").frame(width: 40, height: 20).gesture(gesture.onEnded { ends += 1 }))
    try await shown.tap("a")
    #expect(places == [CGPoint(x: 20, y: 10)])
    #expect(ends == 1)
  }

  @Test(.shows("View.simultaneousGesture(_:)"))
  func aSimultaneousGestureIsRecognizedWithThoseInside() async throws {
    var log: [String] = []
    let shown = ShownInterface(
      VStack {
        Text("a").onTapGesture { log.append("a") }
        Button("b") { log.append("b") }
      }.simultaneousGesture(TapGesture().onEnded { log.append("all") }))
    try await shown.tap("a")
    #expect(log.sorted() == ["a", "all"])
    try await shown.tap("b")
    #expect(log.sorted() == ["a", "all", "all", "b"])
  }

  @Test(.shows("View.highPriorityGesture(_:)"))
  func aGestureOfHighPriorityComesBeforeThoseInside() async throws {
    var log: [String] = []
    let shown = ShownInterface(
      Text("a").onTapGesture { log.append("a") }
        .highPriorityGesture(TapGesture().onEnded { log.append("all") }))
    try await shown.tap("a")
    #expect(log == ["all"])
  }
}
