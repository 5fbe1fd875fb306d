/// The reason why a Live Activity can't be started.
///
/// Simulated: too much data, switched off by the user, too many of the app, not in the foreground,
/// an app whose property list lacks the key, and iOS before 16.1. Differs: the others don't happen;
/// the sentences are our own.
public enum ActivityAuthorizationError: Int, Error, LocalizedError, CustomNSError, Sendable {
  /// Attributes and state have more than 4 KB.
  case attributesTooLarge
  /// The user has switched Live Activities off.
  case denied
  /// The device has too many.
  case globalMaximumExceeded
  /// The identifier can't be read.
  case malformedActivityIdentifier
  /// The process has no identifier.
  case missingProcessIdentifier
  /// The device can't keep it.
  case persistenceFailure
  /// Another process has started it.
  case reconnectNotPermitted
  /// The app has too many.
  case targetMaximumExceeded
  /// The app lacks an entitlement.
  case unentitled
  /// The device has no Live Activities.
  case unsupported
  /// The app's property list lacks NSSupportsLiveActivities.
  case unsupportedTarget
  /// The app isn't in the foreground.
  case visibility

  /// The domain.
  public static var errorDomain: String { "com.apple.ActivityKit.ActivityAuthorization" }

  /// The number; differs: the numbers are our own.
  public var errorCode: Int { rawValue }

  /// The reason and the remedy, by the keys of NSError.
  public var errorUserInfo: [String: Any] {
    var values = [NSLocalizedDescriptionKey: ActivityWords.reason(self)]
    values[NSLocalizedFailureReasonErrorKey] = failureReason
    values[NSLocalizedRecoverySuggestionErrorKey] = recoverySuggestion
    return values
  }

  /// The reason, in a sentence.
  public var errorDescription: String? { ActivityWords.reason(self) }

  /// The reason, in a sentence.
  public var failureReason: String? { ActivityWords.reason(self) }

  /// What to do about it, where something can be done.
  public var recoverySuggestion: String? { ActivityWords.remedy(self) }
}
