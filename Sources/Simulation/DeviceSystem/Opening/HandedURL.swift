import DeviceProtocol

/// A URL, or an item that a search has found, on its way to the app that was chosen for it.
struct HandedURL {
  var text: String
  /// The bundle identifier of whoever asked; `nil` when it comes from another device.
  var source: String?
  /// Whether the app takes it because it claims the domain, not the scheme.
  var isUniversalLink = false
  /// What the log calls a file, whose URL differs from machine to machine.
  var file: String?
  /// The identifier of an item that a search has found; then there is no URL.
  var item: String?

  /// What the app is told.
  var message: Message.Body {
    if let item { return .takeFoundItem(item) }
    return isUniversalLink
      ? .takeLink(text, sourceApplication: source) : .takeURL(text, sourceApplication: source)
  }
}
