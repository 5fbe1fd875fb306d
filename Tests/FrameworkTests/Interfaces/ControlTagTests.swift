import DeviceEvents
import SimulatedSwiftUI
import SimulatedUIKit
import TestSupport
import Testing

/// The values for which choices stand.
@MainActor @Suite(.serialized) struct ControlTagTests {
  /// A picker of a number or none.
  private struct Chosen<Content: View>: View {
    @State var choice: Int?
    @ViewBuilder let content: Content

    var body: some View {
      Picker("Number", selection: $choice) { content }.pickerStyle(.segmented)
      Text(choice.map { "\($0)" } ?? "none")
    }
  }

  @Test(.shows("View.tag(_:includeOptional:)"))
  func aTagAlsoStandsForAnOptional() async throws {
    let shown = ShownInterface(
      Chosen {
        Text("No").tag(nil as Int?)
        Text("One").tag(1)
        Text("Two").tag(2, includeOptional: true)
      })
    #expect(shown.lines.last == #"label "none""#)
    try await shown.tap("One")
    #expect(shown.lines.last == #"label "1""#)
    try await shown.tap("Two")
    #expect(
      shown.text == """
        segments
          button "No" off
          button "One" off
          button "Two" on
        label "2"
        """)
    try await shown.tap("No")
    #expect(shown.lines.last == #"label "none""#)
  }

  @Test func aTagCanStandForNoOptional() async throws {
    let optional = ShownInterface(
      Chosen(choice: 2) { Text("Two").tag(2, includeOptional: false) })
    #expect(!optional.lines.contains { $0.hasSuffix("on") })
    let shown = ShownInterface(
      Picker("Number", selection: .constant(2)) { Text("Two").tag(2, includeOptional: false) }
        .pickerStyle(.segmented))
    #expect(shown.lines.last == #"  button "Two" on"#)
  }

  @Test func theElementsOfAForEachHaveTags() async throws {
    let shown = ShownInterface(
      Picker("Way", selection: .constant("b")) {
        ForEach(["a", "b"], id: \.self) { Text("way \($0)") }
      }.pickerStyle(.segmented))
    #expect(shown.lines.dropFirst() == [#"  button "way a" off"#, #"  button "way b" on"#])
  }
}
