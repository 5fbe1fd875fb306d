import Foundation
import FoundationNetworking
import SimulatedFoundation
import SimulatedUIKit
import TestSupport
import Testing

/// A controller that records its moves.
private final class Moving: UIViewController {
  var lines: [String] = []
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
  private func note(_ line: String) {
    lines.append("\(line):\(isMovingToParent ? " to" : "")\(isMovingFromParent ? " from" : "")")
  }
  override func viewWillAppear(_ animated: Bool) { note("appears") }
  override func viewWillDisappear(_ animated: Bool) { note("goes") }
  override func viewDidDisappear(_ animated: Bool) { note("is gone") }

  static func list() {
    ObjectiveCRegistry.register(
      Moving.self, name: nil, methods: [("back:", { _, _, _ in nil })], make: nil)
  }
}

/// A controller that records how its size changes.
private final class Sized: UIViewController {
  var lines: [String] = []
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    lines.append("\(size.height), \(coordinator.containerView === view)")
    let ran = coordinator.animate { [self] context in
      lines.append("beside \(context.isAnimated) \(context.transitionDuration)")
    } completion: { [self] context in
      lines.append("then \(context.isCancelled)")
    }
    lines.append("ran \(ran)")
    coordinator.animate { [self] _ in lines.append("more") }
  }
}

@MainActor @Suite struct PageTests {
  @Test(
    .shows(
      "UIViewControllerTransitionCoordinator.animate(alongsideTransition:completion:)",
      "UIViewControllerTransitionCoordinator.animate(alongsideTransition:)",
      "UIViewControllerTransitionCoordinatorContext.isAnimated",
      "UIViewControllerTransitionCoordinatorContext.transitionDuration",
      "UIViewControllerTransitionCoordinatorContext.isCancelled",
      "UIViewControllerTransitionCoordinatorContext.containerView"))
  func animationsBesideAnotherSizeRunAtOnce() {
    let page = Sized()
    page.loadViewIfNeeded()
    page.resize(to: CGSize(width: 300, height: 200))
    #expect(page.lines == ["200.0, true", "beside false 0.0", "then false", "ran true", "more"])
    #expect(page.view.frame.size == CGSize(width: 300, height: 200))
  }

  @Test(.shows("UIViewController.isMovingToParent", "UIViewController.isMovingFromParent"))
  func aControllerKnowsWhetherItIsPushedOrPopped() {
    let (root, page, other) = (UIViewController(), Moving(), UIViewController())
    let navigation = UINavigationController(rootViewController: root)
    navigation.appear()
    navigation.pushViewController(page, animated: false)
    #expect(page.take() == ["appears: to"] && !page.isMovingToParent)
    navigation.pushViewController(other, animated: false)
    _ = page.take()
    navigation.popViewController(animated: false)
    _ = page.take()
    navigation.popViewController(animated: false)
    #expect(page.take() == ["goes: from", "is gone: from"] && !page.isMovingFromParent)
  }

  @Test(
    .shows(
      "UIViewController.nibName", "UIViewController.nibBundle",
      "UIViewController.setToolbarItems(_:animated:)", "UIViewController.restorationClass",
      "UIViewController.disablesAutomaticKeyboardDismissal",
      "UIViewController.size(forChildContentContainer:withParentContainerSize:)"))
  func aControllerKeepsWhatItIsGiven() {
    let page = UIViewController(nibName: "Page", bundle: .main)
    #expect(page.nibName == "Page" && page.nibBundle == .main)
    #expect(UIViewController().nibName == nil && UIViewController().nibBundle == nil)
    let item = UIBarButtonItem()
    page.setToolbarItems([item], animated: true)
    #expect(page.toolbarItems == [item])
    #expect(page.restorationClass == nil)
    page.restorationClass = UIView.self
    #expect(page.restorationClass == UIView.self)
    #expect(!page.disablesAutomaticKeyboardDismissal)
    page.modalPresentationStyle = .formSheet
    #expect(page.disablesAutomaticKeyboardDismissal)
    let size = CGSize(width: 3, height: 4)
    #expect(
      page.size(forChildContentContainer: UIViewController(), withParentContainerSize: size) == size
    )
  }

  @Test(.shows("UIViewController.canPerformUnwindSegueAction(_:from:sender:)"))
  func aSegueGoesBackToWhoHasItsMethod() {
    Moving.list()
    let (page, from) = (Moving(), UIViewController())
    #expect(page.canPerformUnwindSegueAction(Selector("back:"), from: from, sender: nil))
    #expect(!page.canPerformUnwindSegueAction(Selector("forth:"), from: from, sender: nil))
  }

  private final class Scrolled: NSObject, UIScrollViewDelegate {
    var lines: [String] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      lines.append("at \(scrollView.contentOffset.y)")
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { lines.append("over") }
  }

  @Test(
    .shows(
      "UIScrollViewDelegating.delegate",
      "UIScrollViewDelegate.scrollViewDidEndScrollingAnimation(_:)",
      "UIScrollViewDelegate.scrollViewDidScroll(_:)"))
  func onlyAnimatedScrollingHasAnEnd() {
    let (view, told) = (UIScrollView(), Scrolled())
    view.delegate = told
    #expect(view.delegate === told)
    view.setContentOffset(CGPoint(x: 0, y: 5), animated: false)
    view.setContentOffset(CGPoint(x: 0, y: 9), animated: true)
    view.contentOffset.y = 9
    #expect(told.lines == ["at 5.0", "at 9.0", "over"])
    view.delegate = nil
    view.contentOffset.y = 1
    #expect(view.delegate == nil && told.lines.count == 3)
  }
}

/// The members of the old web view, which is deprecated; the test calls them through a protocol.
@MainActor private protocol OldWebView: UIView {
  var request: URLRequest? { get }
  var isLoading: Bool { get }
  var scalesPageToFit: Bool { get set }
  func loadRequest(_ request: URLRequest)
}

@available(*, deprecated)
extension UIWebView: OldWebView {}

@MainActor @Suite struct OldWebViewTests {
  @Test(
    .shows(
      "UIWebView.request", "UIWebView.isLoading", "UIWebView.scalesPageToFit",
      "UIWebView.loadRequest(_:)"))
  func theOldWebViewKeepsWhatItIsToldToLoad() throws {
    let type = try #require(NSClassFromString("SimulatedUIKit.UIWebView") as? UIView.Type)
    let view = try #require(type.init(coder: NSCoder()) as? any OldWebView)
    let request = URLRequest(url: try #require(URL(string: "https://example.com")))
    #expect(view.request == nil && !view.scalesPageToFit)
    view.loadRequest(request)
    view.scalesPageToFit = true
    #expect(view.request == request && !view.isLoading && view.scalesPageToFit)
  }
}
