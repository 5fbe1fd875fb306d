import UniformTypes

extension SharedItem {
  /// Returns the item as an activation rule sees it.
  ///
  /// Reported, not documented: the types of an attachment pass through a set, so each counts once;
  /// and if an attachment has several types, a bare `public.url` among them is left out, unless the
  /// item says that JavaScript is supported and the address is a web address: then
  /// `com.apple.active-webpage` is added instead.
  ///
  /// - Returns: The item with the types that count.
  public func prepared() -> SharedItem {
    var item = self
    item.attachments = attachments.map { $0.prepared(supportsJavaScript: supportsJavaScript) }
    return item
  }
}

extension Attachment {
  /// Returns the attachment with the types that count for an activation rule.
  func prepared(supportsJavaScript: Bool) -> Attachment {
    var attachment = self
    var met: Set<String> = []
    attachment.typeIdentifiers = typeIdentifiers.filter { met.insert($0).inserted }
    guard met.count > 1, met.contains(Self.bareURLType) else { return attachment }
    if !supportsJavaScript || !isOnTheWeb {
      attachment.typeIdentifiers.removeAll { $0 == Self.bareURLType }
    } else if !isActiveWebPage {
      attachment.typeIdentifiers.append(Self.activeWebPageType)
    }
    return attachment
  }

  /// The type of any URL at all.
  static let bareURLType = "public.url"

  /// Whether the address is fetched with HTTP.
  private var isOnTheWeb: Bool {
    switch urlScheme.map(UniformTypes.normalized) {
    case "http", "https": true
    default: false
    }
  }
}
