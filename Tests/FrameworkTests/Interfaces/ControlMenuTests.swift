import DeviceEvents
import SimulatedSwiftUI
import SimulatedUIKit
import TestSupport
import Testing

/// Lists of actions.
@MainActor @Suite(.serialized) struct ControlMenuTests {
  @Test(
    .shows("Menu", "Menu.init(_:content:)", "Menu.init(content:label:)"),
    .shows("Menu.init(_:systemImage:content:)"))
  func aMenuOffersItsButtons() async throws {
    var log: [String] = []
    func check(_ menu: some View) async throws {
      let shown = ShownInterface(menu)
      #expect(shown.text == #"button "More""#)
      try await shown.tap("More")
      #expect(
        shown.text == """
          button "More"
          alert
            button "Copy"
            button "Delete"
            button "Cancel"
          """)
      try await shown.tap("Delete")
      #expect(shown.text == #"button "More""#)
      try await shown.tap("More")
      try await shown.tap("Cancel")
      try await shown.tap("More")
      try await shown.tap("Copy")
      #expect(log == ["deleted", "copied"])
      log = []
    }
    let buttons = Group {
      Button("Copy") { log.append("copied") }
      Section {
        Button("Delete", systemImage: "trash", role: .destructive) { log.append("deleted") }
      }
    }
    try await check(Menu("More") { buttons })
    try await check(Menu("More", systemImage: "plus") { buttons })
    try await check(
      Menu {
        buttons
      } label: {
        Text("More")
      })
  }

  @Test func aDisabledMenuOffersNothing() async throws {
    let shown = ShownInterface(Menu("More") { Button("Copy") {} }.disabled(true))
    #expect(shown.text == #"button "More" dimmed"#)
    await #expect(throws: (any Error).self) { try await shown.tap("More") }
  }

  @Test func disabledButtonsAreDimmed() async throws {
    var log: [String] = []
    let shown = ShownInterface(
      Menu("More") {
        Button("Copy") { log.append("copied") }.disabled(true)
        Button("Paste") { log.append("pasted") }
      })
    try await shown.tap("More")
    #expect(
      shown.text == """
        button "More"
        alert
          button "Copy" dimmed
          button "Paste"
          button "Cancel"
        """)
    await #expect(throws: (any Error).self) { try await shown.tap("Copy") }
    try await shown.tap("Paste")
    #expect(log == ["pasted"])
  }

  @Test func aMenuInAMenuOffersItsButtons() async throws {
    var log: [String] = []
    let shown = ShownInterface(
      Menu("More") {
        Menu("Share") { Button("Copy") { log.append("copied") } }
      })
    for name in ["More", "Share", "Copy"] { try await shown.tap(name) }
    #expect(log == ["copied"])
  }

  /// A menu that sets values.
  private struct Settings: View {
    @State private var isOn = false
    @State private var choice = 1

    var body: some View {
      Menu("More") {
        Toggle("Loud", isOn: $isOn)
        Picker("Size", selection: $choice) {
          Text("Small").tag(1)
          Text("Large").tag(2)
        }
      }
      Text("\(isOn) \(choice)")
    }
  }

  @Test func aMenuOffersToSetValues() async throws {
    let shown = ShownInterface(Settings())
    try await shown.tap("More")
    #expect(
      shown.text == """
        button "More"
        label "false 1"
        alert
          button "Loud"
          button "Small"
          button "Large"
          button "Cancel"
        """)
    try await shown.tap("Loud")
    #expect(shown.lines.last == #"label "true 1""#)
    try await shown.tap("More")
    try await shown.tap("Large")
    #expect(shown.lines.last == #"label "true 2""#)
  }
}
