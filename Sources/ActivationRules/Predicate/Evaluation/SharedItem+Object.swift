extension SharedItem {
  /// Returns the object of a predicate: a dictionary with what is shared under `extensionItems`.
  ///
  /// Its shape is reported and, for attachments, shown by Apple: dictionaries, not the classes of
  /// the same names. The contents of an item's `userInfo` are in the item itself, apart from keys
  /// that belong to UIKit.
  ///
  /// - Parameter items: What is shared, as the host app passes it on.
  /// - Returns: The object, with the items prepared as the system prepares them.
  public static func object(for items: [SharedItem]) -> PropertyValue {
    .dictionary([
      PropertyValue.Entry("extensionItems", .array(items.map { $0.prepared().object }))
    ])
  }

  /// The item as a dictionary.
  private var object: PropertyValue {
    var entries = userInfo.filter { !$0.key.utf8.starts(with: "com.apple.UIKit".utf8) }
    if let title { entries.append(PropertyValue.Entry("title", .string(title))) }
    if let contentText {
      entries.append(PropertyValue.Entry("contentText", .string(contentText)))
    }
    entries.append(PropertyValue.Entry("attachments", .array(attachments.map { $0.object })))
    return .dictionary(entries)
  }
}

extension Attachment {
  /// The attachment as a dictionary.
  fileprivate var object: PropertyValue {
    .dictionary([
      PropertyValue.Entry(
        "registeredTypeIdentifiers", .array(typeIdentifiers.map { .string($0) }))
    ])
  }
}
