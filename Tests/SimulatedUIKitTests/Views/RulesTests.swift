import Foundation
import SimulatedUIKit
import TestSupport
import Testing

/// What views and controllers are told about their layout, and the constraints that they hold.
@MainActor @Suite struct RulesTests {
  private final class Told: UIView {
    var lines: [String] = []
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
    override func updateConstraints() {
      lines.append("constraints")
      super.updateConstraints()
    }
    override func safeAreaInsetsDidChange() { lines.append("safe area") }
    override func layoutMarginsDidChange() { lines.append("margins") }
  }

  private final class Page: UIViewController {
    var lines: [String] = []
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
    override func loadView() { view = Told(frame: UIScreen.main.bounds) }
    override func updateViewConstraints() {
      lines.append("constraints")
      super.updateViewConstraints()
    }
    override func viewSafeAreaInsetsDidChange() { lines.append("safe area") }
    override func viewLayoutMarginsDidChange() { lines.append("margins") }
    override func viewWillLayoutSubviews() { lines.append("lays out") }
    override func viewDidLayoutSubviews() { lines.append("laid out") }
  }

  @Test(
    .shows(
      "UIView.setNeedsUpdateConstraints()", "UIView.needsUpdateConstraints()",
      "UIView.updateConstraintsIfNeeded()", "UIView.updateConstraints()",
      "UIViewController.updateViewConstraints()"))
  func constraintsAreUpdatedWhenItIsAskedFor() throws {
    let page = Page()
    let view = try #require(page.view as? Told)
    view.layoutIfNeeded()
    _ = (page.take(), view.take())
    #expect(!view.needsUpdateConstraints())
    view.updateConstraintsIfNeeded()
    #expect(view.take() == [])
    view.setNeedsUpdateConstraints()
    #expect(view.needsUpdateConstraints())
    view.updateConstraintsIfNeeded()
    #expect(view.take() == ["constraints"] && page.take() == ["constraints"])
    #expect(!view.needsUpdateConstraints())
    view.setNeedsUpdateConstraints()
    view.layoutIfNeeded()
    #expect(view.take() == ["constraints"])
  }

  @Test(
    .shows(
      "UIView.safeAreaInsetsDidChange()", "UIView.layoutMarginsDidChange()",
      "UIView.layoutMargins", "UIView.layoutMarginsGuide", "UIView.readableContentGuide",
      "UIViewController.viewSafeAreaInsetsDidChange()",
      "UIViewController.viewLayoutMarginsDidChange()", "UIViewController.viewDidLayoutSubviews()"))
  func theSafeAreaTakesTheMarginsWithIt() throws {
    let page = Page()
    let view = try #require(page.view as? Told)
    page.layOut()
    #expect(page.take() == ["constraints", "safe area", "margins", "lays out", "laid out"])
    #expect(view.take() == ["constraints", "safe area", "margins"])
    #expect(view.layoutMargins == UIEdgeInsets(top: 47, left: 16, bottom: 34, right: 16))
    page.additionalSafeAreaInsets.left = 10
    page.layOut()
    #expect(page.take().prefix(2) == ["safe area", "margins"] && view.layoutMargins.left == 26)
    _ = view.take()
    view.insetsLayoutMarginsFromSafeArea = false
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.take() == ["margins"] && page.take() == ["margins"])
    let inside = view.bounds.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(view.layoutMarginsGuide.layoutFrame == inside)
    #expect(view.readableContentGuide.layoutFrame == inside)
    #expect(view.layoutMarginsGuide === view.layoutMarginsGuide)
    #expect(UIView().layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test(
    .shows(
      "UIView.leftAnchor", "UIView.rightAnchor", "UIView.bottomAnchor", "UIView.widthAnchor",
      "UIView.addConstraints(_:)", "UIView.removeConstraints(_:)",
      "UIView.constraintsAffectingLayout(for:)"))
  func constraintsOfAnchorsAreHeldAndGivenUp() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    let across = [
      inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 10),
      inner.rightAnchor.constraint(lessThanOrEqualTo: outer.rightAnchor, constant: -10),
      inner.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.5),
    ]
    let down = [
      inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -5),
      inner.heightAnchor.constraint(equalToConstant: 30),
    ]
    outer.addConstraints(across + down)
    outer.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 10, y: 65, width: 100, height: 30))
    #expect(inner.constraintsAffectingLayout(for: .horizontal) == across)
    #expect(inner.constraintsAffectingLayout(for: .vertical) == down)
    outer.removeConstraints(down)
    #expect(outer.constraints == across)
    #expect(inner.constraintsAffectingLayout(for: .vertical) == [])
  }

  @Test(.shows("UIView.firstBaselineAnchor", "UIView.lastBaselineAnchor"))
  func labelsOfTwoSizesStandOnOneLine() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let (large, small) = (UILabel(), UILabel())
    large.font = .systemFont(ofSize: 40)
    small.font = .systemFont(ofSize: 10)
    for label in [large, small] {
      label.text = "Word"
      label.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(label)
    }
    large.topAnchor.constraint(equalTo: outer.topAnchor).isActive = true
    let first = small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor)
    first.isActive = true
    outer.layoutIfNeeded()
    // Positions are rounded to pixels, of which a point has three.
    let line = large.frame.minY + large.font.ascender
    #expect(abs(small.frame.minY + small.font.ascender - line) < 0.34)
    first.isActive = false
    small.lastBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor).isActive = true
    outer.layoutIfNeeded()
    let last = large.frame.maxY + large.font.descender
    #expect(abs(small.frame.maxY + small.font.descender - last) < 0.34)
  }

  @Test(
    .shows(
      "UIView.contentHuggingPriority(for:)", "UIView.contentCompressionResistancePriority(for:)",
      "UIView.noIntrinsicMetric", "UIView.layoutFittingCompressedSize",
      "UIView.layoutFittingExpandedSize"))
  func prioritiesAreThoseThatWereSet() {
    let view = UIView()
    #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 250)
    #expect(view.contentCompressionResistancePriority(for: .vertical).rawValue == 750)
    view.setContentHuggingPriority(.required, for: .horizontal)
    view.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
    #expect(view.contentHuggingPriority(for: .horizontal) == .required)
    #expect(view.contentHuggingPriority(for: .vertical).rawValue == 250)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .horizontal).rawValue == 750)
    #expect(UIView.noIntrinsicMetric == -1 && view.intrinsicContentSize.width == -1)
    #expect(UIView.layoutFittingCompressedSize == .zero)
    #expect(UIView.layoutFittingExpandedSize == CGSize(width: 10000, height: 10000))
  }

  @Test(.shows("UIView.layoutGuides", "UIView.removeLayoutGuide(_:)"))
  func aGuideBelongsToOneView() {
    let (one, two, guide) = (UIView(), UIView(), UILayoutGuide())
    one.addLayoutGuide(guide)
    two.removeLayoutGuide(guide)
    #expect(one.layoutGuides == [guide] && guide.owningView === one)
    two.addLayoutGuide(guide)
    #expect(one.layoutGuides == [] && two.layoutGuides == [guide])
    two.removeLayoutGuide(guide)
    #expect(two.layoutGuides == [] && guide.owningView == nil)
  }

  @Test(
    .shows(
      "UIStackView.init(frame:)", "UIStackView.customSpacing(after:)",
      "UIStackView.spacingUseDefault", "UIStackView.spacingUseSystem"))
  func roomBehindAViewCanBeTheSystems() {
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 300, height: 10))
    #expect(stack.frame.width == 300)
    let views = (0..<3).map { _ in UIView() }
    for view in views { stack.addArrangedSubview(view) }
    stack.distribution = .fillEqually
    func gaps() -> [CGFloat] {
      stack.layoutIfNeeded()
      return zip(views, views.dropFirst()).map { ($1.frame.minX - $0.frame.maxX).rounded() }
    }
    #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
    stack.spacing = 5
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[1])
    #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseSystem)
    #expect(gaps() == [5, 8])
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[1])
    #expect(gaps() == [5, 5])
    stack.spacing = UIStackView.spacingUseSystem
    #expect(gaps() == [8, 8])
    stack.spacing = UIStackView.spacingUseDefault
    #expect(gaps() == [0, 0])
    #expect(UIStackView.spacingUseDefault == CGFloat(Float.greatestFiniteMagnitude))
    #expect(UIStackView.spacingUseSystem == CGFloat(Float.leastNormalMagnitude))
  }
}
