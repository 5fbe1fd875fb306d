public import Foundation

/// A file that a notification shows or plays.
///
/// Simulated: made only from an existing file of a documented kind that isn't larger than its kind
/// may be: sound 5 MB, picture 10 MB, film 50 MB (documented). Differs: a file's kind is determined
/// by its name or by the type hint, not by its bytes, and the file stays in its place, whereas iOS
/// moves it into a separate store when the notification is added.
open class UNNotificationAttachment: NSObject, NSCopying, @unchecked Sendable {
  // Its values never change.
  /// The identifier, which distinguishes it from the notification's others.
  public let identifier: String
  /// The file.
  public let url: URL
  /// The file's uniform type identifier.
  public let type: String

  /// Makes an attachment from a file.
  ///
  /// Simulated: an empty identifier is replaced by a unique one (documented).
  ///
  /// - Parameters:
  ///   - identifier: The identifier; empty for a unique one.
  ///   - url: The file.
  ///   - options: The options for showing it, and `UNNotificationAttachmentOptionsTypeHintKey`.
  /// - Throws: UNError if the file doesn't exist, is too large, or is of an unsupported kind.
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

  /// Returns the attachment itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether the other is the same file under the same identifier.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationAttachment else { return false }
    return identifier == other.identifier && url == other.url && type == other.type
  }

  /// A hash that equal attachments share.
  open override var hash: Int { identifier.hashValue }
}

/// The key of an attachment's uniform type identifier, for a file whose name doesn't reveal it.
///
/// Simulated: takes precedence over the file's name (documented).
public let UNNotificationAttachmentOptionsTypeHintKey =
  "UNNotificationAttachmentOptionsTypeHintKey"
/// The key of whether the thumbnail is hidden.
///
/// Type-checks only: thumbnails aren't shown.
public let UNNotificationAttachmentOptionsThumbnailHiddenKey =
  "UNNotificationAttachmentOptionsThumbnailHiddenKey"
/// The key of the part of the picture that the thumbnail shows.
///
/// Type-checks only: thumbnails aren't shown.
public let UNNotificationAttachmentOptionsThumbnailClippingRectKey =
  "UNNotificationAttachmentOptionsThumbnailClippingRectKey"
/// The key of the time in the film that the thumbnail shows.
///
/// Type-checks only: thumbnails aren't shown.
public let UNNotificationAttachmentOptionsThumbnailTimeKey =
  "UNNotificationAttachmentOptionsThumbnailTimeKey"
