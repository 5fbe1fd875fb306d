import SimulatedSwiftUI
import TestSupport
import Testing

/// Pages that are chosen in a bar below.
@MainActor @Suite(.serialized) struct ContainerTabTests {
  @Test(.shows("TabView", "TabView.init(content:)", "View.tabItem(_:)"))
  func aTapOnANameShowsItsPage() async throws {
    let shown = ShownInterface(
      TabView {
        Text("first page").tabItem { Label("One", systemImage: "star") }
        Text("second page").tabItem { Text("Two") }
      })
    #expect(
      shown.text == """
        label "first page"
        barButton "One"
        barButton "Two"
        """)
    try await shown.tap("Two")
    #expect(
      shown.text == """
        label "second page"
        barButton "One"
        barButton "Two"
        """)
    try await shown.tap("One")
    #expect(shown.lines.first == #"label "first page""#)
  }

  /// Pages of which a value chooses one.
  private struct Chosen: View {
    @State private var choice = "b"

    var body: some View {
      Text("choice: \(choice)")
      Button("choose a") { choice = "a" }
      TabView(selection: $choice) {
        Text("page a").tabItem { Text("A") }.tag("a")
        Text("page b").tabItem { Text("B") }.tag("b")
        Text("page c").tabItem { Text("C") }.tag("c")
      }
    }
  }

  @Test(.shows("TabView.init(selection:content:)"))
  func aValueChoosesThePage() async throws {
    let shown = ShownInterface(Chosen())
    #expect(
      shown.text == """
        label "choice: b"
        button "choose a"
        label "page b"
        barButton "A"
        barButton "B"
        barButton "C"
        """)
    try await shown.tap("choose a")
    #expect(shown.lines.contains(#"label "page a""#))
    try await shown.tap("C")
    #expect(shown.lines.contains(#"label "page c""#))
    #expect(shown.lines.first == #"label "choice: c""#)
  }

  @Test(.shows("TabView"))
  func pagesKeepTheirStateWhileAnotherIsVisible() async throws {
    struct Counter: View {
      @State private var count = 0

      var body: some View { Button("count: \(count)") { count += 1 } }
    }
    let shown = ShownInterface(
      TabView {
        Counter().tabItem { Text("One") }
        Text("other").tabItem { Text("Two") }
      })
    try await shown.tap("count: 0")
    try await shown.tap("Two")
    #expect(shown.lines.first == #"label "other""#)
    try await shown.tap("One")
    #expect(shown.lines.first == #"button "count: 1""#)
  }
}
