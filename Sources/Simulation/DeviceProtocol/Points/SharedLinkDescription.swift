package import Foundation

/// A link that an extension has in the browser's list.
package struct SharedLinkDescription: Codable, Hashable, Sendable {
  package var identifier: String
  package var url: String
  package var title: String
  package var text: String
  package var date: Date?
  /// The number of bytes of its picture, if it has one.
  package var imageSize: Int?

  package init(
    identifier: String, url: String, title: String, text: String, date: Date?, imageSize: Int?
  ) {
    self.identifier = identifier
    self.url = url
    self.title = title
    self.text = text
    self.date = date
    self.imageSize = imageSize
  }
}
