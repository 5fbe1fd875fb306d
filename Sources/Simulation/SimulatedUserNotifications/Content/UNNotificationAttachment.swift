public import Foundation

/// A file that a notification shows or plays.
///
/// Simulated: made only of an existing file of a documented kind that isn't larger than its kind
/// may be: sound 5 MB, picture 10 MB, film 50 MB (documented). Differs: a file's kind is told by
/// its name or by the type hint, not by its bytes, and it stays where it is, while iOS moves it
/// into a store of its own when the notification is added.
open class UNNotificationAttachment: NSObject, NSCopying, @unchecked Sendable {
  // What it keeps never changes.
  /// What tells it from the others of the notification.
  public let identifier: String
  /// The file.
  public let url: URL
  /// The file's uniform type identifier.
  public let type: String

  /// Makes an attachment of a file.
  ///
  /// Simulated: an empty identifier is replaced by a unique one (documented).
  ///
  /// - Parameters:
  ///   - identifier: What tells it from the others; empty for any.
  ///   - url: The file.
  ///   - options: How it is shown, and `UNNotificationAttachmentOptionsTypeHintKey`.
  /// - Throws: UNError when the file isn't there, too large, or of a kind that isn't shown.
  public convenience init(
    identifier: String, url: URL, options: [AnyHashable: Any]? = nil
  ) throws {
    let kind = try AttachmentKind.kind(
      of: url, hint: options?[UNNotificationAttachmentOptionsTypeHintKey] as? String)
    self.init(
      identifier: identifier.isEmpty ? UUID().uuidString : identifier, url: url,
      type: kind.identifier)
  }

  init(identifier: String, url: URL, type: String) {
    self.identifier = identifier
    self.url = url
    self.type = type
    super.init()
  }

  /// The attachment itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other is the same file under the same identifier.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationAttachment else { return false }
    return identifier == other.identifier && url == other.url && type == other.type
  }

  /// Equal for equal attachments.
  open override var hash: Int { identifier.hashValue }
}

/// The key of an attachment's type: a uniform type identifier, for a file whose name doesn't say it.
///
/// Simulated: looked at before the file's name (documented).
public let UNNotificationAttachmentOptionsTypeHintKey =
  "UNNotificationAttachmentOptionsTypeHintKey"
/// The key of whether the thumbnail is left out.
///
/// Type-checks only: nothing is shown.
public let UNNotificationAttachmentOptionsThumbnailHiddenKey =
  "UNNotificationAttachmentOptionsThumbnailHiddenKey"
/// The key of the part of the picture that the thumbnail shows.
///
/// Type-checks only: nothing is shown.
public let UNNotificationAttachmentOptionsThumbnailClippingRectKey =
  "UNNotificationAttachmentOptionsThumbnailClippingRectKey"
/// The key of the time in the film that the thumbnail shows.
///
/// Type-checks only: nothing is shown.
public let UNNotificationAttachmentOptionsThumbnailTimeKey =
  "UNNotificationAttachmentOptionsThumbnailTimeKey"
