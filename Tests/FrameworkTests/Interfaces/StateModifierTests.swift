import SimulatedSwiftUI
import TestSupport
import Testing

/// Views with custom modifiers.
@MainActor @Suite(.serialized) struct StateModifierTests: LooksAtViews {
  /// A modifier that puts a text above a view.
  private struct Titled: ViewModifier {
    var title: String

    func body(content: Content) -> some View {
      VStack {
        Text(title)
        content
      }
    }
  }

  @Test(
    .shows("ViewModifier", "ViewModifier.body(content:)", "ViewModifier.Content"),
    .shows("ViewModifier.Body", "ViewModifierContent", "View.modifier(_:)"))
  func aModifierPutsAViewIntoItsOwn() {
    #expect(texts(of: Text("a").modifier(Titled(title: "b"))) == ["b", "a"])
    let twice = Text("a").modifier(Titled(title: "b")).modifier(Titled(title: "c"))
    #expect(texts(of: twice) == ["c", "b", "a"])
    #expect(Titled.Content.self == ViewModifierContent<Titled>.self)
    #expect("\(Titled.Body.self)".hasPrefix("VStack<"))
  }

  @Test(
    .shows("ModifiedContent", "ModifiedContent.init(content:modifier:)"),
    .shows("ModifiedContent.content", "ModifiedContent.modifier", "View.modifier(_:)"))
  func aModifiedViewKnowsItsParts() {
    var modified = ModifiedContent(content: Text("a"), modifier: Titled(title: "b"))
    #expect(texts(of: modified) == ["b", "a"])
    #expect((modified.content, modified.modifier.title) == (Text("a"), "b"))
    modified.content = Text("c")
    modified.modifier.title = "d"
    #expect(texts(of: modified) == ["d", "c"])
    #expect(Text("e").modifier(Titled(title: "f")).content == Text("e"))
  }

  @Test(
    .shows("EmptyModifier", "EmptyModifier.init()", "EmptyModifier.identity"),
    .shows("EmptyModifier.body(content:)"))
  func anEmptyModifierChangesNothing() {
    let plain = lines(of: box(20, 10))
    #expect(lines(of: box(20, 10).modifier(EmptyModifier())) == plain)
    #expect(lines(of: box(20, 10).modifier(EmptyModifier.identity)) == plain)
  }

  /// A modifier with state of its own.
  private struct Counting: ViewModifier {
    @State private var count = 0

    func body(content: Content) -> some View {
      content
      Button("\(count) taps") { count += 1 }
    }
  }

  @Test(.shows("ViewModifier", "ViewModifier.body(content:)"))
  func aModifierKeepsStateOfItsOwn() async throws {
    let shown = ShownInterface(
      VStack {
        Text("a").modifier(Counting())
        Text("b")
      })
    try await shown.tap("0 taps")
    try await shown.tap("1 taps")
    #expect(
      shown.text == """
        label "a"
        button "2 taps"
        label "b"
        """)
  }
}
