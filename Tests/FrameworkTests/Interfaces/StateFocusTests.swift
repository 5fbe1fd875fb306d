import DeviceEvents
import SimulatedSwiftUI
import SimulatedUIKit
import TestSupport
import Testing

/// Which field is typed into, as a state.
@MainActor @Suite(.serialized) struct StateFocusTests {
  /// The fields of a form.
  private enum Place { case name, town }

  /// A form that says which of its fields is typed into.
  private struct Form: View {
    @FocusState private var place: Place?
    @State private var name = ""
    @State private var town = ""

    var body: some View {
      Text(place.map { "\($0)" } ?? "nowhere")
      TextField("Name", text: $name).focused($place, equals: .name)
      TextField("Town", text: $town).focused($place, equals: .town)
      Button("to town") { place = .town }
      Button("away") { place = nil }
    }
  }

  /// A field that somebody else says is typed into.
  private struct Field: View {
    @FocusState.Binding var isTyping: Bool

    var body: some View {
      TextField("Name", text: .constant("")).focused($isTyping)
      if isTyping { Text("typed into") }
      Button("start") { isTyping = true }
      Button("stop") { $isTyping.wrappedValue = false }
    }
  }

  /// Lets a user do something until the first line and the field that is typed into are as wanted.
  ///
  /// The device has one place to type at, which a test that runs at the same time may take.
  private func act(
    _ act: ScreenAct, on shown: ShownInterface, until line: String, at field: String?
  ) async throws -> Bool {
    func isAsWanted() -> Bool {
      shown.lines.first == line && typedInto(in: shown)?.placeholder == field
    }
    for _ in 0..<20 where !isAsWanted() {
      try shown.controller.prepare(act).get()()
      await shown.settle()
    }
    return isAsWanted()
  }

  private func typedInto(in shown: ShownInterface) -> UITextField? {
    let field = UIResponder.firstResponder as? UITextField
    return field?.isDescendant(of: shown.controller.view) == true ? field : nil
  }

  @Test(
    .shows("FocusState", "FocusState.wrappedValue", "FocusState.projectedValue"),
    .shows("FocusState.init() <T: Hashable> where Value == T?"))
  func theStateSaysWhichFieldIsTypedIntoAndMovesTheTyping() async throws {
    let shown = ShownInterface(Form())
    #expect(shown.lines.first == #"label "nowhere""#)
    let isTapped = try await act(.tap("Name"), on: shown, until: #"label "name""#, at: "Name")
    #expect(isTapped)
    let isMoved = try await act(.tap("to town"), on: shown, until: #"label "town""#, at: "Town")
    try shown.controller.prepare(.type("Ulm", into: nil)).get()()
    #expect(isMoved)
    await shown.settle()
    #expect(
      shown.lines.dropFirst() == [
        "textField (Name)", #"textField "Ulm""#, #"button "to town""#, #"button "away""#,
      ])
    let isEnded = try await act(.tap("away"), on: shown, until: #"label "nowhere""#, at: nil)
    #expect(isEnded)
  }

  @Test(
    .shows(
      "FocusState.init() where Value == Bool", "FocusState.Binding",
      "FocusState.Binding.wrappedValue"),
    .shows("FocusState.Binding.projectedValue"))
  func aViewInsideMovesTheTypingByABinding() async throws {
    struct Outer: View {
      @FocusState private var isTyping: Bool

      var body: some View {
        Text(isTyping ? "typing" : "reading")
        Field(isTyping: $isTyping)
      }
    }
    let shown = ShownInterface(Outer())
    #expect(shown.lines.first == #"label "reading""#)
    let isBegun = try await act(.tap("start"), on: shown, until: #"label "typing""#, at: "Name")
    #expect(isBegun && shown.lines.contains(#"label "typed into""#))
    let isEnded = try await act(.tap("stop"), on: shown, until: #"label "reading""#, at: nil)
    #expect(isEnded && !shown.lines.contains(#"label "typed into""#))
    let isTapped = try await act(.tap("Name"), on: shown, until: #"label "typing""#, at: "Name")
    #expect(isTapped)
  }
}
