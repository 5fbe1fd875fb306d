import SimulatedSwiftUI
import TestSupport
import Testing

/// Pages that are on a stack while the program says so.
@MainActor @Suite(.serialized) struct ContainerDestinationTests {
  /// A stack with a page that a switch puts on it.
  private struct Switched: View {
    @State private var isShown = false

    var body: some View {
      NavigationStack {
        Button(isShown ? "is shown" : "show") { isShown = true }
          .navigationTitle("Start")
          .navigationDestination(isPresented: $isShown) {
            Button("leave") { isShown = false }
          }
      }
    }
  }

  private let start = """
    navigationBar "Start"
    button "show"
    """
  private let page = """
    navigationBar
      barButton "Start"
    button "leave"
    """

  @Test(
    .shows("View.navigationDestination(isPresented:destination:)"), arguments: ["leave", "Start"])
  func aPageIsThereWhileAValueIsTrue(_ way: String) async throws {
    let shown = ShownInterface(Switched())
    for _ in 0..<2 {
      #expect(shown.text == start)
      try await shown.tap("show")
      #expect(shown.text == page)
      try await shown.tap(way)
    }
    #expect(shown.text == start)
  }

  /// A stack with a page for an item.
  private struct Chosen: View {
    @State private var item: String?

    var body: some View {
      NavigationStack {
        VStack {
          Text(item ?? "nothing")
          Button("first") { item = "one" }
          Button("second") { item = "two" }
        }
        .navigationDestination(item: $item) { name in
          Text("page \(name)")
          Button("leave") { item = nil }
          Button("other") { item = "three" }
        }
      }
    }
  }

  @Test(.shows("View.navigationDestination(item:destination:)"))
  func aPageIsThereWhileThereIsAnItem() async throws {
    let shown = ShownInterface(Chosen())
    try await shown.tap("second")
    #expect(
      shown.text == """
        navigationBar
          barButton "Back"
        label "page two"
        button "leave"
        button "other"
        """)
    try await shown.tap("Back")
    #expect(shown.lines.first == #"label "nothing""#)
    try await shown.tap("first")
    #expect(shown.lines.contains(#"label "page one""#))
    try await shown.tap("other")
    #expect(shown.lines.contains(#"label "page three""#))
    try await shown.tap("leave")
    #expect(shown.lines.first == #"label "nothing""#)
  }
}
