import DeviceProtocol

/// A URL, an item that a search has found, a request to Siri or an activity of a capture extension,
/// on its way to the app that was chosen for it.
struct HandedURL {
  var text: String
  /// The bundle identifier of the app that asked; `nil` when it comes from another device.
  var source: String?
  /// Whether the app takes it because it claims its domain, not its scheme.
  var isUniversalLink = false
  /// The name in the log of a file, whose URL differs from machine to machine.
  var file: String?
  /// The identifier of an item that a search has found; in that case there is no URL.
  var item: String?
  /// What the user has asked Siri for; in that case there is no URL.
  var intent: HandedIntent?

  /// What a capture extension has begun; in that case there is no URL.
  var activity: ActivityDescription?

  /// Whether there is a URL at all.
  var isURL: Bool { item == nil && intent == nil && activity == nil }

  /// The message to the app.
  var message: Message.Body {
    if let item { return .takeFoundItem(item) }
    if let intent { return .takeIntent(intent) }
    if let activity { return .takeActivity(activity) }
    return isUniversalLink
      ? .takeLink(text, sourceApplication: source) : .takeURL(text, sourceApplication: source)
  }
}
