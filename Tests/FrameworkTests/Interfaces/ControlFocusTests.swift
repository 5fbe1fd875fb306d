import DeviceEvents
import SimulatedSwiftUI
import SimulatedUIKit
import TestSupport
import Testing

/// Which field is being typed into.
@MainActor @Suite(.serialized) struct ControlFocusTests {
  /// The fields of a form.
  private enum Field: Hashable {
    case name, note
  }

  /// A form that moves the typing from one field to the next.
  private struct FieldForm: View {
    @FocusState private var field: Field?
    @State private var name = ""
    @State private var note = ""

    var body: some View {
      VStack {
        Text(field.map { "\($0)" } ?? "none")
        TextField("Name", text: $name).focused($field, equals: .name)
          .onSubmit { field = .note }
        TextEditor(text: $note).focused($field, equals: .note)
        Button("done") { field = nil }
        Button("to the name") { field = .name }
      }
    }
  }

  /// A field with a state that says whether it is typed into.
  private struct One: View {
    @FocusState private var isTyping: Bool
    @State private var name = ""

    var body: some View {
      VStack {
        Text(isTyping ? "typing" : "not typing")
        TextField("Name", text: $name).focused($isTyping)
        Button("type") { isTyping = true }
        Button("stop") { isTyping = false }
      }
    }
  }

  @Test(.shows("View.focused(_:equals:)"))
  func typingMovesFromOneFieldToTheNext() async throws {
    let wanted = [
      [#"label "none""#, "textField (Name)", "textView"],
      [#"label "name""#, #"textField "Ann""#, "textView"],
      [#"label "note""#, #"textField "Ann""#, "textView"],
      [#"label "note""#, #"textField "Ann""#, #"textView "Hello""#],
      [#"label "name""#, #"textField "Anna""#, #"textView "Hello""#],
      [#"label "none""#, #"textField "Anna""#, #"textView "Hello""#],
    ]
    let said = try await Typing.result(wanted: wanted) {
      let shown = ShownInterface(FieldForm())
      var said = [Array(shown.lines.prefix(3))]
      for act in [
        .type("Ann", into: nil), .type("\n", into: nil), .type("Hello", into: nil),
        .tap("to the name"), .type("a", into: nil), .tap("done"),
      ] as [ScreenAct] {
        try await shown.actQuickly(act)
        if act != .tap("to the name") { said.append(Array(shown.lines.prefix(3))) }
      }
      return said
    }
    #expect(said == wanted)
  }

  @Test(.shows("View.focused(_:)"))
  func aFieldFollowsAStateAndTheStateTheField() async throws {
    let wanted: [String?] = [
      #"label "not typing""#, #"label "typing""#, #"label "not typing""#, #"label "typing""#,
    ]
    let said = try await Typing.result(wanted: wanted) {
      let shown = ShownInterface(One())
      var said = [shown.lines.first]
      for name in ["type", "stop", "Name"] {
        try await shown.actQuickly(.tap(name))
        said.append(shown.lines.first)
      }
      return said
    }
    #expect(said == wanted)
  }
}
