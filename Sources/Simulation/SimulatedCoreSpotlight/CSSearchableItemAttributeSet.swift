public import Foundation
public import SimulatedUniformTypeIdentifiers

/// The attributes of a searchable item.
///
/// Simulated: it is found by its texts and keywords, and shown with its title or name and its
/// description. Differs: Apple's has over a hundred properties; the missing ones are
/// seldom used.
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
  // As on iOS there is no lock: a program mustn't change it on two queues at once.

  /// The identifier of the item's uniform type.
  open var contentType: String?
  /// The title of a result.
  open var title: String?
  /// The name of the item, shown if there is no title.
  open var displayName: String?
  /// The description below the title.
  open var contentDescription: String?
  /// The keywords by which it is found.
  open var keywords: [String]?
  /// The names of its authors.
  open var authorNames: [String]?
  /// The name of its artist.
  open var artist: String?
  /// The name of its album.
  open var album: String?
  /// The subject.
  open var subject: String?
  /// The complete text.
  open var textContent: String?
  /// A picture.
  ///
  /// Type-checks only: results are shown as text.
  open var thumbnailData: Data?
  /// The URL of a picture.
  ///
  /// Type-checks only: results are shown as text.
  open var thumbnailURL: URL?
  /// The URL of the item itself.
  ///
  /// Type-checks only: it isn't opened.
  open var contentURL: URL?
  /// The identifier of the item to which this one belongs.
  ///
  /// Type-checks only: it has no effect.
  open var relatedUniqueIdentifier: String?

  /// Makes a set without values.
  public init(contentType: UTType) {
    self.contentType = contentType.identifier
    super.init()
  }

  /// Makes a set without values.
  public init(itemContentType type: String) {
    contentType = type
    super.init()
  }

  var searchedTexts: [String] {
    [title, displayName, contentDescription, textContent, artist, album, subject].compactMap { $0 }
      + (keywords ?? []) + (authorNames ?? [])
  }
}
