import DeviceEvents
import Findings
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Layouts, times and drawings of SwiftUI, in an app on the device.
@Suite struct SwiftUILayoutTests {
  private func run(app: String, scene: String) async throws -> Outcome {
    var lesson = ShareLesson()
    lesson.appCode = "import SwiftUI\n" + app
    lesson.scene = "import ExtensionHost\n" + scene
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics.filter { $0.severity == .error } == [])
    return outcome
  }

  @Test(.shows("TimelineView", "TimelineSchedule.everyMinute"))
  func aViewFollowsTheClockOfTheDevice() async throws {
    let outcome = try await run(
      app: """
        @main struct ReaderApp: App {
          var body: some Scene {
            WindowGroup {
              TimelineView(.everyMinute) { context in
                Text(context.date.formatted(.dateTime.hour().minute()))
              }
            }
          }
        }
        """,
      scene: """
        let app = device.open("Reader")
        let first = app.screen
        device.wait(seconds: 125)
        print(app.screen != first, first.description.isEmpty)
        """)
    #expect(outcome.text(of: "Scene") == "true false\n")
  }

  @Test(
    .shows("Layout", "Canvas", "PreferenceKey"),
    .shows("View.alignmentGuide(_: HorizontalAlignment, computeValue:)"))
  func whatProgramsLayOutAndDrawIsOnTheScreen() async throws {
    let outcome = try await run(
      app: """
        struct Widest: Layout {
          func sizeThatFits(
            proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
          ) -> CGSize {
            let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
            return CGSize(
              width: sizes.map(\\.width).max() ?? 0, height: sizes.map(\\.height).reduce(0, +))
          }
          func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
          ) {
            var y = bounds.minY
            for view in subviews {
              let size = view.sizeThatFits(.unspecified)
              view.place(
                at: CGPoint(x: bounds.minX, y: y),
                proposal: ProposedViewSize(width: bounds.width, height: size.height))
              y += size.height
            }
          }
        }
        struct Count: PreferenceKey {
          static let defaultValue = 0
          static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
        }
        struct Edge: AlignmentID {
          static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
        }
        extension HorizontalAlignment { static let edge = HorizontalAlignment(Edge.self) }
        struct Page: View {
          @State private var count = 0
          @GestureState private var isPressed = false
          @Namespace private var space
          var body: some View {
            VStack(alignment: .edge) {
              Widest {
                Text("a").preference(key: Count.self, value: 1)
                Text("long text").preference(key: Count.self, value: 2)
              }
              .onPreferenceChange(Count.self) { count = $0 }
              Text("count \\(count)").alignmentGuide(.edge) { $0[.leading] }
              Canvas { context, size in
                context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.red))
                context.draw(Text("drawn"), at: CGPoint(x: size.width / 2, y: size.height / 2))
              }
              .frame(width: 40, height: 40)
              .matchedGeometryEffect(id: "circle", in: space)
            }
          }
        }
        @main struct ReaderApp: App {
          var body: some Scene { WindowGroup { Page() } }
        }
        """,
      scene: """
        let app = device.open("Reader")
        print(app.screen)
        app.photograph("the page")
        """)
    #expect(
      outcome.text(of: "Scene") == """
        label "a"
        label "long text"
        label "count 3"
        label "drawn"
        image\n
        """)
    let pictures = outcome.events.compactMap { event -> [ScreenElement]? in
      guard case .photographed(_, let screen) = event.action else { return nil }
      func images(_ element: ScreenElement) -> [ScreenElement] {
        (element.image == nil ? [] : [element]) + element.children.flatMap(images)
      }
      return screen.elements.flatMap(images)
    }.joined()
    #expect(pictures.map(\.frame.width) == [40])
  }
}
