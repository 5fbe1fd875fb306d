import DeviceProtocol

/// A URL, an item that a search has found, or what Siri was asked for, on its way to the app that was chosen for it.
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
  /// What the user has asked Siri for; then there is no URL.
  var intent: HandedIntent?

  /// Whether there is a URL at all.
  var isURL: Bool { item == nil && intent == nil }

  /// What the app is told.
  var message: Message.Body {
    if let item { return .takeFoundItem(item) }
    if let intent { return .takeIntent(intent) }
    return isUniversalLink
      ? .takeLink(text, sourceApplication: source) : .takeURL(text, sourceApplication: source)
  }
}
