import SimulatedSwiftUI
import TestSupport
import Testing

/// What `@State` keeps, and what bindings to it change.
@MainActor @Suite(.serialized) struct StateKeptTests {
  /// A view with a value made in each of the ways that there are.
  private struct Keeping: View {
    @State private var plain = 1
    @State private var given: Int
    @State private var missing: String?

    init(given: Int) { _given = State(initialValue: given) }

    var body: some View {
      Text("\(plain) \(given) \(missing ?? "none")")
      Button("change") {
        plain += 1
        given += 10
        missing = "some"
      }
      TextField("Name", text: Binding($missing) ?? .constant("nobody"))
    }
  }

  @Test(
    .shows("State", "State.wrappedValue", "State.init(wrappedValue:)", "State.init(initialValue:)"),
    .shows("State.init()", "State.projectedValue"))
  func aViewShowsWhatItsStateBecomes() async throws {
    let shown = ShownInterface(Keeping(given: 5))
    #expect(
      shown.text == """
        label "1 5 none"
        button "change"
        textField "nobody"
        """)
    try await shown.tap("change")
    #expect(
      shown.text == """
        label "2 15 some"
        button "change"
        textField "some"
        """)
    try await shown.type("one", into: "Name")
    #expect(shown.lines.first == #"label "2 15 someone""#)
  }

  @Test(.shows("State.init(initialValue:)"))
  func stateKeepsItsFirstValueWhenItsViewIsMadeAgain() async throws {
    struct Outer: View {
      @State private var given = 5

      var body: some View {
        Keeping(given: given)
        Button("other") { given = 6 }
      }
    }
    let shown = ShownInterface(Outer())
    try await shown.tap("other")
    #expect(shown.lines.first == #"label "1 5 none""#)
  }

  @Test(.shows("State.init(wrappedValue:)", "State.wrappedValue"))
  func outsideAViewStateHasItsFirstValue() {
    let state = State(wrappedValue: 3)
    #expect(state.wrappedValue == 3)
    #expect(State<Int?>().wrappedValue == nil)
  }

  @Test(.shows("View.id(_:)"))
  func aViewWithAnotherIdentityHasNewState() async throws {
    struct Outer: View {
      @State private var id = 1

      var body: some View {
        Keeping(given: id).id(id)
        Button("other") { id += 1 }
        Button("same") { id += 0 }
      }
    }
    let shown = ShownInterface(Outer())
    try await shown.tap("change")
    try await shown.tap("same")
    #expect(shown.lines.first == #"label "2 11 some""#)
    try await shown.tap("other")
    #expect(shown.lines.first == #"label "1 2 none""#)
  }

  /// A property of a view that counts how often it was asked to update itself.
  private struct Counted: DynamicProperty {
    /// What is counted.
    final class Count {
      var updates = 0
    }
    @State var tapped = 0
    let count: Count

    func update() { count.updates += 1 }
  }

  @Test(.shows("DynamicProperty", "DynamicProperty.update()"))
  func aPropertyWithStateIsUpdatedBeforeItsViewIsRead() async throws {
    struct Counting: View {
      var counted: Counted

      var body: some View {
        Text("\(counted.tapped) taps, \(counted.count.updates > 0 ? "updated" : "as before")")
        Button("tap") {
          counted.count.updates = 0
          counted.tapped += 1
        }
      }
    }
    let shown = ShownInterface(Counting(counted: Counted(count: Counted.Count())))
    #expect(shown.lines.first == #"label "0 taps, updated""#)
    try await shown.tap("tap")
    #expect(shown.lines.first == #"label "1 taps, updated""#)
  }

  @Test(.shows("DynamicProperty.update()"))
  func updatingAPropertyDoesNothingUnlessItSaysSo() {
    struct Plain: DynamicProperty {
      var number = 1
    }
    var plain = Plain()
    plain.update()
    #expect(plain.number == 1)
  }
}
