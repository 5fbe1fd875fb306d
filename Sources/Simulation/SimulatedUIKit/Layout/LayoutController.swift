/// The layout calls that a view's controller receives.
@MainActor protocol LayoutController: AnyObject {
  /// The insets that the controller and the bars around it add to the safe area.
  var insetsWithBars: UIEdgeInsets { get }
  func updateViewConstraints()
  func viewWillLayoutSubviews()
  func viewDidLayoutSubviews()
  func viewSafeAreaInsetsDidChange()
  func viewLayoutMarginsDidChange()
}

extension UIView {
  var layoutController: (any LayoutController)? { controller }
}
