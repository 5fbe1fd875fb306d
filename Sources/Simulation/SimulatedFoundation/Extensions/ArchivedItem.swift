import Foundation

/// The form of an extension item in an archive.
enum ArchivedItem {
  private static let title = "title"
  private static let text = "text"
  private static let values = "values"

  static func encode(_ item: NSExtensionItem, into coder: NSCoder) {
    if let text = item.attributedTitle?.string {
      coder.encode(NSString(string: text), forKey: title)
    }
    if let words = item.attributedContentText?.string {
      coder.encode(NSString(string: words), forKey: text)
    }
    if let data = otherValues(of: item) { coder.encode(NSData(data: data), forKey: values) }
  }

  /// What `userInfo` holds in addition to the properties, as far as a property list can hold it, in
  /// binary form.
  static func otherValues(of item: NSExtensionItem) -> Data? {
    let own = [
      NSExtensionItemAttributedTitleKey, NSExtensionItemAttributedContentTextKey,
      NSExtensionItemAttachmentsKey,
    ]
    var others: [String: Any] = [:]
    for case (let key as String, let value) in item.userInfo ?? [:]
    where !own.contains(key)
      && PropertyListSerialization.propertyList([value], isValidFor: .binary)
    {
      others[key] = value
    }
    guard !others.isEmpty else { return nil }
    return try? PropertyListSerialization.data(
      fromPropertyList: others, format: .binary, options: 0)
  }

  static func decode(_ item: NSExtensionItem, from coder: NSCoder) {
    if coder.containsValue(forKey: values),
      let data = coder.decodeObject(of: NSData.self, forKey: values) as Data?,
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    {
      item.userInfo = list as? [String: Any]
    }
    if coder.containsValue(forKey: title),
      let title = coder.decodeObject(of: NSString.self, forKey: title)
    {
      item.attributedTitle = NSAttributedString(string: String(describing: title))
    }
    if coder.containsValue(forKey: text),
      let text = coder.decodeObject(of: NSString.self, forKey: text)
    {
      item.attributedContentText = NSAttributedString(string: String(describing: text))
    }
  }
}
