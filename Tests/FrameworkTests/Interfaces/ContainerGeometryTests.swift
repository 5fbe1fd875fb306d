import Foundation
import SimulatedSwiftUI
import TestSupport
import Testing

/// Views that know the size of their room.
@MainActor @Suite(.serialized) struct ContainerGeometryTests: LooksAtViews {
  @Test(
    .shows("GeometryReader", "GeometryReader.init(content:)", "GeometryProxy"),
    .shows("GeometryProxy.size"))
  func aReaderTakesAllItsRoomAndSaysHowLargeItIs() {
    let view = VStack(spacing: 0) {
      box(200, 40)
      GeometryReader { room in
        VStack(spacing: 0) {
          Text(verbatim: "\(room.size.width) by \(room.size.height)")
          box(room.size.width / 2, 10)
        }
      }
    }
    #expect(texts(of: view) == ["200.0 by 60.0"])
    #expect(lines(of: view).last == "area 0,60 100×10")
    #expect(
      lines(of: GeometryReader { room in box(room.size.width / 4, room.size.height / 2) }) == [
        "area 0,0 50×50"
      ])
  }

  @Test(.shows("GeometryProxy.frame(in:)", "GeometryProxy.safeAreaInsets"))
  func nothingCoversTheRoom() {
    var frames: [CGRect] = []
    var insets: [EdgeInsets] = []
    let view = GeometryReader { room -> Color in
      frames = [room.frame(in: .local), room.frame(in: .global)]
      insets = [room.safeAreaInsets]
      return Color.red
    }
    #expect(lines(of: view) == ["area 0,0 200×100"])
    let room = CGRect(x: 0, y: 0, width: 200, height: 100)
    #expect(frames == [room, room])
    #expect(insets == [EdgeInsets()])
  }

  @Test(.shows("GeometryReader.content"))
  func theContentOfAReaderCanBeReplaced() {
    var reader = GeometryReader { Text(verbatim: "\($0.size.width)") }
    #expect(texts(of: reader) == ["200.0"])
    reader.content = { Text(verbatim: "\($0.size.height)") }
    #expect(texts(of: reader) == ["100.0"])
  }

  @Test(.shows("GeometryReader"))
  func aPageInAReaderHasATitleAndLinks() async throws {
    let shown = ShownInterface(
      NavigationStack {
        GeometryReader { _ in
          NavigationLink("more") { Text("a page") }.navigationTitle("Start")
        }
      })
    #expect(shown.lines == [#"navigationBar "Start""#, #"button "more""#])
    try await shown.tap("more")
    #expect(shown.lines == ["navigationBar", #"  barButton "Start""#, #"label "a page""#])
  }
}
