import Foundation
import SimulatedUIKit
import TestSupport
import Testing

/// The raw values of options are those of Apple's headers, and sets are made of them.
@MainActor @Suite struct DeviceNumberTests {
  @Test(
    .shows(
      "UIDisplayGamut", "UIDisplayGamut.unspecified", "UIDisplayGamut.SRGB", "UIDisplayGamut.P3",
      "UIForceTouchCapability", "UIForceTouchCapability.unknown",
      "UIForceTouchCapability.unavailable", "UIForceTouchCapability.available",
      "UILegibilityWeight", "UILegibilityWeight.unspecified", "UILegibilityWeight.regular",
      "UILegibilityWeight.bold"))
  func traitsHaveApplesNumbers() {
    #expect([UIDisplayGamut.unspecified, .SRGB, .P3].map(\.rawValue) == [-1, 0, 1])
    #expect(
      [UIForceTouchCapability.unknown, .unavailable, .available].map(\.rawValue) == [0, 1, 2])
    #expect([UILegibilityWeight.unspecified, .regular, .bold].map(\.rawValue) == [-1, 0, 1])
  }

  @Test(
    .shows(
      "UIInputView.Style", "UIInputView.Style.`default`", "UIInputView.Style.keyboard",
      "UIDatePicker.Mode.yearAndMonth", "UIProgressView.Style", "UIProgressView.Style.`default`",
      "UIProgressView.Style.bar"))
  func stylesHaveApplesNumbers() {
    #expect([UIInputView.Style.default, .keyboard].map(\.rawValue) == [0, 1])
    #expect([UIProgressView.Style.default, .bar].map(\.rawValue) == [0, 1])
    #expect(UIDatePicker.Mode.yearAndMonth.rawValue == 4)
  }

  @Test(
    .shows(
      "UIInterfaceOrientationMask.rawValue", "UIInterfaceOrientationMask.init(rawValue:)",
      "UIRectEdge.rawValue", "UIRectEdge.init(rawValue:)", "UIRectCorner.rawValue",
      "UIRectCorner.init(rawValue:)", "UIRectCorner.allCorners"))
  func setsAreMadeOfTheirBits() {
    #expect(UIInterfaceOrientationMask(rawValue: 26) == .allButUpsideDown)
    #expect(UIInterfaceOrientationMask.landscape.rawValue == 24)
    #expect(UIRectEdge(rawValue: 10) == [.left, .right] && UIRectEdge.all.rawValue == 15)
    #expect(UIRectCorner(rawValue: 3) == [.topLeft, .topRight])
    #expect(UIRectCorner.allCorners.rawValue == .max)
  }

  @Test(
    .shows(
      "UIPopoverArrowDirection", "UIPopoverArrowDirection.rawValue",
      "UIPopoverArrowDirection.init(rawValue:)", "UIPopoverArrowDirection.up",
      "UIPopoverArrowDirection.down", "UIPopoverArrowDirection.left",
      "UIPopoverArrowDirection.right", "UIPopoverArrowDirection.any",
      "UIPopoverArrowDirection.unknown"))
  func arrowsHaveApplesNumbers() {
    let all: [UIPopoverArrowDirection] = [.up, .down, .left, .right, .any, .unknown]
    #expect(all.map(\.rawValue) == [1, 2, 4, 8, 15, .max])
    #expect(UIPopoverArrowDirection(rawValue: 3) == [.up, .down])
  }

  @Test(
    .shows(
      "UIEdgeInsets", "UIEdgeInsets.top", "UIEdgeInsets.left", "UIEdgeInsets.bottom",
      "UIEdgeInsets.right", "UIEdgeInsets.zero", "UIEdgeInsets.init()",
      "UIEdgeInsets.init(top:left:bottom:right:)"))
  func insetsMakeARectangleSmallerAtTheirEdges() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect([insets.top, insets.left, insets.bottom, insets.right] == [1, 2, 3, 4])
    let place = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(place.inset(by: insets) == CGRect(x: 12, y: 21, width: 94, height: 46))
    #expect(place.inset(by: UIEdgeInsets()) == place && place.inset(by: .zero) == place)
  }

  @Test(
    .shows(
      "UIOffset", "UIOffset.horizontal", "UIOffset.vertical", "UIOffset.zero", "UIOffset.init()",
      "UIOffset.init(horizontal:vertical:)"))
  func anOffsetHasTwoParts() {
    let offset = UIOffset(horizontal: 1, vertical: -2)
    #expect(offset.horizontal == 1 && offset.vertical == -2)
    #expect(UIOffset() == .zero && UIOffset.zero == UIOffset(horizontal: 0, vertical: 0))
  }

  @Test(
    .shows(
      "UIScrollView.DecelerationRate", "UIScrollView.DecelerationRate.rawValue",
      "UIScrollView.DecelerationRate.init(rawValue:)", "UIScrollView.DecelerationRate.normal",
      "UIScrollView.DecelerationRate.fast"))
  func ratesHaveApplesNumbers() {
    #expect(UIScrollView.DecelerationRate.normal.rawValue == 0.998)
    #expect(UIScrollView.DecelerationRate(rawValue: 0.99) == .fast)
  }

  @Test(
    .shows(
      "UILayoutPriority", "UILayoutPriority.rawValue", "UILayoutPriority.init(rawValue:)",
      "UILayoutPriority.init(_:)", "UILayoutPriority.required", "UILayoutPriority.defaultHigh",
      "UILayoutPriority.defaultLow", "UILayoutPriority.fittingSizeLevel",
      "UILayoutPriority.dragThatCanResizeScene", "UILayoutPriority.sceneSizeStayPut",
      "UILayoutPriority.dragThatCannotResizeScene", "UILayoutPriority.<(_:_:)",
      "UILayoutPriority.+(_:_:)", "UILayoutPriority.-(_:_:)"))
  func prioritiesAreNumbersToCalculateWith() {
    let all: [UILayoutPriority] = [
      .required, .defaultHigh, .dragThatCanResizeScene, .sceneSizeStayPut,
      .dragThatCannotResizeScene, .defaultLow, .fittingSizeLevel,
    ]
    #expect(all.map(\.rawValue) == [1000, 750, 510, 500, 490, 250, 50])
    #expect(all.sorted() == all.reversed())
    #expect(UILayoutPriority(rawValue: 999) == .required - 1)
    #expect(UILayoutPriority(251) == .defaultLow + 1)
  }
}
