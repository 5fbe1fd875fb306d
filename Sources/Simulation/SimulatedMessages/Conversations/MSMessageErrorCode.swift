import Foundation

/// The domain of this framework's errors.
///
/// Simulated: its errors have it; the value is the one that developers see in logs (observed).
public let MSMessagesErrorDomain = "com.apple.messages.messagesapp-error"

/// An error about messages.
///
/// Simulated: the numbers are Apple's.
public enum MSMessageErrorCode: Int, Hashable, Sendable {
  /// The reason is unknown.
  ///
  /// Simulated: for an app that isn't on the screen (inferred).
  case unknown = -1
  /// The file doesn't exist.
  case fileNotFound = 1
  /// The file can't be read.
  ///
  /// Type-checks only: every existing file can be read here.
  case fileUnreadable = 2
  /// The file is of the wrong kind.
  ///
  /// Type-checks only: attachments of all kinds are accepted.
  case improperFileType = 3
  /// The URL isn't that of a file.
  case improperFileURL = 4
  /// A sticker's picture can't be read.
  ///
  /// Type-checks only: a picture that can't be read ends with `stickerFileImproperFileFormat`.
  case stickerFileImproperFileAttributes = 5
  /// A sticker's picture is larger than 500 kB.
  case stickerFileImproperFileSize = 6
  /// A sticker's picture is of the wrong kind.
  case stickerFileImproperFileFormat = 7
  /// The URL is too long.
  case urlExceedsMaxSize = 8
  /// The user hasn't just touched the app that tries to send.
  case sendWithoutRecentInteraction = 9
  /// The app that tries to send isn't visible.
  case sendWhileNotVisible = 10
  /// The function isn't available in this context.
  ///
  /// Type-checks only: the app is only shown in conversations.
  case apiUnavailableInPresentationContext = 11
}

/// A failure before Messages was asked.
struct MessageFailure: Error {
  let code: MSMessageErrorCode

  init(_ code: MSMessageErrorCode) { self.code = code }

  /// The error as code sees it.
  var error: NSError { NSError(domain: MSMessagesErrorDomain, code: code.rawValue) }
}
