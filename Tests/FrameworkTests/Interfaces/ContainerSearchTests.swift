import SimulatedSwiftUI
import TestSupport
import Testing

/// Fields for a search above a page.
@MainActor @Suite(.serialized) struct ContainerSearchTests {
  /// Names of which those that begin with a text are shown.
  private struct Names: View {
    @State private var search = ""

    var body: some View {
      NavigationStack {
        List(["apple", "pear", "plum"].filter { $0.hasPrefix(search) }, id: \.self) { Text($0) }
          .navigationTitle("Fruit")
          .searchable(text: $search, prompt: "Find a fruit")
      }
    }
  }

  @Test(
    .shows(
      "View.searchable(text:placement:prompt: Text?)",
      "View.searchable(text:placement:prompt: some StringProtocol)"))
  func whatIsTypedDecidesWhatIsShown() async throws {
    let shown = ShownInterface(Names())
    #expect(
      shown.text == """
        navigationBar "Fruit"
        textField (Find a fruit)
        table
          cell "apple"
          cell "pear"
          cell "plum"
        """)
    let plain = ShownInterface(Text("page").searchable(text: .constant("")))
    #expect(plain.text == "textField (Search)\nlabel \"page\"")
    try await shown.type("p", into: "Find a fruit")
    try await shown.type("l")
    #expect(
      shown.text == """
        navigationBar "Fruit"
        textField "pl"
        table
          cell "plum"
        """)
  }
}
