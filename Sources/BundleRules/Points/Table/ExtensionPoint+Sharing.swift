extension ExtensionPoint {
  /// Points that a user reaches from the share sheet.
  static let sharing: [ExtensionPoint] = [
    ExtensionPoint(
      "com.apple.share-services", "Share", [.iOS("8.0"), .macOS("10.10")],
      .viewController("UIViewController"), interface: .always, isDocumented: true,
      attributes: ["NSExtensionActivationRule", PointKey.javaScript, "IntentsSupported"]),
    ExtensionPoint(
      "com.apple.ui-services", "Action with an interface", [.iOS("8.0"), .macOS("10.10")],
      .viewController("UIViewController"), interface: .always, isDocumented: true,
      keys: ["NSExtensionActionWantsFullScreenPresentation"],
      attributes: ["NSExtensionActivationRule", PointKey.javaScript] + serviceKeys),
    ExtensionPoint(
      "com.apple.services", "Action without an interface", [.iOS("8.0"), .macOS("10.10")],
      .object("NSExtensionRequestHandling"), isDocumented: true,
      attributes: ["NSExtensionActivationRule", PointKey.javaScript] + serviceKeys),
    ExtensionPoint(
      "com.apple.photo-editing", "Photo Editing", [.iOS("8.0"), .macOS("10.11")],
      .viewController("PHContentEditingController"), interface: .always, isDocumented: true,
      attributes: ["PHSupportedMediaTypes"]),
    ExtensionPoint(
      "com.apple.photo-project", "Photo Project", [.observed(.macOS, "10.13")],
      .viewController("PHProjectExtensionController"), interface: .always,
      attributes: ["PHProjectExtensionDefinesProjectTypes", "PHProjectCategory"]),
  ]

  /// The keys with which the Finder and the Touch Bar of a Mac show an action.
  private static let serviceKeys = [
    "NSExtensionServiceAllowsFinderPreviewItem", "NSExtensionServiceAllowsTouchBarItem",
    "NSExtensionServiceFinderPreviewIconName", "NSExtensionServiceFinderPreviewLabel",
    "NSExtensionServiceTouchBarBezelColorName", "NSExtensionServiceTouchBarIconName",
    "NSExtensionServiceTouchBarLabel", "NSExtensionServiceAllowsToolbarItem",
    "NSExtensionServiceToolbarPaletteLabel", "NSExtensionServiceToolbarIconFile",
    "NSExtensionServiceToolbarDefaultItemIdentifier", "NSExtensionServiceToolbarItemName",
    "NSExtensionServiceRoleType",
  ]
}
