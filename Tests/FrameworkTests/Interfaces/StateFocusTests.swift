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

    init() { _place = FocusState() }

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

  /// What a user does until the first line of the screen is as wanted: the device has one place to
  /// type at, which a test that runs at the same time may take.
  private func act(
    _ act: ScreenAct, on shown: ShownInterface, until line: String
  ) async throws -> Bool {
    for _ in 0..<20 where shown.lines.first != line {
      try shown.controller.prepare(act).get()()
      await shown.settle()
    }
    return shown.lines.first == line
  }

  private func isTyping(in shown: ShownInterface) -> Bool {
    (UIResponder.firstResponder as? UIView)?.isDescendant(of: shown.controller.view) ?? false
  }

  @Test(
    .shows("FocusState", "FocusState.wrappedValue", "FocusState.projectedValue"),
    .shows("FocusState.init() <T: Hashable> where Value == T?"))
  func theStateSaysWhichFieldIsTypedIntoAndMovesTheTyping() async throws {
    let shown = ShownInterface(Form())
    #expect(shown.lines.first == #"label "nowhere""#)
    #expect(!isTyping(in: shown))
    #expect(try await act(.tap("Name"), on: shown, until: #"label "name""#))
    #expect(try await act(.tap("to town"), on: shown, until: #"label "town""#))
    try shown.controller.prepare(.type("Ulm", into: nil)).get()()
    await shown.settle()
    #expect(
      shown.lines.dropFirst() == [
        "textField (Name)", #"textField "Ulm""#, #"button "to town""#, #"button "away""#,
      ])
    #expect(try await act(.tap("away"), on: shown, until: #"label "nowhere""#))
    #expect(!isTyping(in: shown))
  }

  @Test(
    .shows("FocusState.init()", "FocusState.Binding", "FocusState.Binding.wrappedValue"),
    .shows("FocusState.Binding.projectedValue"))
  func aViewInsideMovesTheTypingByABinding() async throws {
    struct Outer: View {
      @FocusState private var isTyping: Bool

      init() { _isTyping = FocusState() }

      var body: some View {
        Text(isTyping ? "typing" : "reading")
        Field(isTyping: $isTyping)
      }
    }
    let shown = ShownInterface(Outer())
    #expect(shown.lines.first == #"label "reading""#)
    #expect(try await act(.tap("start"), on: shown, until: #"label "typing""#))
    #expect(isTyping(in: shown))
    #expect(shown.lines.contains(#"label "typed into""#))
    #expect(try await act(.tap("stop"), on: shown, until: #"label "reading""#))
    #expect(!isTyping(in: shown))
    #expect(try await act(.tap("Name"), on: shown, until: #"label "typing""#))
  }
}
