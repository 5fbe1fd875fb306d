import DeviceProtocol
public import Foundation

/// The key in `userInfo` under which an item keeps its title.
///
/// Simulated: no known difference.
public let NSExtensionItemAttributedTitleKey = "NSExtensionItemAttributedTitleKey"
/// The key in `userInfo` under which an item keeps its text.
///
/// Simulated: no known difference.
public let NSExtensionItemAttributedContentTextKey = "NSExtensionItemAttributedContentTextKey"
/// The key in `userInfo` under which an item keeps its attachments.
///
/// Simulated: no known difference.
public let NSExtensionItemAttachmentsKey = "NSExtensionItemAttachmentsKey"

/// One thing that a host app shares: its title, its text, and its attachments.
///
/// Simulated: the properties are kept in `userInfo` under the three documented keys, so that each
/// reflects the other. Differs: copying and secure coding aren't made yet.
open class NSExtensionItem: NSObject {
  /// What the item holds, by key.
  open var userInfo: [AnyHashable: Any]?

  /// Makes an empty item.
  public override init() { super.init() }

  /// The item's title.
  open var attributedTitle: NSAttributedString? {
    get { userInfo?[NSExtensionItemAttributedTitleKey] as? NSAttributedString }
    set { set(newValue, for: NSExtensionItemAttributedTitleKey) }
  }

  /// The item's text.
  open var attributedContentText: NSAttributedString? {
    get { userInfo?[NSExtensionItemAttributedContentTextKey] as? NSAttributedString }
    set { set(newValue, for: NSExtensionItemAttributedContentTextKey) }
  }

  /// The attachments, each with one or more representations of one thing.
  open var attachments: [NSItemProvider]? {
    get { userInfo?[NSExtensionItemAttachmentsKey] as? [NSItemProvider] }
    set { set(newValue, for: NSExtensionItemAttachmentsKey) }
  }

  private func set(_ value: Any?, for key: String) {
    var info = userInfo ?? [:]
    info[key] = value
    userInfo = info
  }
}
