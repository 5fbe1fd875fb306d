/// The rule for when a Live Activity that has ended leaves the lock screen.
///
/// Simulated: after four hours at most, whatever the date (documented).
public struct ActivityUIDismissalPolicy: Equatable, Sendable {
  enum Kind: Equatable { case automatic, immediate, after(Date) }
  let kind: Kind

  /// After some time: four hours.
  public static let `default` = ActivityUIDismissalPolicy(kind: .automatic)
  /// At once.
  public static let immediate = ActivityUIDismissalPolicy(kind: .immediate)

  /// Returns the rule of a date; the user may remove it earlier.
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
    ActivityUIDismissalPolicy(kind: .after(date))
  }
}
