package import Foundation

/// An NSExtensionItem without its attachments' contents: those are loaded when they are asked for.
package struct ItemDescription: Codable, Hashable, Sendable {
  package var title: String?
  package var contentText: String?
  package var attachments: [AttachmentDescription]

  package init(title: String?, contentText: String?, attachments: [AttachmentDescription]) {
    self.title = title
    self.contentText = contentText
    self.attachments = attachments
  }
}

/// An NSItemProvider as another process sees it before loading anything.
package struct AttachmentDescription: Codable, Hashable, Sendable {
  /// The registered types, in the order of their registration.
  package var types: [String]
  package var suggestedName: String?
  /// Whether what it holds is a web address (http or https).
  package var isWebURL: Bool

  package init(types: [String], suggestedName: String?, isWebURL: Bool) {
    self.types = types
    self.suggestedName = suggestedName
    self.isWebURL = isWebURL
  }
}

/// Which attachment of a request is meant.
package struct AttachmentReference: Codable, Hashable, Sendable {
  package var item: Int
  package var attachment: Int

  package init(item: Int, attachment: Int) {
    self.item = item
    self.attachment = attachment
  }
}

/// A loaded value as it crosses between processes.
package enum WireValue: Codable, Hashable, Sendable {
  case url(String)
  case string(String)
  case data(Data)
  /// A property list in binary form: a dictionary, an array, a number, a date.
  case propertyList(Data)
}

/// Something that the user shares from a host app.
package enum SharedThing: Codable, Hashable, Sendable {
  case link(url: String, title: String?)
  case text(String)
  /// The contents of a file of the given type, with the name that it suggests.
  case data(Data, type: String, name: String?)
  /// A file with this name.
  case file(Data, name: String)
}
