public import Foundation

/// How a bar looks.
///
/// Simulated: keeps its values; a bar that gets it takes its background colour. Differs: effects,
/// pictures and shadows aren't drawn.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  /// Makes the look that bars have by themselves.
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

  /// The effect behind all.
  open var backgroundEffect: UIBlurEffect?
  /// The colour behind all.
  open var backgroundColor: UIColor?
  /// The picture behind all.
  open var backgroundImage: UIImage?
  /// How that picture fills the bar.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the line at the edge.
  open var shadowColor: UIColor?
  /// The picture of that line.
  open var shadowImage: UIImage?

  /// Takes the look that bars have by themselves.
  open func configureWithDefaultBackground() { reset(nil) }
  /// Takes a look that can't be seen through.
  open func configureWithOpaqueBackground() { reset(.systemBackground) }
  /// Takes a look without background.
  open func configureWithTransparentBackground() { reset(.clear) }

  private func reset(_ color: UIColor?) {
    backgroundColor = color
    backgroundEffect = nil
    backgroundImage = nil
    shadowColor = nil
    shadowImage = nil
  }
}

/// How a navigation bar looks.
///
/// Simulated: as UIBarAppearance; a bar that gets it writes its title so, too.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// How the title is written.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How a large title is written.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved.
  open var titlePositionAdjustment = UIOffset.zero
  /// How buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// How the way back looks.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// How buttons that end the work look.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// The arrow of the way back.
  open private(set) var backIndicatorImage: UIImage?
  /// Sets the arrow of the way back.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) { self.backIndicatorImage = backIndicatorImage }
}

/// How a toolbar looks.
///
/// Simulated: as UIBarAppearance.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  /// How buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// How buttons that end the work look.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
}

/// How a tab bar looks.
///
/// Simulated: as UIBarAppearance.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {}

/// How buttons in a bar look.
///
/// Simulated: keeps its values. Differs: buttons don't take them.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
  /// How buttons look in one state.
  @preconcurrency @MainActor open class StateAppearance: NSObject {
    /// How the title is written.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far the title is moved.
    open var titlePositionAdjustment = UIOffset.zero
    /// The picture behind the title.
    open var backgroundImage: UIImage?
  }

  /// Makes the look of a style of buttons.
  public init(style: UIBarButtonItem.Style) { super.init() }
  /// Makes the look of plain buttons.
  public override convenience init() { self.init(style: .plain) }
  /// As they are.
  public let normal = StateAppearance()
  /// While a finger is on them.
  public let highlighted = StateAppearance()
  /// While they can't be used.
  public let disabled = StateAppearance()
  /// While they are focused.
  public let focused = StateAppearance()
}

/// The look of a bar.
///
/// Simulated: keeps its value; bars are drawn alike.
public enum UIBarStyle: Int, Sendable {
  /// Light.
  case `default`
  /// Dark.
  case black
}

/// The room that a bar has.
///
/// Simulated: keeps its value; a phone that isn't turned has the first.
public enum UIBarMetrics: Int, Sendable {
  /// As much as a bar wants.
  case `default` = 0
  /// Little height.
  case compact = 1
  /// As much as it wants, with a prompt.
  case defaultPrompt = 101
  /// Little height, with a prompt.
  case compactPrompt = 102
}
