import Foundation
import SimulatedUIKit
import TestSupport
import Testing

/// A view with an intrinsic content size.
private final class Box: UIView {
  var contents = CGSize(width: 40, height: 20) { didSet { invalidateIntrinsicContentSize() } }
  override var intrinsicContentSize: CGSize { contents }
}

@MainActor @Suite struct ConstraintTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))

  func add(_ view: UIView = UIView(), to superview: UIView? = nil) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? root).addSubview(view)
    return view
  }

  @Test(
    .shows(
      "NSLayoutConstraint.activate(_:)", "NSLayoutAnchor.constraint(equalTo:constant:)",
      "UIView.layoutIfNeeded()", "UIView.leadingAnchor", "UIView.trailingAnchor",
      "UIView.topAnchor", "UIView.heightAnchor",
      "NSLayoutDimension.constraint(equalToConstant:)",
      "UIView.translatesAutoresizingMaskIntoConstraints"))
  func edgesAndAHeightPlaceAView() {
    let view = add()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      view.heightAnchor.constraint(equalToConstant: 44),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 16, y: 20, width: 268, height: 44))
    root.frame.size.width = 200
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 16, y: 20, width: 168, height: 44))
  }

  @Test(
    .shows(
      "UIView.centerXAnchor", "UIView.centerYAnchor", "UIView.intrinsicContentSize",
      "UIView.invalidateIntrinsicContentSize()", "NSLayoutConstraint.isActive"))
  func contentsGiveTheSizeThatConstraintsLeaveOpen() {
    let box = Box()
    _ = add(box)
    box.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
    box.centerYAnchor.constraint(equalTo: root.centerYAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 130, y: 290, width: 40, height: 20))
    box.contents = CGSize(width: 60, height: 30)
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 120, y: 285, width: 60, height: 30))
  }

  @Test(
    .shows(
      "UIView.setContentHuggingPriority(_:for:)",
      "UIView.setContentCompressionResistancePriority(_:for:)"),
    arguments: [
      // Extra space goes to the lowest hugging priority, a lack of it to the lowest resistance.
      (width: CGFloat(300), changed: "hugging", first: CGFloat(260)),
      (width: 300.0, changed: "none", first: 40.0),
      (width: 60.0, changed: "compression", first: 20.0),
    ])
  func prioritiesSayWhoGrowsAndWhoShrinks(width: CGFloat, changed: String, first: CGFloat) {
    root.frame.size.width = width
    let (one, two) = (add(Box()), add(Box()))
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      two.leadingAnchor.constraint(equalTo: one.trailingAnchor),
      two.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    switch changed {
    case "hugging": one.setContentHuggingPriority(UILayoutPriority(200), for: .horizontal)
    case "compression":
      one.setContentCompressionResistancePriority(UILayoutPriority(700), for: .horizontal)
    default: two.setContentHuggingPriority(UILayoutPriority(200), for: .horizontal)
    }
    root.layoutIfNeeded()
    #expect(one.frame.width == first)
    #expect(two.frame.minX == first)
    #expect(two.frame.maxX == width)
  }

  @Test(
    .shows(
      "NSLayoutConstraint.priority", "NSLayoutConstraint.constant",
      "NSLayoutDimension.constraint(lessThanOrEqualToConstant:)",
      "NSLayoutDimension.constraint(equalTo:multiplier:)"))
  func aConstraintThatMattersMoreIsKeptFirst() {
    let view = add()
    let half = view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5)
    half.priority = .defaultHigh
    let most = view.widthAnchor.constraint(lessThanOrEqualToConstant: 100)
    NSLayoutConstraint.activate([
      half, most, view.leftAnchor.constraint(equalTo: root.leftAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.width == 100)
    most.constant = 200
    root.layoutIfNeeded()
    #expect(view.frame.width == 150)
  }

  @Test(
    .shows(
      "NSLayoutConstraint.init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)",
      "UIView.addConstraint(_:)", "UIView.constraints", "UIView.removeConstraint(_:)"))
  func theLongFormSaysTheSame() {
    let view = add()
    let width = NSLayoutConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: root, attribute: .height,
      multiplier: 0.25, constant: 10)
    root.addConstraint(width)
    #expect(root.constraints == [width])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 160, height: 0))
    root.removeConstraint(width)
    #expect(!width.isActive)
  }

  @Test(.shows("NSLayoutConstraint.isActive"))
  func contradictionsLeaveOneOut() {
    let view = add()
    let first = view.widthAnchor.constraint(equalToConstant: 50)
    let second = view.widthAnchor.constraint(equalToConstant: 70)
    NSLayoutConstraint.activate([first, second])
    root.layoutIfNeeded()
    #expect(view.frame.width == 50)
    #expect(second.isActive)
    first.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.width == 70)
  }

  @Test func constraintsReachIntoOtherBranches() {
    let (left, right) = (add(), add())
    let inner = add(to: left)
    NSLayoutConstraint.activate([
      left.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      left.widthAnchor.constraint(equalToConstant: 100),
      inner.leftAnchor.constraint(equalTo: left.leftAnchor, constant: 5),
      inner.rightAnchor.constraint(equalTo: right.leftAnchor),
      right.rightAnchor.constraint(equalTo: root.rightAnchor),
      right.widthAnchor.constraint(equalToConstant: 80),
    ])
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 5, y: 0, width: 205, height: 0))
  }

  @Test(.shows("UIView.removeFromSuperview()"))
  func aViewThatGoesTakesItsConstraintsAlong() {
    let view = add()
    view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    view.removeFromSuperview()
    #expect(root.constraints.isEmpty)
  }

  @Test(.shows("UILayoutGuide.layoutFrame", "UIView.addLayoutGuide(_:)"))
  func guidesArePlaced() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30),
      guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 7),
      guide.heightAnchor.constraint(equalToConstant: 9),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 30, y: 7, width: 150, height: 9))
  }

  @Test(
    .shows(
      "UIView.safeAreaLayoutGuide", "UIView.safeAreaInsets", "UIWindow.rootViewController",
      "UIWindow.makeKeyAndVisible()"))
  func theSafeAreaIsThatOfThePhone() {
    let controller = UIViewController()
    let window = UIWindow()
    window.rootViewController = controller
    let view = add(to: controller.view)
    let safe = controller.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: safe.topAnchor),
      view.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
    ])
    window.makeKeyAndVisible()
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(
      controller.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(view.frame == CGRect(x: 0, y: 47, width: 390, height: 763))
  }

  @Test(
    .shows(
      "UIView.systemLayoutSizeFitting(_:)",
      "UIView.systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)"))
  func constraintsInsideSayHowSmallAViewCanBe() {
    let box = add(Box())
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 8),
      box.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -8),
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 4),
      box.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -4),
    ])
    #expect(
      root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 56, height: 28))
    #expect(
      root.systemLayoutSizeFitting(
        CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 200, height: 28))
  }

  /// The processor time of this thread in seconds: others may use the processor meanwhile.
  private static var processorSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  @Test func aHostileNumberOfConstraintsComesToAnEnd() {
    let views = (0..<120).map { _ in add(Box()) }
    for (priority, (one, next)) in zip(views, views.dropFirst()).enumerated() {
      next.topAnchor.constraint(greaterThanOrEqualTo: one.bottomAnchor).isActive = true
      next.widthAnchor.constraint(lessThanOrEqualTo: one.widthAnchor).isActive = true
      for (place, other) in views.prefix(15).enumerated() {
        let weak = next.leftAnchor.constraint(equalTo: other.rightAnchor, constant: 3)
        weak.priority = UILayoutPriority(Float(1 + (priority + 337 * place) % 999))
        weak.isActive = true
      }
    }
    let start = Self.processorSeconds
    root.layoutIfNeeded()
    #expect(Self.processorSeconds - start < 20)
  }
}
