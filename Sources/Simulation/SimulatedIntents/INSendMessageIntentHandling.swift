public import Foundation

/// A handler of intents to send a message.
///
/// Simulated: Siri asks for the recipients to be resolved, then for the content, then for
/// confirmation; it asks the user, and then has the message sent. Each answer may take ten seconds,
/// a number of our own. Everything except `handle` is optional, and one form of each method is
/// enough. Differs: the log records the optional methods as called even if the defaults answer;
/// names of groups and types of messages aren't resolved; the compiler doesn't notice if `handle`
/// is missing, and the process ends.
public protocol INSendMessageIntentHandling: NSObjectProtocol {
  /// Sends the message.
  func handle(
    intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void)
  /// Sends the message.
  func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse
  /// Reports whether the message could be sent.
  func confirm(
    intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void)
  /// Reports whether the message could be sent.
  func confirm(intent: INSendMessageIntent) async -> INSendMessageIntentResponse
  /// Resolves the recipients: a result for each, or a single one if there are none.
  func resolveRecipients(
    for intent: INSendMessageIntent,
    with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void)
  /// Resolves the recipients: a result for each, or a single one if there are none.
  func resolveRecipients(
    for intent: INSendMessageIntent
  ) async -> [INSendMessageRecipientResolutionResult]
  /// Resolves the recipients; the older method, which is called if there is no newer one.
  func resolveRecipients(
    for intent: INSendMessageIntent,
    with completion: @escaping ([INPersonResolutionResult]) -> Void)
  /// Resolves the recipients; the older method, which is called if there is no newer one.
  func resolveRecipients(for intent: INSendMessageIntent) async -> [INPersonResolutionResult]
  /// Resolves the text.
  func resolveContent(
    for intent: INSendMessageIntent,
    with completion: @escaping (INStringResolutionResult) -> Void)
  /// Resolves the text.
  func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult
}

/// The outcome of sending a message.
///
/// Simulated: Apple's numbers. Siri asks the user if it is `ready`, or already `success`
/// (inferred); it reports the outcome, and opens the app for `failureRequiringAppLaunch`
/// (documented).
public enum INSendMessageIntentResponseCode: Int, Hashable, Sendable {
  /// An unspecified outcome, which Siri treats as a failure.
  case unspecified
  /// The message can be sent.
  case ready
  /// The message is being sent.
  case inProgress
  /// The message was sent.
  case success
  /// Sending has failed.
  case failure
  /// The app must be opened.
  case failureRequiringAppLaunch
  /// The service can't be reached.
  case failureMessageServiceNotAvailable
}

/// An app's answer to an intent to send a message.
///
/// Simulated: the code determines what Siri says; an app that is opened receives the activity.
open class INSendMessageIntentResponse: INIntentResponse, @unchecked Sendable {
  // Its values never change.
  /// The outcome.
  public let code: INSendMessageIntentResponseCode
  /// Makes an answer.
  public init(code: INSendMessageIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}
