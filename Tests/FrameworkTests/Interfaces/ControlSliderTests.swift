import DeviceEvents
import SimulatedSwiftUI
import SimulatedUIKit
import TestSupport
import Testing

/// Controls that show a value in a range.
@MainActor @Suite struct ControlSliderTests: LooksAtViews {
  private func fractions(of view: some View) -> [Double?] {
    ShownInterface(view).elements(.slider).map(\.fraction)
  }

  @Test(
    .shows("Slider", "Slider.init(value:in:onEditingChanged:)"),
    .shows("Slider.init(value:in:step:onEditingChanged:)"))
  func aSliderShowsWhereItsValueIs() {
    #expect(fractions(of: Slider(value: .constant(0.25))) == [0.25])
    #expect(fractions(of: Slider(value: .constant(5.0), in: 4...8)) == [0.25])
    #expect(fractions(of: Slider(value: .constant(Float(6)), in: 4...8, step: 0.5)) == [0.5])
    #expect(fractions(of: Slider(value: .constant(9.0), in: 4...8)) == [1])
    #expect(fractions(of: Slider(value: .constant(3.0), in: 4...8, step: 1)) == [0])
    #expect(fractions(of: Slider(value: .constant(4.0), in: 4...4)) == [0])
  }

  @Test(
    .shows("Slider.init(value:in:label:onEditingChanged:)"),
    .shows("Slider.init(value:in:step:label:onEditingChanged:)"),
    .shows("Slider.init(value:in:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)"))
  func aSliderHasALabelForScreenReadersAndOthersAtItsEnds() {
    func check(_ slider: some View, _ lines: [String]) {
      let shown = ShownInterface(slider)
      #expect(shown.lines == lines)
      #expect(shown.views(UISlider.self).map(\.accessibilityLabel) == ["Loudness"])
    }
    check(Slider(value: .constant(0.5)) { Text("Loudness") }, [#"slider "Loudness" 0.5"#])
    check(
      Slider(value: .constant(5.0), in: 0...10, step: 1) { Text("Loudness") },
      [#"slider "Loudness" 0.5"#])
    check(
      Slider(value: .constant(5.0), in: 0...10) {
        Text("Loudness")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("10")
      }, [#"label "0""#, #"slider "Loudness" 0.5"#, #"label "10""#])
  }

  @Test func aSliderTakesAllTheWidth() {
    #expect(lines(of: Slider(value: .constant(0.5))) == ["slider 0.5 0,33 200×34"])
  }
}
