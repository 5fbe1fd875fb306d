package import DeviceProtocol
import Foundation

extension NSExtensionItem {
  /// Makes the item that another process described; its attachments load across the boundary.
  ///
  /// - Parameters:
  ///   - description: What the other process said.
  ///   - index: The item's place among those of its source.
  ///   - source: The request's number, or the sheet's.
  ///   - connection: The way to the other process.
  package convenience init(
    _ description: ItemDescription, index: Int, source: Int, connection: DeviceConnection
  ) {
    self.init()
    if let data = description.otherValues,
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    {
      userInfo = list as? [String: Any]
    }
    if let title = description.title { attributedTitle = NSAttributedString(string: title) }
    if let text = description.contentText {
      attributedContentText = NSAttributedString(string: text)
    }
    attachments = description.attachments.enumerated().map { position, attachment in
      NSItemProvider(
        attachment,
        reference: AttachmentReference(source: source, item: index, attachment: position),
        connection: connection)
    }
  }

  /// The item as another process sees it before it loads anything.
  package var wireDescription: ItemDescription {
    var description = ItemDescription(
      title: attributedTitle?.string, contentText: attributedContentText?.string,
      attachments: (attachments ?? []).map(\.wireDescription))
    description.otherValues = ArchivedItem.otherValues(of: self)
    return description
  }
}
