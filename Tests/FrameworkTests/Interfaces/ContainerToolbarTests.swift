import SimulatedSwiftUI
import TestSupport
import Testing

/// The items in the bars of a page.
@MainActor @Suite(.serialized) struct ContainerToolbarTests {
  private func bars(@ToolbarContentBuilder _ items: () -> some ToolbarContent) -> String {
    ShownInterface(NavigationStack { Text("page").toolbar(content: items) }).text
  }

  @Test(
    .shows("ToolbarItem", "ToolbarItem.init(placement:content:)"),
    .shows("View.toolbar(content: () -> Content) <Content: ToolbarContent> -> some View"))
  func itemsAreInTheBarOfThePage() async throws {
    struct Page: View {
      @State private var count = 0

      var body: some View {
        NavigationStack {
          Text("count: \(count)").navigationTitle("Title").toolbar {
            ToolbarItem { Button("Add") { count += 1 } }
          }
        }
      }
    }
    let shown = ShownInterface(Page())
    try await shown.tap("Add")
    #expect(
      shown.text == """
        navigationBar "Title"
          barButton "Add"
        label "count: 1"
        """)
  }

  @Test(.shows("View.toolbar(content: () -> Content) <Content: View> -> some View"))
  func plainViewsAreItemsToo() {
    let shown = ShownInterface(
      NavigationStack {
        Text("page").toolbar {
          Button("One") {}
          Button("Two") {}
        }
      })
    #expect(
      shown.text == """
        navigationBar
          barButton "One"
          barButton "Two"
        label "page"
        """)
  }

  @Test(.shows("ToolbarItemGroup", "ToolbarItemGroup.init(placement:content:)"))
  func aGroupHasItsItemsInARow() {
    let group = bars {
      ToolbarItemGroup(placement: .bottomBar) {
        Button("One") {}
        Button("Two") {}
      }
    }
    #expect(
      group == """
        label "page"
        barButton "One"
        barButton "Two"
        """)
  }

  /// Items that a program has put together.
  private struct SaveItems: ToolbarContent {
    let canSave: Bool

    var body: some ToolbarContent {
      ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
      ToolbarItem(placement: .confirmationAction) { Button("Save") {}.disabled(!canSave) }
    }
  }

  @Test(.shows("ToolbarContent", "ToolbarContent.Body", "ToolbarContent.body"))
  func aTypeOfTheProgramHasItsOwnItems() {
    func body<Items: ToolbarContent>(_ items: Items) -> Items.Body { items.body }
    let wanted = """
      navigationBar
        barButton "Cancel"
        barButton "Save" dimmed
      label "page"
      """
    #expect(bars { SaveItems(canSave: false) } == wanted)
    #expect(bars { body(SaveItems(canSave: false)) } == wanted)
  }

  @Test(
    .shows("View.navigationBarItems(leading:trailing:)", "View.navigationBarItems(leading:)"),
    .shows("View.navigationBarItems(trailing:)"))
  func theOlderFormsTakeViewsForEachSide() {
    let left = Button("Left") {}
    let right = Button("Right") {}
    func bar(_ page: some View) -> [String] {
      ShownInterface(NavigationView { page.navigationTitle("Title") }).lines
    }
    let page = Text("page")
    #expect(
      bar(page.navigationBarItems(leading: left, trailing: right)) == [
        #"navigationBar "Title""#, #"  barButton "Left""#, #"  barButton "Right""#,
        #"label "page""#,
      ])
    #expect(
      bar(page.navigationBarItems(leading: left)) == [
        #"navigationBar "Title""#, #"  barButton "Left""#, #"label "page""#,
      ])
    #expect(
      bar(page.navigationBarItems(trailing: right)) == [
        #"navigationBar "Title""#, #"  barButton "Right""#, #"label "page""#,
      ])
  }
}
