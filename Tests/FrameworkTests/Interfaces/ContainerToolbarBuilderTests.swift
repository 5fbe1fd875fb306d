import SimulatedSwiftUI
import TestSupport
import Testing

/// What braces make of the items of a bar.
@MainActor @Suite(.serialized) struct ContainerToolbarBuilderTests {
  private func item(_ name: String) -> some ToolbarContent {
    ToolbarItem { Button(name) {} }
  }

  private func names(@ToolbarContentBuilder _ items: () -> some ToolbarContent) -> [String] {
    shownNames(items())
  }

  private func shownNames(_ items: some ToolbarContent) -> [String] {
    ShownInterface(NavigationStack { Text("page").toolbar { items } }).lines
      .filter { $0.hasPrefix("  barButton ") }.map { String($0.dropFirst(13).dropLast()) }
  }

  @Test(
    .shows("ToolbarContentBuilder", "ToolbarContentBuilder.buildBlock(_: Content)"),
    .shows("ToolbarContentBuilder.buildBlock(_: repeat each Content)", "SeveralBarItems"))
  func bracesPutItemsTogether() {
    #expect(names { item("a") } == ["a"])
    #expect(
      names {
        item("a")
        item("b")
        item("c")
      } == ["a", "b", "c"])
    let several: SeveralBarItems = ToolbarContentBuilder.buildBlock(item("a"), item("b"))
    #expect(shownNames(several) == ["a", "b"])
    #expect(shownNames(ToolbarContentBuilder.buildBlock(item("d"))) == ["d"])
  }

  @Test(.shows("ToolbarContentBuilder.buildBlock()"))
  func emptyBracesHaveNoItems() {
    #expect(names {} == [])
    #expect(shownNames(ToolbarContentBuilder.buildBlock()) == [])
  }

  @Test(
    .shows("ToolbarContentBuilder.buildEither(first:)"),
    .shows("ToolbarContentBuilder.buildEither(second:)"),
    arguments: [(1, ["one", "odd"]), (2, ["another", "even"]), (-1, ["another", "odd"])])
  func itemsDependOnConditions(_ number: Int, _ wanted: [String]) {
    let shown = names {
      if number == 1 { item("one") } else { item("another") }
      switch number.isMultiple(of: 2) {
      case true: item("even")
      case false: item("odd")
      }
    }
    #expect(shown == wanted)
  }

  @Test(.shows("ToolbarContentBuilder.buildIf(_:)"))
  func anItemMayBeMissing() {
    var optional = Optional(item("a"))
    #expect(shownNames(ToolbarContentBuilder.buildIf(optional)) == ["a"])
    optional = nil
    #expect(shownNames(ToolbarContentBuilder.buildIf(optional)) == [])
  }

  @Test(
    .shows("ToolbarContentBuilder.buildLimitedAvailability(_:)"),
    .shows("ToolbarContentBuilder.buildExpression(_:)"))
  func itemsDependOnVersions() {
    #expect(names { if #available(iOS 15, *) { item("new") } else { item("old") } } == ["new"])
    #expect(shownNames(ToolbarContentBuilder.buildLimitedAvailability(item("a"))) == ["a"])
    #expect(shownNames(ToolbarContentBuilder.buildExpression(item("b"))) == ["b"])
  }
}
