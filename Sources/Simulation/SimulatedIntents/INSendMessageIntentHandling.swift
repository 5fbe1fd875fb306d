public import Foundation

/// Handles intents to send a message.
///
/// Simulated: Siri has the recipients resolved, then the content, has the sending confirmed, asks the
/// user, and has the message sent; each answer has ten seconds, a number of our own. All but `handle` is optional,
/// and of each one form is enough.
/// Differs: the log has the optional ones as called even where the defaults answer; names of groups and
/// kinds of messages aren't resolved; that there is no `handle` the compiler doesn't notice, and the process ends.
public protocol INSendMessageIntentHandling: NSObjectProtocol {
  /// Sends the message.
  func handle(
    intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void)
  /// Sends the message.
  func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse
  /// Looks whether it could be sent.
  func confirm(
    intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void)
  /// Looks whether it could be sent.
  func confirm(intent: INSendMessageIntent) async -> INSendMessageIntentResponse
  /// Says who is meant: a result for each recipient, or one where there is none.
  func resolveRecipients(
    for intent: INSendMessageIntent,
    with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void)
  /// Says who is meant: a result for each recipient, or one where there is none.
  func resolveRecipients(
    for intent: INSendMessageIntent
  ) async -> [INSendMessageRecipientResolutionResult]
  /// Says who is meant; the older form, which is asked where there is no newer one.
  func resolveRecipients(
    for intent: INSendMessageIntent,
    with completion: @escaping ([INPersonResolutionResult]) -> Void)
  /// Says who is meant; the older form, which is asked where there is no newer one.
  func resolveRecipients(for intent: INSendMessageIntent) async -> [INPersonResolutionResult]
  /// Says which text is meant.
  func resolveContent(
    for intent: INSendMessageIntent,
    with completion: @escaping (INStringResolutionResult) -> Void)
  /// Says which text is meant.
  func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult
}

/// How sending a message ended.
///
/// Simulated: Apple's numbers. Siri asks the user when it is `ready`, or `success` at once (inferred); says
/// how it ended; and opens the app for `failureRequiringAppLaunch` (documented).
public enum INSendMessageIntentResponseCode: Int, Hashable, Sendable {
  /// Nothing is said; Siri takes it for a failure.
  case unspecified
  /// It can be done.
  case ready
  /// It is being done.
  case inProgress
  /// It is done.
  case success
  /// It failed.
  case failure
  /// The app has to be opened.
  case failureRequiringAppLaunch
  /// The service can't be reached.
  case failureMessageServiceNotAvailable
}

/// An app's answer to an intent to send a message.
///
/// Simulated: the code decides what Siri says; an app that is opened is handed the activity.
open class INSendMessageIntentResponse: INIntentResponse, @unchecked Sendable {
  // What it keeps never changes.
  /// How it ended.
  public let code: INSendMessageIntentResponseCode
  /// Makes an answer.
  public init(code: INSendMessageIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}
