import Foundation

/// What a view keeps for its layout.
@MainActor final class LayoutState {
  /// The constraints that the view holds: those among itself and the views inside.
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  /// `layoutSubviews()` is to be called.
  var needsLayout = true
  /// Something in the tree has changed since its constraints were solved.
  var needsSolution = true
  var needsConstraints = true
  /// The size of the superview for which the frame was set.
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
}
