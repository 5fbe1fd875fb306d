import SimulatedSwiftUI
import TestSupport
import Testing

/// What views are told about what presents them, and whether something is edited.
@MainActor @Suite(.serialized) struct StatePresentingTests {
  /// A view that says whether it is presented, and can end that.
  private struct Leaving: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    var body: some View {
      Text(isPresented ? "presented" : "by itself")
      Button("leave") { dismiss() }
    }
  }

  @Test(
    .shows("EnvironmentValues.dismiss", "EnvironmentValues.isPresented"),
    .shows("DismissAction", "DismissAction.callAsFunction()"))
  func aPresentedViewEndsItsPresentation() async throws {
    struct Outer: View {
      @State private var isShown = false

      var body: some View {
        Leaving()
        Button("present") { isShown = true }.sheet(isPresented: $isShown) { Leaving() }
        if isShown { Text("shown") }
      }
    }
    let shown = ShownInterface(Outer())
    let first = [#"label "by itself""#, #"button "leave""#, #"button "present""#]
    #expect(shown.lines == first)
    try await shown.tap("leave")
    #expect(shown.lines == first)
    try await shown.tap("present")
    #expect(shown.lines == [#"label "presented""#, #"button "leave""#])
    try await shown.tap("leave")
    #expect(shown.lines == first)
  }

  @Test(
    .shows("EnvironmentValues.dismiss", "DismissAction.callAsFunction()"),
    .shows("EnvironmentValues.isPresented"))
  func aPageTakesItselfOffItsStack() async throws {
    let shown = ShownInterface(
      NavigationStack {
        NavigationLink("More") { Leaving() }
        Leaving()
      })
    #expect(shown.lines.contains(#"label "by itself""#))
    try await shown.tap("More")
    #expect(shown.lines.contains(#"label "presented""#))
    try await shown.tap("leave")
    #expect(shown.lines.contains(#"label "by itself""#))
  }

  /// A view that says how something is edited.
  private struct Editing: View {
    @Environment(\.editMode) private var editMode

    var body: some View {
      Text(editMode.map { "\($0.wrappedValue), \($0.wrappedValue.isEditing)" } ?? "nothing")
      Button("end") { editMode?.wrappedValue = .inactive }
    }
  }

  @Test(
    .shows("EnvironmentValues.editMode", "EditMode", "EditMode.inactive", "EditMode.active"),
    .shows("EditMode.transient", "EditMode.isEditing"))
  func aViewKnowsAndChangesWhetherSomethingIsEdited() async throws {
    struct Outer: View {
      @State private var mode = EditMode.inactive

      var body: some View {
        VStack {
          Editing()
          EditButton()
          Button("swipe") { mode = .transient }
        }
        .environment(\.editMode, $mode)
      }
    }
    #expect(ShownInterface(Editing()).lines.first == #"label "nothing""#)
    let shown = ShownInterface(Outer())
    #expect(shown.lines.first == #"label "inactive, false""#)
    try await shown.tap("Edit")
    #expect(shown.lines.first == #"label "active, true""#)
    try await shown.tap("end")
    #expect(shown.lines.first == #"label "inactive, false""#)
    try await shown.tap("swipe")
    #expect(shown.lines.first == #"label "transient, true""#)
  }
}
