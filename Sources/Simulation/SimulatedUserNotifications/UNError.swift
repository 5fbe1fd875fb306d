import Foundation
public import SimulatedFoundation

/// The domain of this framework's errors.
///
/// Simulated: no known difference.
public let UNErrorDomain = "UNErrorDomain"

/// An error of the notification framework.
///
/// Simulated: an attachment's codes are those about its file (documented); the descriptions are
/// Apple's (observed). Differs: other codes than those for attachments and time triggers don't
/// occur.
public struct UNError: BridgedCodeError {
  /// The code of an error.
  ///
  /// Simulated: Apple's numbers.
  public enum Code: Int, Sendable {
    /// The user hasn't given permission.
    case notificationsNotAllowed = 1
    /// The file doesn't exist.
    case attachmentInvalidURL = 100
    /// The kind of file isn't supported.
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
    /// The source's result isn't content.
    case contentProvidingInvalid = 1501
    /// The badge isn't a number that can be shown.
    case badgeInputInvalid = 1600
  }

  /// The code.
  public let code: Code

  /// Makes an error.
  public init(_ code: Code) { self.code = code }

  /// `UNErrorDomain`.
  public static var errorDomain: String { UNErrorDomain }
  /// The description.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: description] }

  private var description: String {
    switch code {
    case .notificationsNotAllowed: "Notifications are not allowed for this application"
    case .attachmentInvalidURL: "Invalid attachment file URL"
    case .attachmentUnrecognizedType: "Unrecognized attachment file type"
    case .attachmentInvalidFileSize: "Invalid attachment file size"
    case .attachmentNotInDataStore: "Attachment is not in the data store"
    case .attachmentMoveIntoDataStoreFailed: "Failed to move attachment file into data store"
    case .attachmentCorrupt: "Attachment is corrupt"
    case .notificationInvalidNoDate: "Notification has no date"
    case .notificationInvalidNoContent: "Notification has no user visible content"
    case .contentProvidingObjectNotAllowed: "Content providing object not allowed"
    case .contentProvidingInvalid: "Content providing object is invalid"
    case .badgeInputInvalid: "Badge count is invalid"
    }
  }
}
