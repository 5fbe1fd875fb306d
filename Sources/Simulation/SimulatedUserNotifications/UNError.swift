import Foundation
public import SimulatedFoundation

/// The domain of this framework's errors.
///
/// Simulated: no known difference.
public let UNErrorDomain = "UNErrorDomain"

/// What the notification framework refuses.
///
/// Simulated: an attachment's codes are those of its file (documented). Differs: the descriptions
/// are our own, and codes beside those of attachments and time triggers don't come up.
public struct UNError: BridgedCodeError {
  /// What is wrong.
  ///
  /// Simulated: Apple's numbers.
  public enum Code: Int, Sendable {
    /// The user hasn't allowed it.
    case notificationsNotAllowed = 1
    /// There is no such file.
    case attachmentInvalidURL = 100
    /// The file is of a kind that isn't shown.
    case attachmentUnrecognizedType = 101
    /// The file is too large.
    case attachmentInvalidFileSize = 102
    /// The file isn't in the store.
    case attachmentNotInDataStore = 103
    /// The file can't be moved into the store.
    case attachmentMoveIntoDataStoreFailed = 104
    /// The file can't be read.
    case attachmentCorrupt = 105
    /// The trigger has no date.
    case notificationInvalidNoDate = 1400
    /// There is no content.
    case notificationInvalidNoContent = 1401
    /// The object can't be the source of content.
    case contentProvidingObjectNotAllowed = 1500
    /// What the source gives is no content.
    case contentProvidingInvalid = 1501
    /// The badge is no number that can be shown.
    case badgeInputInvalid = 1600
  }

  /// What is wrong.
  public let code: Code

  /// Makes an error.
  public init(_ code: Code) { self.code = code }

  /// `UNErrorDomain`.
  public static var errorDomain: String { UNErrorDomain }
  /// The description.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: description] }

  private var description: String {
    switch code {
    case .notificationsNotAllowed: "The app may not show notifications."
    case .attachmentInvalidURL: "There is no readable file for the attachment."
    case .attachmentUnrecognizedType: "The attachment's file is of an unknown kind."
    case .attachmentInvalidFileSize: "The attachment's file is too large."
    default: "The notification can't be used as it is (\(code))."
    }
  }
}
