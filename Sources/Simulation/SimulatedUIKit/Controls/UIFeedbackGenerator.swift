public import Foundation

/// An object that lets the user feel something.
///
/// Type-checks only: the device has no haptics.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// Makes one.
  public override init() { super.init() }
  /// Prepares the device.
  open func prepare() {}
}

/// An object that lets the user feel an impact.
///
/// Type-checks only: the device has no haptics.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength of an impact.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  /// Makes one.
  public init(style: FeedbackStyle) { super.init() }
  /// Makes one of medium strength.
  public override convenience init() { self.init(style: .medium) }
  /// Plays the feedback.
  open func impactOccurred() {}
  /// Plays the feedback with an intensity.
  open func impactOccurred(intensity: CGFloat) {}
}

/// An object that lets the user feel how something ended.
///
/// Type-checks only: the device has no haptics.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcome.
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  /// Plays the feedback.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// An object that lets the user feel a selection.
///
/// Type-checks only: the device has no haptics.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Plays the feedback.
  open func selectionChanged() {}
}
