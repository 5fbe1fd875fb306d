import Foundation

/// A guide that follows something.
///
/// Type-checks only: constraints that hold near an edge never change, because the keyboard's guide
/// never moves away from the lower one.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {}

/// A guide for the part of a view that the keyboard covers.
///
/// Simulated: while no keyboard is there, the guide is where the view's safe area ends at the bottom
/// (documented), or at the lower edge. Differs: no keyboard comes up, also while text is edited;
/// text is typed by the scene.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide ends at the safe area while there is no keyboard.
  open var usesBottomSafeArea = true { didSet { owningView?.setNeedsLayout() } }
  /// Whether the guide follows a keyboard that has no fixed place.
  ///
  /// Type-checks only: no keyboard comes up.
  open var followsUndockedKeyboard = false
  /// The distance above the keyboard from which a finger moves it down.
  ///
  /// Type-checks only: no keyboard comes up.
  open var keyboardDismissPadding: CGFloat = 0

  /// The height of what the guide takes at the bottom of its view.
  override var height: CGFloat { usesBottomSafeArea ? owningView?.safeAreaInsets.bottom ?? 0 : 0 }
}

extension UIView {
  /// The part that the keyboard covers.
  ///
  /// Simulated: see UIKeyboardLayoutGuide.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = layout.guideOfKeyboard { return guide }
    let guide = UIKeyboardLayoutGuide(kind: .keyboard, of: self)
    layout.guideOfKeyboard = guide
    return guide
  }
}
