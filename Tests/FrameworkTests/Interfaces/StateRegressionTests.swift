import DeviceEvents
import Observation
import SimulatedSwiftUI
import SimulatedUIKit
import Testing

/// What a reading of whole programs found wrong once.
@MainActor @Suite(.serialized) struct StateRegressionTests {
  @Test func anEqualValueDoesNotReadTheViewAgain() async throws {
    struct Setting: View {
      let read: () -> Void
      @State private var count = 1

      var body: some View {
        let _ = read()
        Text("\(count)")
        Button("same") { count = 1 }
        Button("other") { count = 2 }
      }
    }
    var readings = 0
    let shown = ShownInterface(Setting { readings += 1 })
    _ = shown.text
    let before = readings
    try await shown.tap("same")
    #expect(shown.lines.first == #"label "1""#)
    #expect(readings == before)
    try await shown.tap("other")
    #expect(shown.lines.first == #"label "2""#)
    #expect(readings > before)
  }

  @Test(arguments: [0, 1])
  func aGestureThatNobodyMakesIsNoTap(_ which: Int) async throws {
    var ends = 0
    let text = Text("a").frame(width: 40, height: 20)
    let shown: ShownInterface
    if which == 0 {
      shown = ShownInterface(text.gesture(DragGesture().onEnded { _ in ends += 1 }))
    } else {
      shown = ShownInterface(text.gesture(LongPressGesture().onEnded { _ in ends += 1 }))
    }
    await #expect(throws: (any Error).self) { try await shown.tap("a") }
    #expect(ends == 0)
  }

  @Test func weightAndFontAreSetInEitherOrder() throws {
    let shown = ShownInterface(
      VStack {
        Text("a").font(.title).bold()
        Text("a").bold().font(.title)
        Text("a").font(.title)
      })
    let widths = shown.elements(.label).map(\.frame.width)
    #expect(widths.count == 3)
    #expect(widths.first == widths.dropFirst().first)
    #expect(widths.first != widths.last)
  }

  @Test func aSpacerInARowMakesTheRowNoHigher() throws {
    func top(_ view: some View) throws -> Double {
      let column = VStack(spacing: 0) {
        view
        Text("below")
      }
      let labels = ShownInterface(column).elements(.label)
      let (first, last) = (try #require(labels.first), try #require(labels.last))
      return last.frame.y - first.frame.y
    }
    let plain = try top(HStack { Text("a") })
    #expect(
      try top(
        HStack {
          Text("a")
          Spacer()
        }) == plain)
  }

  @Test func aSheetStaysWhereItIsWhenAnotherComes() async throws {
    struct Two: View {
      @State private var isFirst = false
      @State private var isSecond = false

      var body: some View {
        VStack {
          Button("show") { isSecond = true }
            .sheet(isPresented: $isFirst) { Text("first") }
        }
        .sheet(isPresented: $isSecond) {
          Counted(title: "second")
          Button("more") { isFirst = true }
        }
      }
    }
    let shown = ShownInterface(Two())
    try await shown.tap("show")
    try await shown.tap("second 0")
    try await shown.tap("more")
    #expect(shown.text == #"label "first""#)
    try await shown.pullDown()
    #expect(
      shown.text == """
        button "second 1"
        button "more"
        """)
  }

  private struct Counted: View {
    let title: String
    @State private var count = 0

    var body: some View { Button("\(title) \(count)") { count += 1 } }
  }

  @Test func anObjectThatOnlyAPageReadsChangesThePage() async throws {
    let model = Model()
    struct Pushing: View {
      let model: Model

      var body: some View {
        NavigationStack {
          NavigationLink("open") { Text("count \(model.count)") }
            .navigationTitle("Root")
        }
      }
    }
    let shown = ShownInterface(Pushing(model: model))
    try await shown.tap("open")
    #expect(shown.lines.contains { $0.contains("count 0") })
    model.count = 7
    await shown.settle()
    #expect(shown.lines.contains { $0.contains("count 7") })
  }

  @Observable final class Model {
    var count = 0
  }
}
