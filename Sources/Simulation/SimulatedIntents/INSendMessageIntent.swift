public import Foundation
public import SimulatedFoundation
public import SimulatedUserNotifications

/// Sending a message: what the share sheet's row of people stands for.
///
/// Simulated: keeps its values. Differs: no people are suggested on the share sheet, so an
/// extension never gets one.
open class INSendMessageIntent: INIntent, UNNotificationContentProviding, @unchecked Sendable {
  // What it keeps never changes.
  /// Who gets it.
  public let recipients: [INPerson]?
  /// What kind of message it is.
  public let outgoingMessageType: INOutgoingMessageType
  /// The text.
  public let content: String?
  /// What the group is called.
  public let speakableGroupName: INSpeakableString?
  /// The conversation, in the app's own words.
  public let conversationIdentifier: String?
  /// The service.
  public let serviceName: String?
  /// Who sends it.
  public let sender: INPerson?
  /// What comes with it.
  public let attachments: [INSendMessageAttachment]?

  /// Makes an intent.
  public init(
    recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType, content: String?,
    speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?,
    sender: INPerson?, attachments: [INSendMessageAttachment]?
  ) {
    self.recipients = recipients
    self.outgoingMessageType = outgoingMessageType
    self.content = content
    self.speakableGroupName = speakableGroupName
    self.conversationIdentifier = conversationIdentifier
    self.serviceName = serviceName
    self.sender = sender
    self.attachments = attachments
    super.init()
  }

  /// Makes an intent; the older form.
  public convenience init(
    recipients: [INPerson]?, content: String?, speakableGroupName: INSpeakableString?,
    conversationIdentifier: String?, serviceName: String?, sender: INPerson?
  ) {
    self.init(
      recipients: recipients, outgoingMessageType: .outgoingMessageText, content: content,
      speakableGroupName: speakableGroupName, conversationIdentifier: conversationIdentifier,
      serviceName: serviceName, sender: sender, attachments: nil)
  }
}

/// What kind of message it is.
///
/// Type-checks only: nothing is sent.
public enum INOutgoingMessageType: Int, Hashable, Sendable {
  /// Nobody knows.
  case unknown
  /// Text.
  case outgoingMessageText
  /// Sound.
  case outgoingMessageAudio
}

/// What comes with a message.
///
/// Type-checks only: nothing is sent.
open class INSendMessageAttachment: NSObject, @unchecked Sendable {
  // What it keeps never changes.
  /// A sound.
  public let audioMessageFile: INFile?
  /// Makes an attachment of a sound.
  public init(audioMessageFile: INFile) {
    self.audioMessageFile = audioMessageFile
    super.init()
  }
}

/// Handles intents to send a message.
///
/// Type-checks only: nobody speaks to this device.
public protocol INSendMessageIntentHandling: NSObjectProtocol {
  /// Sends the message.
  func handle(
    intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void)
  /// Looks whether it could be sent.
  func confirm(
    intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void)
}

extension INSendMessageIntentHandling {
  /// It could.
  public func confirm(
    intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void
  ) { completion(INSendMessageIntentResponse(code: .ready, userActivity: nil)) }
}

/// How sending a message ended.
///
/// Type-checks only: nobody asks.
public enum INSendMessageIntentResponseCode: Int, Hashable, Sendable {
  /// Nothing is said.
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
/// Type-checks only: nobody asks.
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
