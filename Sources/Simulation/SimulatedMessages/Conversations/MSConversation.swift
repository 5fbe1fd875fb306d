public import Foundation

/// A conversation in Messages.
///
/// Type-checks only: the device has no Messages app yet: nobody takes part, and what is put in ends
/// with `MSMessageErrorCode.unknown`.
open class MSConversation: NSObject, @unchecked Sendable {
  // What it keeps never changes.
  /// The user, as this app on this device may know.
  public let localParticipantIdentifier = UUID()
  /// The others, as this app on this device may know.
  open var remoteParticipantIdentifiers: [UUID] { [] }
  /// The message that the user has tapped.
  open var selectedMessage: MSMessage? { nil }

  package override init() { super.init() }

  /// Puts a message in the field.
  @preconcurrency open func insert(
    _ message: MSMessage, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { refuse(completionHandler) }
  /// Puts a sticker in the field.
  @preconcurrency open func insert(
    _ sticker: MSSticker, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { refuse(completionHandler) }
  /// Puts text in the field.
  @preconcurrency open func insertText(
    _ text: String, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { refuse(completionHandler) }
  /// Puts a file in the field.
  @preconcurrency open func insertAttachment(
    _ URL: URL, withAlternateFilename filename: String?,
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { refuse(completionHandler) }
  /// Sends a message.
  @preconcurrency open func send(
    _ message: MSMessage, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { refuse(completionHandler) }
  /// Sends a sticker.
  @preconcurrency open func send(
    _ sticker: MSSticker, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { refuse(completionHandler) }
  /// Sends text.
  @preconcurrency open func sendText(
    _ text: String, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { refuse(completionHandler) }

  private func refuse(_ handler: (@Sendable ((any Error)?) -> Void)?) {
    let error = NSError(domain: MSMessagesErrorDomain, code: MSMessageErrorCode.unknown.rawValue)
    DispatchQueue.main.async { handler?(error) }
  }
}

/// The domain of this framework's errors.
///
/// Type-checks only: as MSConversation (that the value is spelled so is inferred).
public let MSMessagesErrorDomain = "com.apple.messages.messagesErrorDomain"

/// What can't be done with messages.
///
/// Type-checks only: as MSConversation. The numbers are Apple's.
public enum MSMessageErrorCode: Int, Hashable, Sendable {
  /// Nobody knows.
  case unknown = -1
  /// There is no such file.
  case fileNotFound = 1
  /// The file can't be read.
  case fileUnreadable = 2
  /// The file is of another kind.
  case improperFileType = 3
  /// The address is of another kind.
  case improperFileURL = 4
  /// A sticker's picture can't be read.
  case stickerFileImproperFileAttributes = 5
  /// A sticker's picture is too large, or too small.
  case stickerFileImproperFileSize = 6
  /// A sticker's picture is of another kind.
  case stickerFileImproperFileFormat = 7
  /// The address is too long.
  case urlExceedsMaxSize = 8
  /// Only what the user has tapped may send.
  case sendWithoutRecentInteraction = 9
  /// It isn't shown.
  case sendWhileNotVisible = 10
  /// That can't be used here.
  case apiUnavailableInPresentationContext = 11
}
