import Foundation

/// What a view stores for its layout.
@MainActor final class LayoutState {
  /// The constraints that the view holds: those between itself and the views inside.
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  /// Whether `layoutSubviews()` is to be called.
  var needsLayout = true
  /// Whether something in the tree has changed since its constraints were solved.
  var needsSolution = true
  var needsConstraints = true
  /// The superview's size at the time the frame was set.
  var superviewSize = CGSize.zero
  var hugging = (across: UILayoutPriority.defaultLow, down: UILayoutPriority.defaultLow)
  var compression = (across: UILayoutPriority.defaultHigh, down: UILayoutPriority.defaultHigh)
  var margins: UIEdgeInsets?
  var preservesSuperviewMargins = false
  var addsSafeAreaToMargins = true
  var safeArea = UIEdgeInsets.zero
  var guideOfSafeArea: UILayoutGuide?
  var guideOfMargins: UILayoutGuide?
  var guideOfReading: UILayoutGuide?
  var guideOfKeyboard: UIKeyboardLayoutGuide?
}
