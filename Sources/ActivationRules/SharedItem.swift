/// One thing that a host app shares, with everything attached to it (an `NSExtensionItem`).
public struct SharedItem: Hashable, Sendable {
  /// The attachments.
  public var attachments: [Attachment]
  /// The item's title, if it has one; a dictionary rule doesn't look at it.
  public var title: String?
  /// The item's text, if it has one; a dictionary rule doesn't look at it.
  public var contentText: String?
  /// Whether the host can run an extension's JavaScript in the page, as Safari can.
  public var supportsJavaScript: Bool
  /// Further entries that the host put into the item's `userInfo`; only a predicate can look at them.
  public var userInfo: [PropertyValue.Entry]

  /// Makes an item.
  ///
  /// - Parameters:
  ///   - attachments: The attachments.
  ///   - title: The item's title.
  ///   - contentText: The item's text.
  ///   - supportsJavaScript: Whether the host can run an extension's JavaScript in the page.
  ///   - userInfo: Further entries that the host put into the item's `userInfo`.
  public init(
    _ attachments: [Attachment], title: String? = nil, contentText: String? = nil,
    supportsJavaScript: Bool = false, userInfo: [PropertyValue.Entry] = []
  ) {
    self.attachments = attachments
    self.title = title
    self.contentText = contentText
    self.supportsJavaScript = supportsJavaScript
    self.userInfo = userInfo
  }
}

/// One attachment of a shared item: a thing in one or several types (an `NSItemProvider`).
public struct Attachment: Hashable, Sendable {
  /// The types in which the attachment is available (`registeredTypeIdentifiers`).
  public var typeIdentifiers: [String]
  /// The scheme of the attachment's URL, such as `https`, if it has one and it is known.
  public var urlScheme: String?

  /// Makes an attachment.
  ///
  /// - Parameters:
  ///   - typeIdentifiers: The types in which the attachment is available.
  ///   - urlScheme: The scheme of the attachment's URL, such as `https`.
  public init(_ typeIdentifiers: [String], urlScheme: String? = nil) {
    self.typeIdentifiers = typeIdentifiers
    self.urlScheme = urlScheme
  }

  /// The type of a page that is open in a browser that runs JavaScript for extensions.
  public static let activeWebPageType = "com.apple.active-webpage"

  /// Whether the attachment is a page that is open in such a browser.
  public var isActiveWebPage: Bool {
    typeIdentifiers.contains(Self.activeWebPageType)
  }
}
