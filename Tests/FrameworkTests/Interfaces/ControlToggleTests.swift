import DeviceEvents
import SimulatedSwiftUI
import SimulatedUIKit
import TestSupport
import Testing

/// How toggles look, and what they change.
@MainActor @Suite(.serialized) struct ControlToggleTests: LooksAtViews {
  /// A style with words that can be tapped.
  private struct WordStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Button(configuration.isOn ? "is on" : "is off") { configuration.isOn.toggle() }
      }
    }
  }

  /// A style with only the label.
  private struct LabelStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.body }
  }

  /// A style that draws its toggle as another one does, over a text.
  private struct OverStyle<Style: ToggleStyle>: ToggleStyle {
    let style: Style

    func makeBody(configuration: Configuration) -> some View {
      VStack {
        style.makeBody(configuration: configuration)
        Text("below")
      }
    }
  }

  /// One toggle, and what it is bound to.
  private struct Bound<Control: View>: View {
    @State private var isOn = false
    @ViewBuilder let control: (Binding<Bool>) -> Control

    var body: some View {
      VStack {
        control($isOn)
        Text(isOn ? "yes" : "no")
      }
    }
  }

  @Test(
    .shows("Toggle", "Toggle.init(isOn:label:)", "Toggle.init(_:isOn:)"),
    .shows("Toggle.init(_:systemImage:isOn:)"))
  func aToggleChangesWhatItIsBoundTo() async throws {
    func check(_ label: String, _ control: @escaping (Binding<Bool>) -> some View) async throws {
      let shown = ShownInterface(Bound(control: control))
      #expect(shown.lines == [label, #"toggle "Loud" off"#, #"label "no""#])
      try await shown.tap("Loud")
      #expect(shown.lines == [label, #"toggle "Loud" on"#, #"label "yes""#])
      try await shown.tap("Loud")
      #expect(shown.lines == [label, #"toggle "Loud" off"#, #"label "no""#])
    }
    try await check(#"label "Loud""#) { Toggle("Loud", isOn: $0) }
    try await check(#"label "Loud""#) { isOn in Toggle(isOn: isOn) { Text("Loud") } }
    let shown = ShownInterface(Bound { Toggle("Loud", systemImage: "star", isOn: $0) })
    #expect(
      shown.text == """
        image "star"
        label "Loud"
        toggle "Loud" off
        label "no"
        """)
    try await shown.tap("Loud")
    #expect(shown.lines.suffix(2) == [#"toggle "Loud" on"#, #"label "yes""#])
  }

  @Test(
    .shows("ToggleStyle", "ToggleStyle.Body", "ToggleStyle.Configuration"),
    .shows("ToggleStyle.makeBody(configuration:)", "ToggleStyleConfiguration"),
    .shows("ToggleStyleConfiguration.label", "ToggleStyleConfiguration.isOn"),
    .shows("ToggleStyleConfiguration.Label", "View.toggleStyle(_:)"))
  func aStyleDrawsTheTogglesInside() async throws {
    let shown = ShownInterface(Bound { Toggle("Loud", isOn: $0) }.toggleStyle(WordStyle()))
    #expect(shown.lines == [#"label "Loud""#, #"button "is off""#, #"label "no""#])
    try await shown.tap("is off")
    #expect(shown.lines == [#"label "Loud""#, #"button "is on""#, #"label "yes""#])
  }

  @Test(.shows("ToggleStyleConfiguration.Label.body"))
  func aStyleCanTakeTheLabelApart() {
    #expect(lines(of: Toggle("Loud", isOn: .constant(true)).toggleStyle(LabelStyle())).count == 1)
    #expect(texts(of: Toggle("Loud", isOn: .constant(true)).toggleStyle(LabelStyle())) == ["Loud"])
  }

  @Test(
    .shows("DefaultToggleStyle", "DefaultToggleStyle.init()", "ToggleStyle.automatic"),
    .shows("SwitchToggleStyle", "SwitchToggleStyle.init()", "SwitchToggleStyle.init(tint:)"),
    .shows("ToggleStyle.switch", "ButtonToggleStyle", "ButtonToggleStyle.init()"),
    .shows("ToggleStyle.button"))
  func theSystemHasStylesOfToggles() async throws {
    func check(_ style: some ToggleStyle, _ lines: [String]) async throws {
      let toggle = Bound { Toggle("Loud", isOn: $0) }.toggleStyle(style)
      let shown = ShownInterface(toggle.toggleStyle(WordStyle()))
      #expect(shown.lines == lines + [#"label "no""#])
      try await shown.tap("Loud")
      #expect(shown.lines.last == #"label "yes""#)
    }
    let labelled = [#"label "Loud""#, #"toggle "Loud" off"#]
    try await check(.automatic, labelled)
    try await check(DefaultToggleStyle(), labelled)
    try await check(.switch, labelled)
    try await check(SwitchToggleStyle(), labelled)
    try await check(SwitchToggleStyle(tint: .red), labelled)
    try await check(.button, [#"button "Loud""#])
    try await check(ButtonToggleStyle(), [#"button "Loud""#])
  }

  @Test(
    .shows("DefaultToggleStyle.makeBody(configuration:)", "Toggle.init(_:)"),
    .shows("SwitchToggleStyle.makeBody(configuration:)"),
    .shows("ButtonToggleStyle.makeBody(configuration:)"))
  func aStyleCanUseThoseOfTheSystem() async throws {
    func check(_ style: some ToggleStyle, _ lines: [String]) async throws {
      let toggle = Bound { Toggle("Loud", isOn: $0) }.toggleStyle(OverStyle(style: style))
      let shown = ShownInterface(toggle)
      #expect(shown.lines == lines + [#"label "below""#, #"label "no""#])
      try await shown.tap("Loud")
      #expect(shown.lines.last == #"label "yes""#)
    }
    try await check(.automatic, [#"label "Loud""#, #"toggle "Loud" off"#])
    try await check(.switch, [#"label "Loud""#, #"toggle "Loud" off"#])
    try await check(.button, [#"button "Loud""#])
    struct Again: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
    }
    try await check(Again(), [#"label "Loud""#, #"toggle "Loud" off"#])
  }
}
