public import Foundation

extension UIViewController {
  /// The storyboard that the controller comes from.
  public var storyboard: UIStoryboard? { state.storyboard }

  /// The nearest navigation controller that contains this one.
  public var navigationController: UINavigationController? { ancestor() }

  /// The nearest tab bar controller that contains this one.
  public var tabBarController: UITabBarController? { ancestor() }

  /// The nearest split view controller that contains this one.
  public var splitViewController: UISplitViewController? { ancestor() }

  /// A button that says Edit, or Done while the controller is being edited.
  ///
  /// Simulated: a tap toggles `isEditing` (documented).
  public var editButtonItem: UIBarButtonItem {
    if let made = state.editButton { return made }
    let button = UIBarButtonItem(
      primaryAction: UIAction(title: "Edit") { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    button.showsEditing(isEditing)
    state.editButton = button
    return button
  }

  /// Asks for the status bar's look again.
  ///
  /// Type-checks only: no status bar is drawn.
  public func setNeedsStatusBarAppearanceUpdate() {}

  /// Asks for the look of the home indicator again.
  ///
  /// Type-checks only: no home indicator is drawn.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// Asks for the supported orientations again.
  ///
  /// Type-checks only: the device isn't turned.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Turns the view to the device's orientation.
  ///
  /// Type-checks only: the device isn't turned.
  public class func attemptRotationToDeviceOrientation() {}

  /// Overrides the traits of a child.
  ///
  /// Type-checks only: traits don't change while a process runs.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {}

  /// Sets the scroll view that bars follow.
  ///
  /// Type-checks only: scrolling doesn't change bars.
  public func setContentScrollView(_ scrollView: UIScrollView?) {}

  /// Replaces one child's view with another's.
  ///
  /// Simulated: the views are exchanged, and both controllers are told. Differs: the animations run
  /// at once; the handler is called before this returns.
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    fromViewController.willDisappear(duration > 0)
    toViewController.willAppear(duration > 0)
    fromViewController.view.superview?.addSubview(toViewController.view)
    animations?()
    fromViewController.view.removeFromSuperview()
    fromViewController.finishAppearance(duration > 0)
    toViewController.finishAppearance(duration > 0)
    completion?(true)
  }

  private func ancestor<Container: UIViewController>() -> Container? {
    var next = parent
    while let current = next {
      if let found = current as? Container { return found }
      next = current.parent
    }
    return nil
  }
}
