/// What a user can do with an element by other means than touching it.
///
/// Type-checks only: the screen isn't read aloud.
public struct AccessibilityActionKind: Equatable, Sendable {
  private let name: String

  /// The usual action.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// Going back.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// The most likely action.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
}

/// The direction in which a value is changed.
///
/// Type-checks only: the screen isn't read aloud.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// The directions.
  case increment, decrement
}

extension View {
  /// Adds an action for screen readers.
  ///
  /// Type-checks only: the screen isn't read aloud.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Adds an action with a name for screen readers.
  ///
  /// Type-checks only: the screen isn't read aloud.
  @_disfavoredOverload public func accessibilityAction(
    named name: some StringProtocol, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Adds an action with a name for screen readers.
  ///
  /// Type-checks only: the screen isn't read aloud.
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Adds an action with a name for screen readers.
  ///
  /// Type-checks only: the screen isn't read aloud.
  public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Adds what changes a value for screen readers.
  ///
  /// Type-checks only: the screen isn't read aloud.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }
}
