public import Foundation

/// Lets the user feel something.
///
/// Type-checks only: the device doesn't shake, and nothing is felt.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// Makes one.
  public override init() { super.init() }
  /// Gets ready.
  open func prepare() {}
}

/// Lets the user feel a blow.
///
/// Type-checks only: the device doesn't shake, and nothing is felt.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard it is.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  /// Makes one.
  public init(style: FeedbackStyle) { super.init() }
  /// Makes one of medium hardness.
  public override convenience init() { self.init(style: .medium) }
  /// Lets it be felt.
  open func impactOccurred() {}
  /// Lets it be felt with a strength.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Lets the user feel how something ended.
///
/// Type-checks only: the device doesn't shake, and nothing is felt.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How something ended.
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  /// Lets it be felt.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Lets the user feel a choice.
///
/// Type-checks only: the device doesn't shake, and nothing is felt.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Lets it be felt.
  open func selectionChanged() {}
}
