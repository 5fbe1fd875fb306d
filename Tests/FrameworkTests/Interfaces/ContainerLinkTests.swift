import SimulatedSwiftUI
import TestSupport
import Testing

/// Links to further pages of a stack.
@MainActor @Suite(.serialized) struct ContainerLinkTests {
  private func page(_ name: String) -> some View { Text("page \(name)").navigationTitle(name) }

  @Test(
    .shows("NavigationLink", "NavigationLink.init(destination: () -> Destination, label:)"),
    .shows("NavigationLink.init(destination: Destination, label:)"),
    .shows("NavigationLink.init(_:destination: () -> Destination)"),
    .shows("NavigationLink.init(_:destination: Destination)"),
    arguments: ["One", "Two", "Three", "Four"])
  func aLinkShowsItsPage(_ name: String) async throws {
    let links = VStack {
      NavigationLink {
        page("One")
      } label: {
        HStack { Text("One") }
      }
      NavigationLink(destination: page("Two")) { Text("Two") }
      NavigationLink("Three") { page("Three") }
      NavigationLink("Four", destination: page("Four"))
    }
    let shown = ShownInterface(NavigationStack { links.navigationTitle("Links") })
    let before = """
      navigationBar "Links"
      button "One"
      button "Two"
      button "Three"
      button "Four"
      """
    #expect(shown.text == before)
    try await shown.tap(name)
    #expect(
      shown.text == """
        navigationBar "\(name)"
          barButton "Links"
        label "page \(name)"
        """)
    try await shown.tap("Links")
    #expect(shown.text == before)
  }

  @Test(
    .shows("NavigationLink.init(value:label:)", "NavigationLink.init(_:value:)"),
    .shows("View.navigationDestination(for:destination:)"))
  func aLinkWithAValueShowsThePageForIt() async throws {
    let shown = ShownInterface(
      NavigationStack {
        VStack {
          NavigationLink("a number", value: 7)
          NavigationLink(value: "seven") { Text("a word") }
        }
        .navigationDestination(for: Int.self) { Text("number \($0)") }
        .navigationDestination(for: String.self) { Text("word \($0)") }
      })
    try await shown.tap("a number")
    #expect(
      shown.text == """
        navigationBar
          barButton "Back"
        label "number 7"
        """)
    try await shown.tap("Back")
    try await shown.tap("a word")
    #expect(shown.lines.last == #"label "word seven""#)
  }

  @Test(.shows("NavigationLink.init(_:value:)", "NavigationLink.init(value:label:)"))
  func aLinkWithoutAValueIsDimmed() {
    let shown = ShownInterface(
      NavigationStack {
        NavigationLink("a number", value: Int?.none)
        NavigationLink(value: Int?.none) { Text("another") }
      })
    #expect(shown.lines == [#"button "a number" dimmed"#, #"button "another" dimmed"#])
  }

  @Test(.shows("NavigationLink"))
  func aLinkInAListIsARowWithAnArrow() async throws {
    let shown = ShownInterface(
      NavigationStack { List { NavigationLink("more") { Text("a page") } } })
    #expect(shown.text == "table\n  cell \"more\"")
    try await shown.tap("more")
    #expect(shown.lines.last == #"label "a page""#)
  }

  /// A stack whose link is active while a value is true.
  private struct Older: View {
    @State private var isActive = false

    var body: some View {
      NavigationView {
        VStack {
          Text(isActive ? "active" : "not active")
          NavigationLink(destination: destination, isActive: $isActive) { Text("link") }
          Button("go") { isActive = true }
        }.navigationTitle("Start")
      }
    }

    @ViewBuilder private var destination: some View {
      Text("a page")
      Button("leave") { isActive = false }
    }
  }

  @Test(.shows("NavigationLink.init(destination:isActive:label:)"), arguments: ["link", "go"])
  func aPageIsThereWhileItsLinkIsActive(_ way: String) async throws {
    let shown = ShownInterface(Older())
    let before = shown.text
    #expect(
      before == """
        navigationBar "Start"
        label "not active"
        button "link"
        button "go"
        """)
    let page = """
      navigationBar
        barButton "Start"
      label "a page"
      button "leave"
      """
    try await shown.tap(way)
    #expect(shown.text == page)
    try await shown.tap("Start")
    #expect(shown.text == before)
    try await shown.tap(way)
    #expect(shown.text == page)
    try await shown.tap("leave")
    #expect(shown.text == before)
  }
}
