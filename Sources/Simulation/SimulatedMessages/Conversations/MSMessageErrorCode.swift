import Foundation

/// The domain of this framework's errors.
///
/// Simulated: its errors have it; the value is the one that developers see in logs (observed).
public let MSMessagesErrorDomain = "com.apple.messages.messagesapp-error"

/// What can't be done with messages.
///
/// Simulated: the numbers are Apple's.
public enum MSMessageErrorCode: Int, Hashable, Sendable {
  /// Nobody knows.
  ///
  /// Simulated: for an app that isn't on the screen (inferred).
  case unknown = -1
  /// There is no such file.
  case fileNotFound = 1
  /// The file can't be read.
  ///
  /// Type-checks only: every file that is there can be read here.
  case fileUnreadable = 2
  /// The file is of another kind.
  ///
  /// Type-checks only: attachments of all kinds are taken.
  case improperFileType = 3
  /// The address is of another kind.
  case improperFileURL = 4
  /// A sticker's picture can't be read.
  ///
  /// Type-checks only: a picture that can't be read ends with `stickerFileImproperFileFormat`.
  case stickerFileImproperFileAttributes = 5
  /// A sticker's picture has more than 500 kB.
  case stickerFileImproperFileSize = 6
  /// A sticker's picture is of another kind.
  case stickerFileImproperFileFormat = 7
  /// The address is too long.
  case urlExceedsMaxSize = 8
  /// Only what the user has just touched may send.
  case sendWithoutRecentInteraction = 9
  /// It isn't shown.
  case sendWhileNotVisible = 10
  /// That can't be used here.
  ///
  /// Type-checks only: the app is only shown in conversations.
  case apiUnavailableInPresentationContext = 11
}

/// What went wrong before Messages was asked.
struct MessageFailure: Error {
  let code: MSMessageErrorCode

  init(_ code: MSMessageErrorCode) { self.code = code }

  /// The error as code sees it.
  var error: NSError { NSError(domain: MSMessagesErrorDomain, code: code.rawValue) }
}
