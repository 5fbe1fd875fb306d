public import Foundation
public import SimulatedUserNotifications

/// Sending a message: what the share sheet's row of people stands for.
///
/// Simulated: keeps its values; Siri makes one of what the user asks for. Differs: no people are
/// suggested on the share sheet, so a Share extension never gets one.
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
