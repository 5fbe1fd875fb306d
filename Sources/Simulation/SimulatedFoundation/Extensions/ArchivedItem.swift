import Foundation

/// The form of an extension item in an archive.
enum ArchivedItem {
  private static let title = "title"
  private static let text = "text"
  private static let values = "values"

  static func encode(_ item: NSExtensionItem, into coder: NSCoder) {
    coder.encode(item.attributedTitle.map { NSString(string: $0.string) }, forKey: title)
    coder.encode(item.attributedContentText.map { NSString(string: $0.string) }, forKey: text)
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
    guard !others.isEmpty,
      let data = try? PropertyListSerialization.data(
        fromPropertyList: others, format: .binary, options: 0)
    else { return }
    coder.encode(NSData(data: data), forKey: values)
  }

  static func decode(_ item: NSExtensionItem, from coder: NSCoder) {
    if let data = coder.decodeObject(of: NSData.self, forKey: values) as Data?,
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    {
      item.userInfo = list as? [String: Any]
    }
    if let title = coder.decodeObject(of: NSString.self, forKey: title) {
      item.attributedTitle = NSAttributedString(string: String(describing: title))
    }
    if let text = coder.decodeObject(of: NSString.self, forKey: text) {
      item.attributedContentText = NSAttributedString(string: String(describing: text))
    }
  }
}
