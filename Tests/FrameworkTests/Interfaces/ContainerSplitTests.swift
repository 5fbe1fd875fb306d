import SimulatedSwiftUI
import TestSupport
import Testing

/// Columns, on a phone.
@MainActor @Suite(.serialized) struct ContainerSplitTests {
  private struct Mail: View {
    @State private var box: String?
    @State private var message: Int?

    var body: some View {
      NavigationSplitView {
        List(selection: $box) {
          NavigationLink("Inbox", value: "in")
          NavigationLink("Sent", value: "out")
        }
        .navigationTitle("Boxes")
      } content: {
        List(selection: $message) { NavigationLink("Message 1", value: 1) }
          .navigationTitle(box ?? "no box")
      } detail: {
        NavigationStack {
          Text(verbatim: "message \(message ?? 0)").navigationTitle("Message")
        }
      }
    }
  }

  @Test(
    .shows("NavigationSplitView", "NavigationSplitView.init(sidebar:content:detail:)"),
    .shows("List.init(selection:content:)"))
  func oneColumnIsShownAfterTheOther() async throws {
    let shown = ShownInterface(Mail())
    #expect(shown.lines.first == #"navigationBar "Boxes""#)
    try await shown.tap("Sent")
    #expect(shown.lines.prefix(2) == [#"navigationBar "out""#, #"  barButton "Boxes""#])
    try await shown.tap("Message 1")
    #expect(
      shown.lines == [
        #"navigationBar "Message""#, #"  barButton "out""#, #"label "message 1""#,
      ])
    try await shown.tap("out")
    try await shown.tap("Boxes")
    #expect(shown.lines.first == #"navigationBar "Boxes""#)
  }

  private struct Notes: View {
    @State private var note: String?

    var body: some View {
      NavigationSplitView {
        List(selection: $note) { NavigationLink("First", value: "first") }
      } detail: {
        Text(verbatim: note ?? "none")
      }
    }
  }

  @Test(.shows("NavigationSplitView.init(sidebar:detail:)"))
  func aLinkShowsTheDetails() async throws {
    let shown = ShownInterface(Notes())
    try await shown.tap("First")
    #expect(shown.lines.last == #"label "first""#)
  }

  @Test(
    .shows("NavigationSplitView.init(columnVisibility:sidebar:detail:)"),
    .shows("NavigationSplitView.init(columnVisibility:sidebar:content:detail:)"),
    .shows("NavigationSplitView.init(preferredCompactColumn:sidebar:detail:)"),
    .shows("NavigationSplitViewColumn", "NavigationSplitViewColumn.sidebar"),
    .shows("NavigationSplitViewColumn.content", "NavigationSplitViewColumn.detail"))
  func aPhoneShowsTheColumnThatIsPreferred() {
    func texts(_ first: NavigationSplitViewColumn) -> String? {
      ShownInterface(
        NavigationSplitView(preferredCompactColumn: .constant(first)) {
          Text("left")
        } detail: {
          Text("right")
        }
      ).lines.last
    }
    #expect(texts(.sidebar) == #"label "left""#)
    #expect(texts(.detail) == #"label "right""#)
    let two = ShownInterface(
      NavigationSplitView(columnVisibility: .constant(.detailOnly)) {
        Text("left")
      } detail: {
        Text("right")
      })
    #expect(two.lines == [#"label "left""#])
    let three = ShownInterface(
      NavigationSplitView(columnVisibility: .constant(.all)) {
        Text("left")
      } content: {
        Text("middle")
      } detail: {
        Text("right")
      })
    #expect(three.lines == [#"label "left""#])
  }
}
