import SimulatedSwiftUI
import TestSupport
import Testing

/// Sheets over a view.
@MainActor @Suite(.serialized) struct PresentingSheetTests {
  /// A view with a sheet that a switch shows.
  private struct Sheeted: View {
    var staysUp = false
    @State private var isShown = false
    @State private var dismissals = 0

    var body: some View {
      VStack {
        Text("dismissed \(dismissals) times, \(isShown ? "shown" : "not shown")")
        Button("show") { isShown = true }
      }
      .sheet(isPresented: $isShown, onDismiss: { dismissals += 1 }) {
        Page().interactiveDismissDisabled(staysUp)
        Button("hide") { isShown = false }
      }
    }
  }

  /// A page that counts taps and can be left.
  private struct Page: View {
    @Environment(\.dismiss) private var dismiss
    @State private var count = 0

    var body: some View {
      Button("count: \(count)") { count += 1 }
      Button("leave") { dismiss() }
    }
  }

  @Test(
    .shows("View.sheet(isPresented:onDismiss:content:)"), arguments: ["hide", "leave", "pull down"])
  func aSheetIsRemovedByTheProgramAndByTheUser(_ way: String) async throws {
    let shown = ShownInterface(Sheeted())
    for time in 0..<2 {
      #expect(
        shown.text == """
          label "dismissed \(time) times, not shown"
          button "show"
          """)
      try await shown.tap("show")
      try await shown.tap("count: 0")
      #expect(
        shown.text == """
          button "count: 1"
          button "leave"
          button "hide"
          """)
      if way == "pull down" { try await shown.pullDown() } else { try await shown.tap(way) }
    }
    #expect(shown.lines.first == #"label "dismissed 2 times, not shown""#)
  }

  @Test(.shows("View.interactiveDismissDisabled(_:)"))
  func aSheetCanBeKeptFromBeingPulledDown() async throws {
    let shown = ShownInterface(Sheeted(staysUp: true))
    try await shown.tap("show")
    try await shown.pullDown()
    #expect(shown.lines.first == #"button "count: 0""#)
    try await shown.tap("leave")
    #expect(shown.lines.first == #"label "dismissed 1 times, not shown""#)
  }

  /// Something to have a sheet about.
  private struct Fruit: Identifiable, Equatable {
    var id: Int
    var name: String
  }

  /// A view with a sheet about what was chosen.
  private struct Chooser: View {
    @State private var fruit: Fruit?
    @State private var dismissals = 0

    var body: some View {
      VStack {
        Text("\(fruit?.name ?? "nothing"), dismissed \(dismissals) times")
        Button("apple") { fruit = Fruit(id: 1, name: "apple") }
      }
      .sheet(item: $fruit, onDismiss: { dismissals += 1 }) { chosen in
        Text("a sheet about \(chosen.name)")
        Page()
        Button("rename") { fruit?.name = "red apple" }
        Button("pear") { fruit = Fruit(id: 2, name: "pear") }
        Button("nothing") { fruit = nil }
      }
    }
  }

  @Test(
    .shows("View.sheet(item:onDismiss:content:)"), arguments: ["nothing", "leave", "pull down"])
  func aSheetIsThereWhileThereIsAnItem(_ way: String) async throws {
    let shown = ShownInterface(Chooser())
    #expect(shown.lines.first == #"label "nothing, dismissed 0 times""#)
    try await shown.tap("apple")
    #expect(
      shown.text == """
        label "a sheet about apple"
        button "count: 0"
        button "leave"
        button "rename"
        button "pear"
        button "nothing"
        """)
    if way == "pull down" { try await shown.pullDown() } else { try await shown.tap(way) }
    #expect(shown.lines.first == #"label "nothing, dismissed 1 times""#)
  }

  @Test(.shows("View.sheet(item:onDismiss:content:)"))
  func anotherItemHasAnotherSheet() async throws {
    let shown = ShownInterface(Chooser())
    try await shown.tap("apple")
    try await shown.tap("count: 0")
    try await shown.tap("rename")
    #expect(shown.lines.prefix(2) == [#"label "a sheet about red apple""#, #"button "count: 1""#])
    try await shown.tap("pear")
    #expect(shown.lines.prefix(2) == [#"label "a sheet about pear""#, #"button "count: 0""#])
    try await shown.tap("nothing")
    #expect(shown.lines.first?.hasPrefix(#"label "nothing"#) == true)
  }

  /// A view with a cover that a switch shows.
  private struct Covered: View {
    @State private var isShown = false
    @State private var dismissals = 0

    var body: some View {
      VStack {
        Text("dismissed \(dismissals) times")
        Button("show") { isShown = true }
      }
      .fullScreenCover(isPresented: $isShown, onDismiss: { dismissals += 1 }) { Page() }
    }
  }

  @Test(.shows("View.fullScreenCover(isPresented:onDismiss:content:)"))
  func aCoverStaysUntilTheProgramRemovesIt() async throws {
    let shown = ShownInterface(Covered())
    try await shown.tap("show")
    let cover = """
      button "count: 0"
      button "leave"
      """
    #expect(shown.text == cover)
    try? await shown.pullDown()
    #expect(shown.text == cover)
    try await shown.tap("leave")
    #expect(shown.lines.first == #"label "dismissed 1 times""#)
  }

  @Test(.shows("View.sheet(isPresented:onDismiss:content:)"))
  func aSheetCanHaveASheet() async throws {
    struct Inner: View {
      @State private var isShown = false

      var body: some View {
        Button("show the upper") { isShown = true }.sheet(isPresented: $isShown) { Page() }
      }
    }
    struct Outer: View {
      @State private var isShown = false

      var body: some View {
        Button("show the lower") { isShown = true }.sheet(isPresented: $isShown) { Inner() }
      }
    }
    let shown = ShownInterface(Outer())
    try await shown.tap("show the lower")
    try await shown.tap("show the upper")
    #expect(shown.lines == [#"button "count: 0""#, #"button "leave""#])
    try await shown.tap("leave")
    #expect(shown.lines == [#"button "show the upper""#])
    try await shown.pullDown()
    #expect(shown.lines == [#"button "show the lower""#])
  }
}
