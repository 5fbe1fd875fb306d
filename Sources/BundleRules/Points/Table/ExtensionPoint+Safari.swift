extension ExtensionPoint {
  /// Points that work inside Safari.
  static let safari: [ExtensionPoint] = [
    ExtensionPoint(
      "com.apple.Safari.content-blocker", "Content Blocker", [.iOS("9.0"), .macOS("10.12")],
      .object("NSExtensionRequestHandling")),
    ExtensionPoint(
      "com.apple.Safari.web-extension", "Safari Web Extension",
      [.observed(.iOS, "15.0"), .observed(.macOS, "11.0")],
      .object("NSExtensionRequestHandling"), interface: .optional),
    ExtensionPoint(
      "com.apple.Safari.extension", "Safari App Extension", [.macOS("10.12")],
      .object("SFSafariExtensionHandler"), interface: .optional,
      keys: [
        "SFSafariContentScript", "SFSafariContextMenu", "SFSafariToolbarItem",
        "SFSafariWebsiteAccess", "SFSafariStyleSheet",
        "SFSafariExtensionBundleIdentifiersToUninstall",
      ]),
    ExtensionPoint(
      "com.apple.Safari.sharedlinks-service", "Shared Links",
      [.observed(.iOS, "9.0"), .observed(.macOS, "10.11")],
      .object("NSExtensionRequestHandling"),
      retirement: .gone(PointWords.sharedLinks)),
  ]
}
