import DeviceEvents
import SimulatedSwiftUI
import TestSupport
import Testing

/// Views that a tap on their title shows and hides.
@MainActor @Suite(.serialized) struct LayoutDisclosureTests: LooksAtViews {
  private struct Closed: View {
    let isBuiltByHand: Bool

    var body: some View {
      VStack {
        if isBuiltByHand {
          DisclosureGroup {
            Text("inside")
          } label: {
            Text("More")
          }
        } else {
          DisclosureGroup("More") { Text("inside") }
        }
      }
    }
  }

  private struct Bound: View {
    @State private var isOpen = true
    let isBuiltByHand: Bool

    var body: some View {
      VStack {
        Text(isOpen ? "open" : "closed")
        if isBuiltByHand {
          DisclosureGroup(isExpanded: $isOpen) {
            Text("inside")
          } label: {
            Text("More")
          }
        } else {
          DisclosureGroup("More", isExpanded: $isOpen) { Text("inside") }
        }
        Button("Close") { isOpen = false }
      }
    }
  }

  @Test(
    .shows("DisclosureGroup", "DisclosureGroup.init(content:label:)", "DisclosureGroup.body"),
    .shows("DisclosureGroup.init(_:content:)"), arguments: [true, false])
  func aGroupIsClosedAtFirst(isBuiltByHand: Bool) async throws {
    let shown = ShownInterface(Closed(isBuiltByHand: isBuiltByHand))
    let closed = shown.text
    #expect(closed == #"button "More""#)
    try await shown.tap("More")
    #expect(
      shown.text == """
        button "More"
        label "inside"
        """)
    try await shown.tap("More")
    #expect(shown.text == closed)
  }

  @Test(
    .shows("DisclosureGroup.init(isExpanded:content:label:)", "DisclosureGroup.body"),
    .shows("DisclosureGroup.init(_:isExpanded:content:)"), arguments: [true, false])
  func aGroupIsOpenWhileItsValueSaysSo(isBuiltByHand: Bool) async throws {
    let shown = ShownInterface(Bound(isBuiltByHand: isBuiltByHand))
    let open = """
      label "open"
      button "More"
      label "inside"
      button "Close"
      """
    let closed = """
      label "closed"
      button "More"
      button "Close"
      """
    #expect(shown.text == open)
    try await shown.tap("Close")
    #expect(shown.text == closed)
    try await shown.tap("More")
    #expect(shown.text == open)
    try await shown.tap("More")
    #expect(shown.text == closed)
  }
}
