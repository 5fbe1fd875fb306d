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
/// Simulated: the properties are kept in `userInfo` under the three documented keys, so a change of
/// one shows in the other; a copy has copies of the attachments (reported). Differs: the text has
/// no attributes once it crosses to another process or into an archive.
open class NSExtensionItem: NSObject, NSCopying, NSSecureCoding {
  /// The item's contents, by key.
  ///
  /// Simulated: the title, the text and the attachments are here too (documented).
  open var userInfo: [AnyHashable: Any]?

  /// Makes an empty item.
  public override init() { super.init() }

  /// Makes an item from an archive.
  ///
  /// Simulated: title, text and the property-list values of `userInfo`. Differs: attachments aren't
  /// archived; between processes they travel in another way.
  public required init?(coder: NSCoder) {
    super.init()
    ArchivedItem.decode(self, from: coder)
  }

  /// Whether the item can be archived securely.
  ///
  /// Simulated: it can (documented).
  open class var supportsSecureCoding: Bool { true }

  /// Writes the item into an archive.
  ///
  /// Simulated: in the form that `init(coder:)` reads.
  open func encode(with coder: NSCoder) { ArchivedItem.encode(self, into: coder) }

  /// Makes a copy, which has copies of the attachments.
  ///
  /// Simulated: changes of the copy don't change the item (documented by NSCopying).
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSExtensionItem()
    copy.userInfo = userInfo
    copy.attachments = attachments?.map { $0.copy() as? NSItemProvider ?? $0 }
    return copy
  }

  /// The item's title.
  ///
  /// Simulated: kept in `userInfo` (documented).
  open var attributedTitle: NSAttributedString? {
    get { userInfo?[NSExtensionItemAttributedTitleKey] as? NSAttributedString }
    set { set(newValue, for: NSExtensionItemAttributedTitleKey) }
  }

  /// The item's text.
  ///
  /// Simulated: kept in `userInfo` (documented).
  open var attributedContentText: NSAttributedString? {
    get { userInfo?[NSExtensionItemAttributedContentTextKey] as? NSAttributedString }
    set { set(newValue, for: NSExtensionItemAttributedContentTextKey) }
  }

  /// The attachments, each of them one thing in one or more representations.
  ///
  /// Simulated: kept in `userInfo` (documented).
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
