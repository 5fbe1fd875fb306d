/// The stage of a Live Activity's life.
///
/// Simulated: no known difference.
public enum ActivityState: String, Hashable, Codable, Sendable {
  /// It is seen, and can be updated.
  case active
  /// It is seen, but its content is outdated.
  case stale
  /// It is seen on the lock screen, but nothing changes any more.
  case ended
  /// It isn't seen any more.
  case dismissed
}
