/// What the user feels or hears when something happens.
///
/// Type-checks only: the device has no haptics.
public struct SensoryFeedback: Hashable, Sendable {
  private let name: String

  /// A task has succeeded.
  public static let success = SensoryFeedback(name: "success")
  /// A task may go wrong.
  public static let warning = SensoryFeedback(name: "warning")
  /// A task has gone wrong.
  public static let error = SensoryFeedback(name: "error")
  /// What is selected changes.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value grows.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value shrinks.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Something begins.
  public static let start = SensoryFeedback(name: "start")
  /// Something ends.
  public static let stop = SensoryFeedback(name: "stop")
  /// What is dragged meets a line.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// Something moves to another level.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// Two things meet.
  public static let impact = SensoryFeedback(name: "impact")

  /// How heavy something is that meets another.
  ///
  /// Type-checks only: the device has no haptics.
  public enum Weight: Hashable, Sendable {
    /// From light to heavy.
    case light, medium, heavy
  }

  /// How hard something is that meets another.
  ///
  /// Type-checks only: the device has no haptics.
  public enum Flexibility: Hashable, Sendable {
    /// From hard to soft.
    case rigid, solid, soft
  }

  /// Two things of a weight meet.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    impact
  }

  /// Two things of a hardness meet.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    impact
  }
}

extension View {
  /// Lets the user feel something when a value has changed.
  ///
  /// Type-checks only: the device has no haptics.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View { self }

  /// Lets the user feel something when a value has changed as a closure says.
  ///
  /// Type-checks only: the device has no haptics.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { self }

  /// Lets the user feel what a closure says when a value has changed.
  ///
  /// Type-checks only: the device has no haptics.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }
}
