public import Foundation
public import SimulatedUserNotifications

/// An intent to send a message, which the share sheet's row of people can represent.
///
/// Simulated: keeps its values; Siri makes one from the user's request. Differs: the share sheet
/// doesn't suggest people, so a Share extension never gets one.
open class INSendMessageIntent: INIntent, UNNotificationContentProviding, @unchecked Sendable {
  // Its values never change.
  /// The recipients.
  public let recipients: [INPerson]?
  /// The type of message.
  public let outgoingMessageType: INOutgoingMessageType
  /// The text.
  public let content: String?
  /// The name of the group.
  public let speakableGroupName: INSpeakableString?
  /// The app's own identifier of the conversation.
  public let conversationIdentifier: String?
  /// The service.
  public let serviceName: String?
  /// The sender.
  public let sender: INPerson?
  /// The attachments.
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

  /// Makes an intent; the older initialiser.
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

/// The type of a message.
///
/// Type-checks only: messages aren't sent.
public enum INOutgoingMessageType: Int, Hashable, Sendable {
  /// An unknown type.
  case unknown
  /// A text message.
  case outgoingMessageText
  /// An audio message.
  case outgoingMessageAudio
}

/// An attachment of a message.
///
/// Type-checks only: messages aren't sent.
open class INSendMessageAttachment: NSObject, @unchecked Sendable {
  // Its values never change.
  /// A sound.
  public let audioMessageFile: INFile?
  /// Makes an attachment from a sound.
  public init(audioMessageFile: INFile) {
    self.audioMessageFile = audioMessageFile
    super.init()
  }
}
