public import Foundation

/// The look of a bar.
///
/// Simulated: keeps its values; a bar that is given it uses its background colour. Differs:
/// effects, pictures and shadows aren't drawn.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  /// Makes the look that bars have by default.
  public override init() { super.init() }

  /// Makes a copy of another look.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    backgroundColor = barAppearance.backgroundColor
    backgroundEffect = barAppearance.backgroundEffect
    backgroundImage = barAppearance.backgroundImage
    backgroundImageContentMode = barAppearance.backgroundImageContentMode
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
  }

  /// The effect behind everything.
  open var backgroundEffect: UIBlurEffect?
  /// The colour behind everything.
  open var backgroundColor: UIColor?
  /// The picture behind everything.
  open var backgroundImage: UIImage?
  /// The way in which that picture fills the bar.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the line at the edge.
  open var shadowColor: UIColor?
  /// The picture of that line.
  open var shadowImage: UIImage?

  /// Takes the look that bars have by default.
  open func configureWithDefaultBackground() { reset(nil) }
  /// Takes an opaque look.
  open func configureWithOpaqueBackground() { reset(.systemBackground) }
  /// Takes a look without a background.
  open func configureWithTransparentBackground() { reset(.clear) }

  private func reset(_ color: UIColor?) {
    backgroundColor = color
    backgroundEffect = nil
    backgroundImage = nil
    shadowColor = nil
    shadowImage = nil
  }
}

/// The look of a navigation bar.
///
/// Simulated: as UIBarAppearance; a bar that is given it also uses the title's attributes.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title.
  open var titlePositionAdjustment = UIOffset.zero
  /// The look of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The look of the back button.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The look of prominent buttons, which finish the work on a screen.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// The arrow of the back button.
  open private(set) var backIndicatorImage: UIImage?
  /// Sets the arrow of the back button.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) { self.backIndicatorImage = backIndicatorImage }
}

/// The look of a toolbar.
///
/// Simulated: as UIBarAppearance.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  /// The look of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The look of prominent buttons, which finish the work on a screen.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
}

/// The look of a tab bar.
///
/// Simulated: as UIBarAppearance.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {}

/// The look of buttons in a bar.
///
/// Simulated: keeps its values. Differs: buttons don't use them.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
  /// The look of buttons in one state.
  @preconcurrency @MainActor open class StateAppearance: NSObject {
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title.
    open var titlePositionAdjustment = UIOffset.zero
    /// The picture behind the title.
    open var backgroundImage: UIImage?
  }

  /// Makes the look of a style of buttons.
  public init(style: UIBarButtonItem.Style) { super.init() }
  /// Makes the look of plain buttons.
  public override convenience init() { self.init(style: .plain) }
  /// The look in the normal state.
  public let normal = StateAppearance()
  /// The look while a finger is on the button.
  public let highlighted = StateAppearance()
  /// The look while the button can't be used.
  public let disabled = StateAppearance()
  /// The look while the button is focused.
  public let focused = StateAppearance()
}

/// The style of a bar.
///
/// Simulated: keeps its value; bars are drawn alike.
public enum UIBarStyle: Int, Sendable {
  /// The light style.
  case `default`
  /// The dark style.
  case black
}

/// The room that a bar has.
///
/// Simulated: keeps its value; a phone that isn't turned has the first.
public enum UIBarMetrics: Int, Sendable {
  /// As much room as a bar wants.
  case `default` = 0
  /// Little height.
  case compact = 1
  /// As much room as a bar with a prompt wants.
  case defaultPrompt = 101
  /// Little height, with a prompt.
  case compactPrompt = 102
}
