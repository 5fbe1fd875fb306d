import DeviceEvents
import Foundation
import SimulatedUIKit
import TestSupport
import Testing

/// A view that records what happens to it.
private final class Told: UIView {
  var calls: [String] = []
  override func willMove(toSuperview newSuperview: UIView?) {
    calls.append(newSuperview == nil ? "will leave" : "will move")
  }
  override func didMoveToSuperview() { calls.append(superview == nil ? "left" : "moved") }
  override func didMoveToWindow() { calls.append(window == nil ? "no window" : "window") }
  override func didAddSubview(_ subview: UIView) { calls.append("added") }
  override func willRemoveSubview(_ subview: UIView) { calls.append("will remove") }
  override func layoutSubviews() { calls.append("layout") }
  override func tintColorDidChange() { calls.append("tint") }
}

@MainActor @Suite struct ViewTests {
  @Test(
    .shows(
      "UIView.addSubview(_:)", "UIView.subviews", "UIView.superview",
      "UIView.insertSubview(_:at:)", "UIView.insertSubview(_:belowSubview:)",
      "UIView.insertSubview(_:aboveSubview:)", "UIView.bringSubviewToFront(_:)",
      "UIView.sendSubviewToBack(_:)", "UIView.exchangeSubview(at:withSubviewAt:)"))
  func viewsLieInTheirOrder() {
    let root = UIView()
    let (one, two, three, four) = (UIView(), UIView(), UIView(), UIView())
    root.addSubview(one)
    root.insertSubview(two, at: 0)
    #expect(root.subviews == [two, one])
    root.insertSubview(three, belowSubview: one)
    root.insertSubview(four, aboveSubview: two)
    #expect(root.subviews == [two, four, three, one])
    root.bringSubviewToFront(two)
    #expect(root.subviews == [four, three, one, two])
    root.sendSubviewToBack(one)
    #expect(root.subviews == [one, four, three, two])
    root.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(root.subviews == [two, four, three, one])
    #expect(root.layer.sublayers == root.subviews.map(\.layer))
    #expect(one.superview === root)
  }

  @Test(
    .shows(
      "UIView.addSubview(_:)", "UIView.removeFromSuperview()", "UIView.didMoveToSuperview()",
      "UIView.willMove(toSuperview:)", "UIView.didAddSubview(_:)",
      "UIView.willRemoveSubview(_:)", "UIView.didMoveToWindow()"))
  func viewsAreToldOfTheirMoves() {
    let (outer, inner) = (Told(), Told())
    outer.addSubview(inner)
    #expect(inner.calls == ["will move", "moved"])
    inner.removeFromSuperview()
    #expect(inner.calls == ["will move", "moved", "will leave", "left"])
    #expect(outer.calls == ["added", "will remove"])
    let window = UIWindow()
    inner.calls = []
    window.addSubview(inner)
    #expect(inner.calls == ["will move", "moved", "window"])
    #expect(inner.window === window)
  }

  @Test(
    .shows("UIView.frame", "UIView.bounds", "UIView.center", "UIView.transform"))
  func theFrameFollowsFromBoundsMiddleAndTransform() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    view.center = CGPoint(x: 50, y: 50)
    #expect(view.frame == CGRect(x: 35, y: 30, width: 30, height: 40))
    view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    #expect(view.frame == CGRect(x: 20, y: 40, width: 60, height: 20))
    view.transform = .identity
    view.bounds.size = CGSize(width: 10, height: 10)
    #expect(view.frame == CGRect(x: 45, y: 45, width: 10, height: 10))
  }

  @Test(
    .shows("UIView.autoresizingMask", "UIView.autoresizesSubviews"),
    arguments: [
      (UIView.AutoresizingMask(), CGRect(x: 10, y: 10, width: 30, height: 20)),
      (UIView.AutoresizingMask.flexibleWidth, CGRect(x: 10, y: 10, width: 130, height: 20)),
      (UIView.AutoresizingMask.flexibleLeftMargin, CGRect(x: 110, y: 10, width: 30, height: 20)),
      (UIView.AutoresizingMask.flexibleRightMargin, CGRect(x: 10, y: 10, width: 30, height: 20)),
      (
        UIView.AutoresizingMask([.flexibleLeftMargin, .flexibleRightMargin]),
        CGRect(x: 10 + 100.0 / 7, y: 10, width: 30, height: 20)
      ),
      (
        UIView.AutoresizingMask([.flexibleTopMargin, .flexibleHeight]),
        CGRect(x: 10, y: 10 + 100.0 / 3, width: 30, height: 20 + 200.0 / 3)
      ),
    ])
  func masksSayWhoFollows(mask: UIView.AutoresizingMask, frame: CGRect) {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 20))
    inner.autoresizingMask = mask
    outer.addSubview(inner)
    outer.frame.size = CGSize(width: 200, height: 200)
    let distance =
      abs(inner.frame.minX - frame.minX) + abs(inner.frame.minY - frame.minY)
      + abs(inner.frame.width - frame.width) + abs(inner.frame.height - frame.height)
    #expect(distance < 1e-9, "\(inner.frame)")
  }

  @Test(
    .shows(
      "UIView.convert(_: CGPoint, to:)", "UIView.convert(_: CGPoint, from:)",
      "UIView.hitTest(_:with:)",
      "UIView.point(inside:with:)", "UIView.isUserInteractionEnabled"))
  func pointsAreFoundInOtherViews() {
    let root = UIView(frame: CGRect(x: 5, y: 5, width: 100, height: 100))
    let outer = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let inner = UIView(frame: CGRect(x: 20, y: 20, width: 10, height: 10))
    root.addSubview(outer)
    outer.addSubview(inner)
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 31, y: 32))
    #expect(inner.convert(CGPoint(x: 31, y: 32), from: root) == CGPoint(x: 1, y: 2))
    #expect(root.hitTest(CGPoint(x: 35, y: 35), with: nil) === inner)
    inner.isUserInteractionEnabled = false
    #expect(root.hitTest(CGPoint(x: 35, y: 35), with: nil) === outer)
    outer.alpha = 0
    #expect(root.hitTest(CGPoint(x: 35, y: 35), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 135, y: 35), with: nil) == nil)
    #expect(!root.point(inside: CGPoint(x: -1, y: 0), with: nil))
  }

  @Test(
    .shows("UIView.setNeedsLayout()", "UIView.layoutIfNeeded()", "UIView.layoutSubviews()"))
  func layoutHappensOnlyWhenItIsNeeded() {
    let view = Told(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(view.calls == ["layout"])
    view.setNeedsLayout()
    #expect(view.calls == ["layout"])
    view.layoutIfNeeded()
    #expect(view.calls == ["layout", "layout"])
  }

  @Test(
    .shows(
      "UIView.tintColor", "UIView.tintColorDidChange()", "UIView.viewWithTag(_:)", "UIView.tag"))
  func tintComesFromAbove() {
    let (outer, inner) = (UIView(), Told())
    outer.addSubview(inner)
    inner.calls = []
    outer.tintColor = .red
    #expect(inner.tintColor == .red)
    #expect(inner.calls == ["tint"])
    inner.tag = 7
    #expect(outer.viewWithTag(7) === inner)
    #expect(outer.viewWithTag(8) == nil)
  }

  @Test(
    .shows(
      "UIView.overrideUserInterfaceStyle", "UIView.traitCollection",
      "UIColor.resolvedColor(with:)", "UITraitCollection.userInterfaceStyle"))
  func aViewCanBeDark() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    outer.overrideUserInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(UIColor.label.resolvedColor(with: inner.traitCollection) == .white)
  }

  @Test(
    .shows("UIView.animate(withDuration:animations:completion:)"))
  func animationsAreOverAtOnceAndSayItLater() async {
    let view = UIView()
    let isOver = await withCheckedContinuation { continuation in
      UIView.animate(withDuration: 5, animations: { view.alpha = 0.5 }) {
        continuation.resume(returning: $0)
      }
      #expect(view.alpha == 0.5)
    }
    #expect(isOver)
  }

  @Test(
    .shows("UIView.isHidden", "UIView.backgroundColor", "UIView.accessibilityIdentifier"))
  func aPictureOfTheScreenLeavesOutWhatIsHidden() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (shown, hidden, clear) = (
      UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40)), UIView(), UIView()
    )
    for view in [shown, hidden, clear] { root.addSubview(view) }
    hidden.isHidden = true
    clear.alpha = 0
    shown.backgroundColor = .red
    shown.layer.cornerRadius = 4
    shown.accessibilityIdentifier = "red"
    var expected = ScreenElement(
      .area, frame: ScreenFrame(x: 0, y: 0, width: 100, height: 100))
    var inner = ScreenElement(.area, frame: ScreenFrame(x: 10, y: 20, width: 30, height: 40))
    inner.background = ScreenColor(red: 1, green: 0, blue: 0)
    inner.cornerRadius = 4
    inner.identifier = "red"
    expected.children = [inner]
    #expect(root.screenElement() == expected)
  }
}
