public import Foundation

/// The name of a notification, as C functions take it.
///
/// Simulated: text with its own type, as on iOS. No known difference.
public struct CFNotificationName: Hashable, RawRepresentable, @unchecked Sendable {
  // Text that never changes.
  /// The text.
  public let rawValue: CFString

  /// Makes a name from text.
  public init(_ rawValue: CFString) {
    self.rawValue = NSString(string: String(describing: rawValue))
  }

  /// Makes a name from text.
  public init(rawValue: CFString) { self.init(rawValue) }
}

/// The treatment of notifications for a process in the background.
///
/// Type-checks only: no centre on iOS looks at it (documented for the Darwin centre).
public enum CFNotificationSuspensionBehavior: CFIndex, Sendable {
  /// They are lost.
  case drop = 1
  /// Only the last one with a name is kept.
  case coalesce = 2
  /// They are kept.
  case hold = 3
  /// They are delivered at once.
  case deliverImmediately = 4
}

/// An option for posting: deliver at once.
///
/// Type-checks only: no centre on iOS looks at it (documented for the Darwin centre).
public let kCFNotificationDeliverImmediately: CFOptionFlags = 1

/// An option for posting: to all of the user's sessions.
///
/// Type-checks only: no centre on iOS looks at it (documented for the Darwin centre).
public let kCFNotificationPostToAllSessions: CFOptionFlags = 2
