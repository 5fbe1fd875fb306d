import SimulatedSwiftUI
import TestSupport
import Testing

/// What the rows of lists and forms show and do.
@MainActor @Suite(.serialized) struct ContainerListTests {
  /// Something to be listed.
  private struct Fruit: Identifiable {
    var id: Int
    var name: String
  }

  private let fruits = [Fruit(id: 1, name: "apple"), Fruit(id: 2, name: "pear")]

  @Test(.shows("List", "List.init(content:)"))
  func eachViewOfAListIsARow() {
    let shown = ShownInterface(
      List {
        Text("plain")
        HStack {
          Text("left")
          Text("right")
        }
        Button("press") {}
      })
    #expect(
      shown.text == """
        table
          cell "plain"
          cell
            label "left"
            label "right"
          cell "press"
        """)
  }

  @Test(.shows("List.init(_:rowContent:)", "List.init(_:id:rowContent:)"))
  func aListOfDataHasARowForEachElement() {
    let rows = """
      table
        cell "apple"
        cell "pear"
      """
    #expect(ShownInterface(List(fruits) { Text($0.name) }).text == rows)
    #expect(ShownInterface(List(fruits, id: \.name) { Text($0.name) }).text == rows)
  }

  @Test(.shows("List.init(_:id:rowContent:)"))
  func rowsKeepTheirStateByTheirIdentity() async throws {
    struct Row: View {
      let name: String
      @State private var isChosen = false

      var body: some View { Button(isChosen ? "\(name), chosen" : name) { isChosen = true } }
    }
    struct Rows: View {
      @State private var names = ["apple", "pear"]

      var body: some View {
        Button("turn around") { names.reverse() }
        List(names, id: \.self) { Row(name: $0) }
      }
    }
    let shown = ShownInterface(Rows())
    try await shown.tap("pear")
    try await shown.tap("turn around")
    #expect(
      shown.text == """
        button "turn around"
        table
          cell "pear, chosen"
          cell "apple"
        """)
  }

  @Test(.shows("List.init(selection:content:)"))
  func aListWithASelectionShowsItsRows() {
    let shown = ShownInterface(
      List(selection: .constant(Int?.some(2))) {
        ForEach(fruits) { Text($0.name) }
      })
    #expect(
      shown.text == """
        table
          cell "apple"
          cell "pear"
        """)
  }

  @Test(.shows("Form", "Form.init(content:)"))
  func controlsInAFormChangeTheirValues() async throws {
    struct Settings: View {
      @State private var name = ""
      @State private var isLoud = false

      var body: some View {
        Form {
          TextField("Name", text: $name)
          Toggle("Loud", isOn: $isLoud)
          Text("\(name) is \(isLoud ? "loud" : "quiet")")
        }
      }
    }
    let shown = ShownInterface(Settings())
    try await shown.type("Ann", into: "Name")
    try await shown.tap("Loud")
    #expect(
      shown.text == """
        table
          cell
            textField "Ann"
          cell
            label "Loud"
            toggle "Loud" on
          cell "Ann is loud"
        """)
  }
}
