/// What a view's controller is told of its layout.
@MainActor protocol LayoutController: AnyObject {
  /// What the controller and the bars around it add to the safe area.
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
