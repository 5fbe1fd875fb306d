import Foundation
import SimulatedFoundation

extension UIViewController: ExtensionScreen {
  /// Loads the view and shows it.
  package func appear() {
    if UIApplication.running == nil { UIApplication.running = UIApplication(isApp: false) }
    loadViewIfNeeded()
    show(animated: true)
  }

  /// Tells the controller that it appears, from the first call to the last, and lays out its view.
  func show(animated: Bool) {
    willAppear(animated)
    finishAppearance(animated)
  }

  /// Tells the controller that it disappears, from the first call to the last.
  func hide(animated: Bool) {
    willDisappear(animated)
    finishAppearance(animated)
  }

  func willAppear(_ animated: Bool) {
    guard state.appearance == .gone || state.appearance == .disappearing else { return }
    loadViewIfNeeded()
    state.appearance = .appearing
    viewWillAppear(animated)
    forward { $0.willAppear(animated) }
  }

  func willDisappear(_ animated: Bool) {
    guard state.appearance == .shown || state.appearance == .appearing else { return }
    state.appearance = .disappearing
    viewWillDisappear(animated)
    forward { $0.willDisappear(animated) }
  }

  func finishAppearance(_ animated: Bool = false) {
    switch state.appearance {
    case .appearing:
      viewIsAppearing(animated)
      layOut()
      state.appearance = .shown
      viewDidAppear(animated)
      forward { $0.finishAppearance(animated) }
      layOut()
    case .disappearing:
      state.appearance = .gone
      viewDidDisappear(animated)
      forward { $0.finishAppearance(animated) }
    case .gone, .shown: break
    }
  }

  /// Tells children whose views have come into this one's view that they appear, and others that
  /// they go.
  func adoptAppearance() {
    guard state.appearance == .shown || state.appearance == .appearing else { return }
    forward { child in
      child.willAppear(false)
      if state.appearance == .shown { child.finishAppearance() }
    }
  }

  /// Lays out the view and everything in it.
  package func layOut() {
    guard isViewLoaded else { return }
    guard !state.isLoading else { return }
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }

  private func forward(_ tell: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in appearingChildren { tell(child) }
  }

  /// The children whose views are inside this controller's view.
  private var appearingChildren: [UIViewController] {
    guard let root = viewIfLoaded else { return [] }
    return children.filter { child in
      var view = child.viewIfLoaded
      while let current = view {
        if current === root { return true }
        view = current.superview
      }
      return false
    }
  }
}

extension UIViewController: LayoutController {
  /// What the program adds to the safe area, and what bars cover of the view.
  var insetsWithBars: UIEdgeInsets {
    let (own, bars) = (additionalSafeAreaInsets, state.barInsets)
    return UIEdgeInsets(
      top: own.top + bars.top, left: own.left + bars.left, bottom: own.bottom + bars.bottom,
      right: own.right + bars.right)
  }
}
