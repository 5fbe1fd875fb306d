import Foundation
import SimulatedUIKit
import TestSupport
import Testing

@MainActor @Suite struct SegmentTests {
  @Test(
    .shows(
      "UISegmentedControl.init(frame:)", "UISegmentedControl.init(frame:actions:)",
      "UISegmentedControl.insertSegment(action:at:animated:)",
      "UISegmentedControl.actionForSegment(at:)", "UISegmentedControl.noSegment"))
  func segmentsOfActionsRunThem() {
    var runs: [String] = []
    let actions = ["a", "b"].map { title in UIAction(title: title) { _ in runs.append(title) } }
    let frame = CGRect(x: 1, y: 2, width: 100, height: 32)
    let control = UISegmentedControl(frame: frame, actions: actions)
    #expect(control.frame == frame && control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(UISegmentedControl.noSegment == -1)
    control.insertSegment(
      action: UIAction(title: "first") { _ in runs.append("first") }, at: 0, animated: false)
    #expect((0..<3).map { control.titleForSegment(at: $0) } == ["first", "a", "b"])
    #expect(control.actionForSegment(at: 1) === actions[0])
    #expect(control.actionForSegment(at: 9) == nil)
    control.choose(0)
    control.choose(2)
    #expect(runs == ["first", "b"])
    #expect(UISegmentedControl(frame: frame).numberOfSegments == 0)
  }

  @Test(.shows("UISegmentedControl.isMomentary"))
  func aMomentaryControlForgetsTheChoice() {
    let control = UISegmentedControl(items: ["a", "b"])
    var chosen: [Int] = []
    control.addAction(
      UIAction { chosen.append(($0.sender as? UISegmentedControl)?.selectedSegmentIndex ?? -9) },
      for: .valueChanged)
    #expect(!control.isMomentary)
    control.choose(1)
    control.choose(1)
    #expect(chosen == [1] && control.selectedSegmentIndex == 1)
    control.isMomentary = true
    control.choose(1)
    control.choose(1)
    #expect(chosen == [1, 1, 1])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test(
    .shows(
      "UISegmentedControl.insertSegment(with:at:animated:)",
      "UISegmentedControl.setImage(_:forSegmentAt:)", "UISegmentedControl.imageForSegment(at:)",
      "UISegmentedControl.setWidth(_:forSegmentAt:)", "UISegmentedControl.widthForSegment(at:)",
      "UISegmentedControl.apportionsSegmentWidthsByContent",
      "UISegmentedControl.intrinsicContentSize", "UISegmentedControl.sizeThatFits(_:)"))
  func aControlIsAsWideAsItsWidestSegmentEachOrAsAllTogether() {
    func picture(_ width: CGFloat) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: width, height: 10)).image { _ in }
    }
    let (small, large) = (picture(30), picture(80))
    let control = UISegmentedControl()
    control.insertSegment(with: small, at: 0, animated: false)
    control.insertSegment(with: small, at: 1, animated: false)
    #expect(control.intrinsicContentSize == CGSize(width: 100, height: 32))
    control.setImage(large, forSegmentAt: 1)
    #expect(control.imageForSegment(at: 0) === small && control.imageForSegment(at: 1) === large)
    #expect(control.intrinsicContentSize.width == 200)
    control.apportionsSegmentWidthsByContent = true
    #expect(control.intrinsicContentSize.width == 150)
    #expect(control.widthForSegment(at: 0) == 0)
    control.setWidth(70, forSegmentAt: 0)
    #expect(control.widthForSegment(at: 0) == 70)
    #expect(control.sizeThatFits(.zero) == CGSize(width: 170, height: 32))
  }

  @Test(
    .shows(
      "UISegmentedControl.selectedSegmentTintColor",
      "UISegmentedControl.setTitleTextAttributes(_:for:)",
      "UISegmentedControl.titleTextAttributes(for:)"))
  func aControlKeepsItsLook() {
    keeps(UISegmentedControl(), \.selectedSegmentTintColor, first: nil, then: .red)
    let control = UISegmentedControl()
    #expect(control.titleTextAttributes(for: .normal) == nil)
    control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
    #expect(
      control.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .red)
    #expect(control.titleTextAttributes(for: .normal) == nil)
  }
}
