import DeviceEvents
import SimulatedSwiftUI
import SimulatedUIKit
import TestSupport
import Testing

/// What the return key does.
@MainActor @Suite(.serialized) struct ControlSubmitTests {
  @Test(
    .shows("View.onSubmit(of:_:)", "SubmitTriggers", "SubmitTriggers.text"),
    .shows("SubmitTriggers.rawValue", "SubmitTriggers.init(rawValue:)"))
  func theReturnKeySubmitsAField() throws {
    var log: [String] = []
    let shown = ShownInterface(
      VStack {
        TextField("Name", text: .constant(""))
        SecureField("Code", text: .constant(""))
      }.onSubmit { log.append("submitted") }.onSubmit(of: .text) { log.append("outside") })
    try shown.typeAtOnce("a", into: "Name")
    #expect(log == [])
    try shown.typeAtOnce("\n", into: "Code")
    #expect(log == ["submitted", "outside"])
    #expect(SubmitTriggers(rawValue: SubmitTriggers.text.rawValue) == .text)
  }

  @Test(.shows("SubmitTriggers.search"))
  func aFieldOfTextSubmitsNoSearch() throws {
    var log: [String] = []
    let shown = ShownInterface(
      TextField("Name", text: .constant(""))
        .onSubmit(of: .search) { log.append("search") }
        .onSubmit(of: [.text, .search]) { log.append("any") })
    try shown.typeAtOnce("a\n", into: "Name")
    #expect(log == ["any"])
    #expect(SubmitTriggers.text.isDisjoint(with: .search))
  }
}
