import Foundation
import SimulatedFoundation
import SimulatedUIKit
import TestSupport
import Testing

/// Rectangles that take part in the layout and show nothing.
@MainActor @Suite struct LayoutGuideTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))

  private func add() -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  @Test(
    .shows(
      "UILayoutGuide.init()", "UILayoutGuide.owningView", "UILayoutGuide.identifier",
      "UILayoutGuide.leadingAnchor", "UILayoutGuide.trailingAnchor", "UILayoutGuide.topAnchor",
      "UILayoutGuide.heightAnchor"))
  func constraintsPlaceAGuide() {
    let guide = UILayoutGuide()
    #expect(guide.owningView == nil && guide.identifier == "" && guide.layoutFrame == .zero)
    guide.identifier = "room"
    root.addLayoutGuide(guide)
    #expect(guide.owningView === root && guide.identifier == "room")
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      guide.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -30),
      guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
      guide.heightAnchor.constraint(equalToConstant: 100),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 20, y: 40, width: 250, height: 100))
  }

  @Test(
    .shows(
      "UILayoutGuide.leftAnchor", "UILayoutGuide.rightAnchor", "UILayoutGuide.bottomAnchor",
      "UILayoutGuide.widthAnchor", "UILayoutGuide.centerXAnchor", "UILayoutGuide.centerYAnchor"))
  func viewsArePlacedByAGuide() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let (middle, below) = (add(), add())
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 50),
      guide.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -50),
      guide.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -100),
      guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
      middle.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      middle.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      middle.widthAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 0.5),
      middle.heightAnchor.constraint(equalToConstant: 20),
      below.leftAnchor.constraint(equalTo: guide.leftAnchor),
      below.rightAnchor.constraint(equalTo: guide.rightAnchor),
      below.topAnchor.constraint(equalTo: guide.bottomAnchor),
      below.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 50, y: 100, width: 200, height: 400))
    #expect(middle.frame == CGRect(x: 100, y: 290, width: 100, height: 20))
    #expect(below.frame == CGRect(x: 50, y: 500, width: 200, height: 100))
  }

  @Test(.shows("UILayoutGuide.init(coder:)"))
  func aGuideOfAnArchiveBelongsToNobody() throws {
    let guide = try #require(UILayoutGuide(coder: ObjectiveCRegistry.emptyCoder))
    #expect(guide.owningView == nil)
    root.addLayoutGuide(guide)
    guide.widthAnchor.constraint(equalToConstant: 7).isActive = true
    root.layoutIfNeeded()
    #expect(root.layoutGuides == [guide] && guide.layoutFrame.width == 7)
  }
}

/// The guide of the keyboard, which doesn't come up.
@MainActor @Suite struct KeyboardGuideTests {
  @Test(
    .shows(
      "UIKeyboardLayoutGuide", "UIKeyboardLayoutGuide.usesBottomSafeArea",
      "UIView.keyboardLayoutGuide"))
  func itIsWhereTheSafeAreaEnds() {
    let controller = UIViewController()
    controller.view.frame = UIScreen.main.bounds
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    let guide = controller.view.keyboardLayoutGuide
    NSLayoutConstraint.activate([
      view.bottomAnchor.constraint(equalTo: guide.topAnchor),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    controller.view.layoutIfNeeded()
    let screen = UIScreen.main.bounds
    #expect(controller.view.keyboardLayoutGuide === guide)
    #expect(abs(view.frame.maxY - (screen.height - 34)) < 0.01 && view.frame.width == screen.width)
    #expect(
      guide.layoutFrame == CGRect(x: 0, y: screen.height - 34, width: screen.width, height: 34))
    guide.usesBottomSafeArea = false
    controller.view.layoutIfNeeded()
    #expect(abs(view.frame.maxY - screen.height) < 0.01 && guide.layoutFrame.height == 0)
  }
}
