import DeviceEvents
import SimulatedSwiftUI
import SimulatedUIKit
import TestSupport
import Testing

/// The looks of buttons that the system has.
@MainActor @Suite struct ControlButtonStyleTests: LooksAtViews {
  /// What is to be seen of a button.
  private struct Look: Equatable {
    var color: ScreenColor?
    var area: ScreenColor?
    var corners = 0.0
    var padding = 0.0
  }

  private func look(of button: some View) throws -> Look {
    let element = try #require(elements(of: button).first { $0.kind == .button })
    let title = try label(of: Text("Send")).frame.width
    return Look(
      color: element.color, area: element.background, corners: element.cornerRadius,
      padding: element.frame.width - title)
  }

  private func shown(_ color: Color) throws -> ScreenColor? {
    try label(of: Text("a").foregroundColor(color)).color
  }

  @Test(
    .shows("DefaultButtonStyle", "DefaultButtonStyle.init()", "PrimitiveButtonStyle.automatic"),
    .shows("PlainButtonStyle", "PlainButtonStyle.init()", "PrimitiveButtonStyle.plain"),
    .shows("BorderlessButtonStyle", "BorderlessButtonStyle.init()"),
    .shows("PrimitiveButtonStyle.borderless"),
    .shows("View.buttonStyle(_: S) <S: PrimitiveButtonStyle> -> some View"))
  func aButtonWithoutABorderIsATextInTheColourOfWhatCanBeTapped() throws {
    let button = Button("Send") {}
    let tinted = Look(color: try shown(.accentColor))
    let plain = Look(color: try shown(.primary))
    #expect(try look(of: button) == tinted)
    #expect(try look(of: button.buttonStyle(.automatic)) == tinted)
    #expect(try look(of: button.buttonStyle(DefaultButtonStyle()).buttonStyle(.plain)) == tinted)
    #expect(try look(of: button.buttonStyle(.borderless)) == tinted)
    #expect(try look(of: button.buttonStyle(BorderlessButtonStyle())) == tinted)
    #expect(try look(of: button.buttonStyle(.plain)) == plain)
    #expect(try look(of: button.buttonStyle(PlainButtonStyle())) == plain)
    let red = Look(color: try shown(.red))
    #expect(try look(of: Button("Send", role: .destructive) {}.buttonStyle(.borderless)) == red)
    #expect(try look(of: Button("Send", role: .destructive) {}) == red)
    let grey = Look(color: try shown(.secondary))
    #expect(try look(of: button.disabled(true)) == grey)
    #expect(try look(of: button.buttonStyle(.borderless).disabled(true)) == grey)
  }

  @Test(
    .shows("BorderedButtonStyle", "BorderedButtonStyle.init()", "PrimitiveButtonStyle.bordered"),
    .shows("BorderedProminentButtonStyle", "BorderedProminentButtonStyle.init()"),
    .shows("PrimitiveButtonStyle.borderedProminent"))
  func aButtonWithABorderHasAnAreaWithRoundCorners() throws {
    let button = Button("Send") {}
    let grey = ScreenColor(red: 229 / 255, green: 229 / 255, blue: 234 / 255)
    func bordered(_ color: Color, on area: ScreenColor?) throws -> Look {
      Look(color: try shown(color), area: area, corners: 8, padding: 28)
    }
    #expect(try look(of: button.buttonStyle(.bordered)) == bordered(.accentColor, on: grey))
    #expect(
      try look(of: button.buttonStyle(BorderedButtonStyle())) == bordered(.accentColor, on: grey))
    let prominent = try bordered(.white, on: shown(.accentColor))
    #expect(try look(of: button.buttonStyle(.borderedProminent)) == prominent)
    #expect(try look(of: button.buttonStyle(BorderedProminentButtonStyle())) == prominent)
    #expect(
      try look(of: button.buttonStyle(.borderedProminent).disabled(true))
        == bordered(.secondary, on: grey))
    #expect(
      try look(of: Button("Send", role: .destructive) {}.buttonStyle(.borderedProminent))
        == bordered(.white, on: shown(.red)))
  }
}
