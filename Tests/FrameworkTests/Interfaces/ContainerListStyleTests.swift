import DeviceEvents
import SimulatedSwiftUI
import TestSupport
import Testing

/// The looks of lists and of their rows.
@MainActor @Suite struct ContainerListStyleTests: LooksAtViews {
  private func rows(_ style: some ListStyle) -> [String] {
    lines(
      of: List {
        Text("a")
        Text("b")
      }.listStyle(style))
  }

  private let grouped = [
    "table 0,0 200×100", "area 16,16 168×89", "cell a 16,16 168×44", "area 16,60 168×1",
    "cell b 16,61 168×44",
  ]

  @Test(
    .shows("View.listStyle(_:)", "ListStyle", "ListStyle.plain", "PlainListStyle"),
    .shows("PlainListStyle.init()"))
  func plainRowsReachFromEdgeToEdge() {
    let wanted = [
      "table 0,0 200×100", "cell a 0,0 200×44", "area 0,44 200×1", "cell b 0,45 200×44",
    ]
    #expect(rows(.plain) == wanted)
    #expect(rows(PlainListStyle()) == wanted)
  }

  @Test(
    .shows("ListStyle.automatic", "ListStyle.grouped", "ListStyle.insetGrouped"),
    .shows("ListStyle.sidebar", "DefaultListStyle", "DefaultListStyle.init()"),
    .shows("GroupedListStyle", "GroupedListStyle.init()", "InsetGroupedListStyle"),
    .shows("InsetGroupedListStyle.init()", "SidebarListStyle", "SidebarListStyle.init()"))
  func otherStylesHaveGroupsInsideTheEdges() {
    #expect(rows(.automatic) == grouped)
    #expect(rows(.grouped) == grouped)
    #expect(rows(.insetGrouped) == grouped)
    #expect(rows(.sidebar) == grouped)
    #expect(rows(DefaultListStyle()) == grouped)
    #expect(rows(GroupedListStyle()) == grouped)
    #expect(rows(InsetGroupedListStyle()) == grouped)
    #expect(rows(SidebarListStyle()) == grouped)
  }

  @Test(
    .shows("ListStyle.isPlain", "DefaultListStyle.isPlain", "PlainListStyle.isPlain"),
    .shows("GroupedListStyle.isPlain", "InsetGroupedListStyle.isPlain"),
    .shows("SidebarListStyle.isPlain"))
  func onlyThePlainStyleIsPlain() {
    let styles: [any ListStyle.Type] = [
      DefaultListStyle.self, PlainListStyle.self, GroupedListStyle.self,
      InsetGroupedListStyle.self, SidebarListStyle.self,
    ]
    #expect(styles.map { $0.isPlain } == [false, true, false, false, false])
  }

  @Test(.shows("View.listStyle(_:)"))
  func theInnermostStyleCounts() {
    let list = VStack {
      List { Text("a") }.listStyle(.plain)
    }.listStyle(.insetGrouped)
    #expect(lines(of: list) == ["table 0,0 200×100", "cell a 0,0 200×44"])
  }

  private func row(_ insets: EdgeInsets?) -> [String] {
    lines(
      of: List { box(20, 30).listRowInsets(insets) }.listStyle(.plain))
  }

  @Test(.shows("View.listRowInsets(_:)"))
  func aRowKeepsItsDistancesFromTheEdges() {
    #expect(row(nil) == ["table 0,0 200×100", "cell 0,0 200×52", "area 16,11 20×30"])
    #expect(
      row(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        == ["table 0,0 200×100", "cell 0,0 200×34", "area 2,1 20×30"])
    #expect(
      row(EdgeInsets()) == ["table 0,0 200×100", "cell 0,0 200×30", "area 0,0 20×30"])
  }

  @Test(.shows("View.listRowBackground(_:)"))
  func aBackgroundIsBehindTheWholeRow() throws {
    func back(_ color: Color?) -> [String] {
      lines(of: List { Text("a").listRowBackground(color) }.listStyle(.plain))
    }
    #expect(back(nil) == ["table 0,0 200×100", "cell a 0,0 200×44"])
    #expect(
      back(Color.red) == ["table 0,0 200×100", "area 0,0 200×44", "cell a 0,0 200×44"])
    let list = List { Text("a").listRowBackground(Color(red: 1, green: 0.5, blue: 0)) }
    let row = try #require(elements(of: list.listStyle(.plain)).first?.children.first)
    #expect(row.background?.green == 0.5)
  }

  @Test(.shows("View.listRowBackground(_:)", "View.listRowInsets(_:)"))
  func whatIsSaidOfASectionHoldsForItsRows() {
    let list = List {
      Section {
        box(20, 30)
        box(20, 30).listRowBackground(Color.blue).listRowInsets(EdgeInsets())
      }
      .listRowBackground(Color.red).listRowInsets(
        EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }
    #expect(
      lines(of: list.listStyle(.plain)) == [
        "table 0,0 200×100", "area 0,0 200×34", "cell 0,0 200×34", "area 2,1 20×30",
        "area 0,34 200×1", "area 0,35 200×30", "cell 0,35 200×30", "area 0,35 20×30",
      ])
  }
}
