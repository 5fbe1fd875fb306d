import Foundation
import SimulatedUIKit
import TestSupport
import Testing

/// Sliders, steppers and switches.
@MainActor @Suite struct NumberControlTests {
  private let frame = CGRect(x: 3, y: 4, width: 200, height: 50)

  @Test(
    .shows(
      "UISlider.init(frame:)", "UISlider.intrinsicContentSize", "UISlider.sizeThatFits(_:)",
      "UIStepper.init(frame:)", "UIStepper.intrinsicContentSize", "UIStepper.sizeThatFits(_:)",
      "UISwitch.sizeThatFits(_:)"))
  func steppersAndSwitchesHaveOneSizeAndSlidersOneHeight() {
    #expect(UISlider(frame: frame).frame == frame)
    #expect(UISlider().intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 34))
    #expect(
      UISlider().sizeThatFits(CGSize(width: 70, height: 7)) == CGSize(width: 70, height: 34))
    let stepper = UIStepper(frame: frame)
    #expect(stepper.frame == CGRect(x: 3, y: 4, width: 94, height: 32))
    #expect(stepper.intrinsicContentSize == stepper.frame.size)
    #expect(stepper.sizeThatFits(frame.size) == stepper.frame.size)
    #expect(UISwitch().sizeThatFits(frame.size) == CGSize(width: 51, height: 31))
  }

  @Test(
    .shows(
      "UISlider.isContinuous", "UISlider.minimumValueImage", "UISlider.maximumValueImage",
      "UISlider.minimumTrackTintColor", "UISlider.maximumTrackTintColor",
      "UISlider.thumbTintColor"))
  func aSliderKeepsItsValues() {
    keeps(UISlider(), \.isContinuous, first: true, then: false)
    keeps(UISlider(), \.minimumValueImage, first: nil, then: UIImage())
    keeps(UISlider(), \.maximumValueImage, first: nil, then: UIImage())
    keeps(UISlider(), \.minimumTrackTintColor, first: nil, then: .red)
    keeps(UISlider(), \.maximumTrackTintColor, first: nil, then: .green)
    keeps(UISlider(), \.thumbTintColor, first: nil, then: .blue)
  }

  @Test(
    .shows(
      "UIStepper.stepValue", "UIStepper.isContinuous", "UIStepper.autorepeat", "UIStepper.wraps"))
  func aStepperKeepsItsValues() {
    keeps(UIStepper(), \.stepValue, first: 1, then: 5)
    keeps(UIStepper(), \.isContinuous, first: true, then: false)
    keeps(UIStepper(), \.autorepeat, first: true, then: false)
    keeps(UIStepper(), \.wraps, first: false, then: true)
  }

  @Test(
    .shows(
      "UISwitch.onTintColor", "UISwitch.thumbTintColor", "UISwitch.onImage", "UISwitch.offImage",
      "UISwitch.title", "UISwitch.preferredStyle", "UISwitch.style", "UISwitch.Style",
      "UISwitch.Style.automatic", "UISwitch.Style.checkbox", "UISwitch.Style.sliding"))
  func aSwitchKeepsItsValuesAndSlidesOnAPhone() {
    keeps(UISwitch(), \.onTintColor, first: nil, then: .red)
    keeps(UISwitch(), \.thumbTintColor, first: nil, then: .green)
    keeps(UISwitch(), \.onImage, first: nil, then: UIImage())
    keeps(UISwitch(), \.offImage, first: nil, then: UIImage())
    keeps(UISwitch(), \.title, first: nil, then: "Sounds")
    keeps(UISwitch(), \.preferredStyle, first: .automatic, then: .checkbox)
    let toggle = UISwitch()
    toggle.preferredStyle = .checkbox
    #expect(toggle.style == .sliding)
    #expect([UISwitch.Style.automatic, .checkbox, .sliding].map(\.rawValue) == [0, 1, 2])
  }
}
