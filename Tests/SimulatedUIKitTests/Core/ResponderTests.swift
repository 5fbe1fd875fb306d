import Foundation
import SimulatedUIKit
import TestSupport
import Testing

private final class Typing: UIView {
  var isStubborn = false
  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { !isStubborn }
}

@MainActor @Suite(.serialized) struct ResponderTests {
  @Test(
    .shows(
      "UIResponder.becomeFirstResponder()", "UIResponder.resignFirstResponder()",
      "UIResponder.isFirstResponder", "UIView.endEditing(_:)"))
  func onlyOneIsTheFirst() {
    let root = UIView()
    let (one, two) = (Typing(), Typing())
    root.addSubview(one)
    root.addSubview(two)
    #expect(!root.becomeFirstResponder())
    #expect(one.becomeFirstResponder())
    #expect(two.becomeFirstResponder())
    #expect(!one.isFirstResponder)
    two.isStubborn = true
    #expect(!one.becomeFirstResponder())
    #expect(two.isFirstResponder)
    two.isStubborn = false
    #expect(root.endEditing(true))
    #expect(!two.isFirstResponder)
  }

  @Test(.shows("UIResponder.next", "UIWindow.rootViewController"))
  func theChainGoesFromViewToControllerToWindow() {
    let controller = UIViewController()
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let view = UIView()
    controller.view.addSubview(view)
    #expect(view.next === controller.view)
    #expect(controller.view.next === controller)
    #expect(controller.next === window)
    #expect(window.isKeyWindow)
  }

  private final class Counter: NSObject {}

  @Test(.shows("UIGestureRecognizer.addTarget(_:action:)", "UIView.addGestureRecognizer(_:)"))
  func aGestureBelongsToOneView() {
    let (one, two) = (UIView(), UIView())
    let tap = UITapGestureRecognizer()
    one.addGestureRecognizer(tap)
    two.addGestureRecognizer(tap)
    #expect(one.gestureRecognizers == nil)
    #expect(two.gestureRecognizers == [tap])
    #expect(tap.view === two)
  }
}
