public import Foundation
public import SimulatedUniformTypeIdentifiers

/// What is to be known of a searchable item.
///
/// Simulated: it is found by its title, name, description, text and keywords, and shown with the first and
/// third of them. Differs: Apple's has over a hundred properties; those that aren't here are seldom used.
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
  // As on iOS nothing is locked: whoever changes it on two queues at once is to blame.

  /// The identifier of the item's uniform type.
  open var contentType: String?
  /// What the user sees first.
  open var title: String?
  /// What the item is called; shown where there is no title.
  open var displayName: String?
  /// What the user sees below the title.
  open var contentDescription: String?
  /// Words that it is found by.
  open var keywords: [String]?
  /// All of its text.
  open var textContent: String?
  /// A picture.
  ///
  /// Type-checks only: results are shown as text.
  open var thumbnailData: Data?
  /// Where a picture is.
  ///
  /// Type-checks only: results are shown as text.
  open var thumbnailURL: URL?
  /// Where the item itself is.
  ///
  /// Type-checks only: nobody opens it.
  open var contentURL: URL?
  /// The identifier of the item that this one belongs to.
  ///
  /// Type-checks only: nothing comes of it.
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
