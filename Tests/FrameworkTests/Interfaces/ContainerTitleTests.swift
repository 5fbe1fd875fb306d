import SimulatedSwiftUI
import TestSupport
import Testing

/// The title of a page, and the bar that it is in.
@MainActor @Suite(.serialized) struct ContainerTitleTests {
  private func shown(_ page: some View) -> [String] {
    ShownInterface(NavigationStack { page }).lines
  }

  @Test(
    .shows("View.navigationTitle(_: some StringProtocol)", "View.navigationTitle(_: Text)"),
    .shows("View.navigationBarTitle(_:)", "View.navigationBarTitle(_:displayMode:)"),
    .shows("NavigationBarItem"))
  func theTitleOfAPageIsInTheBar() {
    let page = Text("page")
    let inline = NavigationBarItem.TitleDisplayMode.inline
    let titled = [#"navigationBar "Title""#, #"label "page""#]
    #expect(shown(page) == [#"label "page""#])
    #expect(shown(page.navigationTitle("Title")) == titled)
    #expect(shown(page.navigationTitle("A Title".dropFirst(2))) == titled)
    #expect(shown(page.navigationTitle(Text("Ti") + Text("tle"))) == titled)
    #expect(shown(page.navigationBarTitle("Title")) == titled)
    #expect(shown(page.navigationBarTitle("Title", displayMode: inline)) == titled)
    #expect(shown(VStack { page.navigationTitle("Title") }) == titled)
  }

  @Test(.shows("View.navigationTitle(_: some StringProtocol)"))
  func theTitleFollowsTheState() async throws {
    struct Page: View {
      @State private var count = 0

      var body: some View {
        NavigationStack { Button("add") { count += 1 }.navigationTitle("Count \(count)") }
      }
    }
    let shown = ShownInterface(Page())
    try await shown.tap("add")
    #expect(shown.lines.first == #"navigationBar "Count 1""#)
  }

  @Test(
    .shows("View.navigationBarHidden(_:)", "View.toolbar(_:for:)", "ToolbarPlacement"),
    .shows("ToolbarPlacement.automatic", "ToolbarPlacement.navigationBar"))
  func theBarCanBeHidden() {
    let page = Text("page").navigationTitle("Title")
    let bare = [#"label "page""#]
    let titled = [#"navigationBar "Title""#] + bare
    #expect(shown(page.navigationBarHidden(true)) == bare)
    #expect(shown(page.navigationBarHidden(false)) == titled)
    #expect(shown(page.toolbar(.hidden)) == bare)
    #expect(shown(page.toolbar(.hidden, for: .automatic)) == bare)
    #expect(shown(page.toolbar(.hidden, for: .navigationBar)) == bare)
    #expect(shown(page.toolbar(.visible, for: .navigationBar)) == titled)
    #expect(shown(page.toolbar(.automatic, for: .navigationBar)) == titled)
  }

  @Test(.shows("View.toolbar(_:for:)", "ToolbarPlacement.bottomBar"))
  func hidingTheBarBelowKeepsTheOneAbove() {
    let page = Text("page").navigationTitle("Title").toolbar {
      ToolbarItem(placement: .bottomBar) { Button("Below") {} }
    }
    #expect(
      shown(page) == [
        #"navigationBar "Title""#, #"label "page""#, #"barButton "Below""#,
      ])
    #expect(
      shown(page.toolbar(.hidden, for: .bottomBar)) == [
        #"navigationBar "Title""#, #"label "page""#,
      ])
    #expect(
      shown(page.toolbar(.hidden, for: .navigationBar)) == [
        #"label "page""#, #"barButton "Below""#,
      ])
  }

  @Test(.shows("View.toolbar(_:for:)", "ToolbarPlacement.tabBar"))
  func hidingTheTabsKeepsTheTitle() {
    let tabs = TabView {
      NavigationStack {
        Text("page").navigationTitle("Title").toolbar(.hidden, for: .tabBar)
      }.tabItem { Text("One") }
    }
    #expect(ShownInterface(tabs).lines == [#"navigationBar "Title""#, #"label "page""#])
  }

  @Test(.shows("View.navigationBarBackButtonHidden(_:)"))
  func thereMayBeNoWayBackInTheBar() async throws {
    let hidden = Text("page").navigationBarBackButtonHidden()
    let kept = Text("page").navigationBarBackButtonHidden(false)
    let shown = ShownInterface(
      NavigationStack {
        NavigationLink("without") { hidden.navigationTitle("Title") }
        NavigationLink("with") { kept.navigationTitle("Title") }
      })
    try await shown.tap("with")
    #expect(
      shown.lines == [#"navigationBar "Title""#, #"  barButton "Back""#, #"label "page""#])
    try await shown.tap("Back")
    try await shown.tap("without")
    #expect(shown.lines == [#"navigationBar "Title""#, #"label "page""#])
  }
}
