import Foundation
import SimulatedQuartzCore
import SimulatedUIKit
import TestSupport
import Testing

/// Where views are, and what they belong to.
@MainActor @Suite struct PlaceTests {
  private final class Graded: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
  }

  @Test(.shows("UIView.layerClass", "UIView.layer"))
  func aViewHasALayerOfTheClassThatItNames() {
    #expect(ObjectIdentifier(UIView.layerClass) == ObjectIdentifier(CALayer.self))
    #expect(ObjectIdentifier(type(of: UIView().layer)) == ObjectIdentifier(CALayer.self))
    #expect(Graded().layer is CAGradientLayer)
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.layer.frame == view.frame)
  }

  @Test(.shows("UIView.transform3D"))
  func aTransformInSpaceIsTheLayers() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.transform3D.m11 == 1 && view.transform3D.m22 == 1)
    view.transform3D = CATransform3DMakeScale(2, 3, 1)
    #expect(view.layer.transform.m22 == 3 && view.transform3D.m11 == 2)
    #expect(view.frame.size == CGSize(width: 20, height: 30))
  }

  @Test(.shows("UIView.isDescendant(of:)", "UIView.window", "UIWindow.window"))
  func aViewKnowsWhatItIsInside() {
    let (outer, inner, other, window) = (UIView(), UIView(), UIView(), UIWindow())
    outer.addSubview(inner)
    #expect(inner.isDescendant(of: outer) && inner.isDescendant(of: inner))
    #expect(!outer.isDescendant(of: inner) && !inner.isDescendant(of: other))
    #expect(inner.window == nil)
    window.addSubview(outer)
    #expect(inner.window === window && window.window === window)
  }

  private final class Moving: UIView {
    var lines: [String] = []
    override func willMove(toWindow newWindow: UIWindow?) {
      lines.append("to \(newWindow == nil ? "none" : "a window") from \(window == nil ? 0 : 1)")
    }
  }

  @Test(.shows("UIView.willMove(toWindow:)"))
  func aViewIsToldBeforeItsWindowChanges() {
    let (outer, inner, window) = (UIView(), Moving(), UIWindow())
    outer.addSubview(inner)
    #expect(inner.lines == [])
    window.addSubview(outer)
    outer.removeFromSuperview()
    #expect(inner.lines == ["to a window from 0", "to none from 1"])
  }

  @Test(.shows("UIView.convert(_: CGRect, to:)", "UIView.convert(_: CGRect, from:)"))
  func rectanglesAreTurnedIntoThoseOfOtherViews() {
    let top = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let (one, two) = (
      UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50)),
      UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    )
    top.addSubview(one)
    top.addSubview(two)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let found = CGRect(x: -89, y: -78, width: 3, height: 4)
    #expect(one.convert(rect, to: two) == found)
    #expect(two.convert(rect, from: one) == found)
    #expect(one.convert(found, from: two) == rect)
    #expect(one.convert(rect, to: nil) == CGRect(x: 11, y: 22, width: 3, height: 4))
    two.bounds.origin.y = 5
    #expect(one.convert(rect, to: two).minY == -73)
  }

  private final class Fitting: UIView {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 20) }
  }

  @Test(.shows("UIView.sizeThatFits(_:)", "UIView.sizeToFit()"))
  func aViewTakesTheSizeThatFitsIt() {
    let plain = UIView(frame: CGRect(x: 5, y: 5, width: 50, height: 60))
    #expect(plain.sizeThatFits(CGSize(width: 9, height: 9)) == CGSize(width: 50, height: 60))
    let view = Fitting(frame: CGRect(x: 5, y: 5, width: 50, height: 60))
    view.sizeToFit()
    #expect(view.bounds.size == CGSize(width: 30, height: 20))
  }

  @Test(.shows("UIView.gestureRecognizers", "UIView.removeGestureRecognizer(_:)"))
  func gesturesComeAndGo() {
    let (view, tap, swipe) = (UIView(), UITapGestureRecognizer(), UISwipeGestureRecognizer())
    #expect(view.gestureRecognizers == nil)
    view.gestureRecognizers = [tap, swipe]
    #expect(view.gestureRecognizers == [tap, swipe] && swipe.view === view)
    view.removeGestureRecognizer(tap)
    #expect(view.gestureRecognizers == [swipe] && tap.view == nil)
    view.gestureRecognizers = nil
    #expect(view.gestureRecognizers == nil && swipe.view == nil)
  }

  private final class Strict: UIView {
    var asked: [UIGestureRecognizer] = []
    var allows = false
    override func gestureRecognizerShouldBegin(
      _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      asked.append(gestureRecognizer)
      return allows
    }
  }

  @Test(
    .shows(
      "UIView.gestureRecognizerShouldBegin(_:)", "UITapGestureRecognizer.numberOfTouchesRequired"))
  func aViewMayRefuseAGesture() {
    let log = ControlsLog()
    let (view, tap) = (Strict(), UITapGestureRecognizer(target: log, action: Selector("tapped")))
    view.addGestureRecognizer(tap)
    tap.recognize(at: .zero)
    #expect(view.asked == [tap] && log.take() == [])
    view.allows = true
    tap.recognize(at: .zero)
    #expect(log.take() == ["tapped"])
    #expect(UIView().gestureRecognizerShouldBegin(tap))
    keeps(UITapGestureRecognizer(), \.numberOfTouchesRequired, first: 1, then: 2)
  }

  @Test(
    .shows(
      "UIView.accessibilityTraits", "UIView.contentScaleFactor", "UIView.accessibilityElements",
      "UIView.effectiveUserInterfaceLayoutDirection", "UIView.userInterfaceLayoutDirection(for:)"))
  func aViewKeepsWhatIsSaidOfIt() {
    keeps(UIView(), \.accessibilityTraits, first: .none, then: [.button, .selected])
    let view = UIView()
    #expect(view.accessibilityElements == nil)
    view.accessibilityElements = [view]
    #expect(view.accessibilityElements?.first as? UIView === view)
    view.contentScaleFactor = 2
    #expect(view.layer.contentsScale == 2 && view.contentScaleFactor == 2)
    view.semanticContentAttribute = .playback
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    let kinds: [UISemanticContentAttribute] = [.unspecified, .forceLeftToRight, .forceRightToLeft]
    #expect(
      kinds.map { UIView.userInterfaceLayoutDirection(for: $0) }
        == [.leftToRight, .leftToRight, .rightToLeft])
  }
}
