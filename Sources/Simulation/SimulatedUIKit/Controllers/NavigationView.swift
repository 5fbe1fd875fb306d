import Foundation

/// The view of a navigation controller: the shown controller's view with the bars over it.
final class NavigationView: UIView {
  private weak var navigation: UINavigationController?
  private weak var content: UIView?

  init(frame: CGRect, controller: UINavigationController) {
    navigation = controller
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(controller.navigationBar)
    addSubview(controller.toolbar)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(_ view: UIView?) {
    guard view !== content || view?.superview !== self else { return }
    if content?.superview === self { content?.removeFromSuperview() }
    content = view
    if let view { insertSubview(view, at: 0) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let navigation else { return }
    let top = safeAreaInsets.top
    let bottom = safeAreaInsets.bottom
    let bar = navigation.navigationBar
    bar.isHidden = navigation.isNavigationBarHidden
    bar.frame = CGRect(x: 0, y: top, width: bounds.width, height: 44)
    let tools: UIToolbar = navigation.toolbar
    tools.isHidden = navigation.isToolbarHidden
    tools.frame = CGRect(
      x: 0, y: bounds.height - bottom - 44, width: bounds.width, height: 44)
    navigation.topViewController?.state.barInsets = UIEdgeInsets(
      top: bar.isHidden ? 0 : 44, left: 0, bottom: tools.isHidden ? 0 : 44, right: 0)
    content?.frame = bounds
  }
}
