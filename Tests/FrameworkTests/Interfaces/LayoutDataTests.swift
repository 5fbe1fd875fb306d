import DeviceEvents
import SimulatedSwiftUI
import TestSupport
import Testing

/// Views made from data, and changes of the data.
@MainActor @Suite(.serialized) struct LayoutDataTests: LooksAtViews {
  private struct Fruit: Identifiable {
    let id: Int
    var name: String
  }

  private struct Editable: View {
    @State private var fruits = [Fruit(id: 1, name: "apple"), Fruit(id: 2, name: "pear")]

    var body: some View {
      VStack {
        ForEach($fruits) { $fruit in
          Button("ripen \(fruit.name)") { fruit.name = "ripe \(fruit.name)" }
        }
        ForEach($fruits, id: \.name) { fruit in
          Text(fruit.wrappedValue.name)
          Button("eat \(fruit.wrappedValue.name)") { fruit.wrappedValue.name = "core" }
        }
      }
    }
  }

  private struct Shortened: View {
    @State private var names = ["apple", "pear", "plum"]

    var body: some View {
      NavigationStack {
        List {
          rows(ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) })
        }
        .toolbar { EditButton() }
      }
    }

    private func rows(_ content: some DynamicViewContent) -> some View { content }
  }

  @Test(.shows("ForEach.init(_: Data, id:content:)"))
  func eachElementMakesAView() {
    #expect(texts(of: ForEach(["x", "y"], id: \.self) { Text($0) }) == ["x", "y"])
    let fruits = [Fruit(id: 1, name: "apple"), Fruit(id: 2, name: "pear")]
    #expect(
      texts(
        of: ForEach(fruits, id: \.name) {
          Text($0.name)
          Text("\($0.id)")
        }) == ["apple", "1", "pear", "2"])
  }

  @Test(
    .shows("ForEach.init(_: Binding<C>, content:)", "ForEach.init(_: Binding<C>, id:content:)"))
  func aViewChangesTheElementThatItIsMadeFrom() async throws {
    let shown = ShownInterface(Editable())
    try await shown.tap("ripen pear")
    #expect(
      shown.text == """
        button "ripen apple"
        button "ripen ripe pear"
        label "apple"
        button "eat apple"
        label "ripe pear"
        button "eat ripe pear"
        """)
    try await shown.tap("eat apple")
    #expect(
      shown.text == """
        button "ripen core"
        button "ripen ripe pear"
        label "core"
        button "eat core"
        label "ripe pear"
        button "eat ripe pear"
        """)
  }

  @Test(
    .shows("ForEach.onDelete(perform:)", "DynamicViewContent"),
    .shows("RangeReplaceableCollection.remove(atOffsets:)"))
  func aRowIsDeletedWhileItsListIsEdited() async throws {
    let shown = ShownInterface(Shortened())
    await #expect(throws: (any Error).self) { try await shown.tap("Delete pear") }
    try await shown.tap("Edit")
    try await shown.tap("Delete pear")
    try await shown.tap("Done")
    #expect(
      shown.text == """
        navigationBar
          barButton "Edit"
        table
          cell "apple"
          cell "plum"
        """)
  }

  @Test(
    .shows("RangeReplaceableCollection.remove(atOffsets:)"),
    .shows("MutableCollection.move(fromOffsets:toOffset:)"))
  func elementsAreRemovedAndMovedByTheirOffsets() {
    var letters = Array("abcdef")
    letters.remove(atOffsets: [1, 3, 5])
    #expect(letters == ["a", "c", "e"])
    letters.remove(atOffsets: [])
    #expect(letters == ["a", "c", "e"])
    func moved(_ offsets: IndexSet, to offset: Int) -> String {
      var letters = Array("abcdef")
      letters.move(fromOffsets: offsets, toOffset: offset)
      return String(letters)
    }
    #expect(moved([0], to: 3) == "bcadef")
    #expect(moved([4], to: 0) == "eabcdf")
    #expect(moved([1, 4], to: 3) == "acbedf")
    #expect(moved([0, 1], to: 6) == "cdefab")
    #expect(moved([2], to: 2) == "abcdef")
    var slice = Array("abcdef")[2...]
    slice.remove(atOffsets: [0])
    slice.move(fromOffsets: [0], toOffset: 3)
    #expect(Array(slice) == ["e", "f", "d"])
  }
}
