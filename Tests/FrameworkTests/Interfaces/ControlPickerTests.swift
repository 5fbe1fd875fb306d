import DeviceEvents
import SimulatedSwiftUI
import SimulatedUIKit
import TestSupport
import Testing

/// Controls for choosing one of several values.
@MainActor @Suite(.serialized) struct ControlPickerTests {
  /// A picker in a list, and what is chosen.
  private struct Chosen<Control: View>: View {
    @State private var choice = 1
    @ViewBuilder let control: (Binding<Int>) -> Control

    var body: some View {
      List { control($choice) }
      Text("chosen: \(choice)")
    }
  }

  @ViewBuilder private static var sizes: some View {
    Text("Small").tag(1)
    Label("Large", systemImage: "plus").tag(2)
    Text("No choice")
  }

  private static func menu(_ title: String) -> String {
    """
    table
      cell
        cell
          label "Size"
          label "\(title)"
          image "chevron.up.chevron.down"
    label "chosen: \(title == "Small" ? 1 : 2)"
    """
  }

  private func checkMenu(_ control: @escaping (Binding<Int>) -> some View) async throws {
    let shown = ShownInterface(Chosen(control: control))
    #expect(shown.text == Self.menu("Small"))
    try await shown.tap("Size")
    #expect(
      shown.text.hasSuffix(
        """
        alert
          button "Small"
          button "Large"
          button "Cancel"
        """))
    try await shown.tap("Large")
    #expect(shown.text == Self.menu("Large"))
    try await shown.tap("Size")
    try await shown.tap("Cancel")
    #expect(shown.text == Self.menu("Large"))
  }

  @Test(
    .shows("Picker", "Picker.init(_:selection:content:)", "Picker.init(selection:content:label:)"),
    .shows("View.tag(_:)"))
  func aPickerOffersTheViewsWithTags() async throws {
    try await checkMenu { Picker("Size", selection: $0) { Self.sizes } }
    try await checkMenu { choice in
      Picker(selection: choice) {
        Self.sizes
      } label: {
        Text("Size")
      }
    }
  }

  @Test(
    .shows("View.pickerStyle(_:)", "PickerStyle", "PickerStyle.kindName", "PickerStyle.automatic"),
    .shows("PickerStyle.menu", "PickerStyle.wheel", "PickerStyle.navigationLink"),
    .shows("DefaultPickerStyle", "DefaultPickerStyle.init()", "DefaultPickerStyle.kindName"),
    .shows("MenuPickerStyle", "MenuPickerStyle.init()", "MenuPickerStyle.kindName"),
    .shows("WheelPickerStyle", "WheelPickerStyle.init()", "WheelPickerStyle.kindName"),
    .shows("NavigationLinkPickerStyle", "NavigationLinkPickerStyle.init()"),
    .shows("NavigationLinkPickerStyle.kindName"))
  func severalStylesOfferTheChoicesOnATap() async throws {
    func check<Style: PickerStyle>(_ style: Style, _ same: Style, _ name: String) async throws {
      #expect(Style.kindName == name)
      for style in [style, same] {
        try await checkMenu { choice in
          Picker("Size", selection: choice) { Self.sizes }.pickerStyle(style)
            .pickerStyle(.segmented)
        }
      }
    }
    try await check(.automatic, DefaultPickerStyle(), "automatic")
    try await check(.menu, MenuPickerStyle(), "menu")
    try await check(.wheel, WheelPickerStyle(), "wheel")
    try await check(.navigationLink, NavigationLinkPickerStyle(), "navigationLink")
  }

  @Test(
    .shows("PickerStyle.segmented", "SegmentedPickerStyle", "SegmentedPickerStyle.init()"),
    .shows("SegmentedPickerStyle.kindName"))
  func aPickerCanHaveSegments() async throws {
    func segments(_ chosen: Int) -> String {
      """
      table
        cell
          segments
            button "Small" \(chosen == 1 ? "on" : "off")
            button "Large" \(chosen == 2 ? "on" : "off")
      label "chosen: \(chosen)"
      """
    }
    #expect(SegmentedPickerStyle.kindName == "segmented")
    for style in [.segmented, SegmentedPickerStyle()] {
      let shown = ShownInterface(
        Chosen { Picker("Size", selection: $0) { Self.sizes }.pickerStyle(style) })
      #expect(shown.text == segments(1))
      try await shown.tap("Large")
      #expect(shown.text == segments(2))
      try await shown.tap("Small")
      #expect(shown.text == segments(1))
    }
  }

  @Test(
    .shows("PickerStyle.inline", "InlinePickerStyle", "InlinePickerStyle.init()"),
    .shows("InlinePickerStyle.kindName"))
  func aPickerCanHaveRows() async throws {
    #expect(InlinePickerStyle.kindName == "inline")
    for style in [.inline, InlinePickerStyle()] {
      let shown = ShownInterface(
        Chosen { Picker("Size", selection: $0) { Self.sizes }.pickerStyle(style) })
      #expect(
        shown.text == """
          table
            cell "Small" on
            cell "Large"
          label "chosen: 1"
          """)
      try await shown.tap("Large")
      #expect(shown.lines.last == #"label "chosen: 2""#)
      try await shown.tap("Small")
      #expect(shown.lines.last == #"label "chosen: 1""#)
    }
  }
}
