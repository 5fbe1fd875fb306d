import Foundation
import SimulatedUIKit
import TestSupport
import Testing

@MainActor @Suite struct ToolbarTests {
  @Test(
    .shows(
      "UIToolbar.init(frame:)", "UIToolbar.setItems(_:animated:)",
      "UIToolbar.intrinsicContentSize", "UIToolbar.sizeThatFits(_:)"))
  func buttonsStandInTheBar() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let item = UIBarButtonItem(title: "Send", style: .plain, target: nil, action: nil)
    bar.setItems([.flexibleSpace(), item], animated: true)
    bar.layoutIfNeeded()
    #expect(bar.items?.last === item && bar.subviews.count == 1)
    #expect(bar.subviews.first?.frame.maxX == 284)
    #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 44))
    #expect(bar.sizeThatFits(CGSize(width: 70, height: 7)) == CGSize(width: 70, height: 44))
  }

  @Test(
    .shows(
      "UIToolbar.barStyle", "UIToolbar.isTranslucent", "UIToolbar.barTintColor",
      "UIToolbar.standardAppearance", "UIToolbar.scrollEdgeAppearance",
      "UIToolbarAppearance.buttonAppearance", "UIToolbarAppearance.doneButtonAppearance"))
  func aToolbarKeepsItsLook() {
    keeps(UIToolbar(), \.barStyle, first: .default, then: .black)
    keeps(UIToolbar(), \.isTranslucent, first: true, then: false)
    keeps(UIToolbar(), \.barTintColor, first: nil, then: .red)
    keeps(UIToolbar(), \.scrollEdgeAppearance, first: nil, then: UIToolbarAppearance())
    let bar = UIToolbar()
    bar.barTintColor = .red
    #expect(bar.backgroundColor == .red)
    let look = UIToolbarAppearance()
    let (plain, done) = (UIBarButtonItemAppearance(), UIBarButtonItemAppearance(style: .done))
    #expect(look.buttonAppearance !== look.doneButtonAppearance)
    (look.buttonAppearance, look.doneButtonAppearance) = (plain, done)
    bar.standardAppearance = look
    #expect(bar.standardAppearance.buttonAppearance === plain)
    #expect(bar.standardAppearance.doneButtonAppearance === done)
  }
}
