public import Foundation
public import SimulatedUniformTypeIdentifiers

/// The attributes of a searchable item.
///
/// Simulated: it is found by its title, name, description, text and keywords, and shown with the
/// first and third of them. Differs: Apple's has over a hundred properties; the missing ones are
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
    [title, displayName, contentDescription, textContent].compactMap { $0 } + (keywords ?? [])
  }
}
