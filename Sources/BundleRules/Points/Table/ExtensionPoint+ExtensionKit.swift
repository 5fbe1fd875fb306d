extension ExtensionPoint {
  /// Points that came with ExtensionKit, except those that are listed with similar ones elsewhere.
  static let extensionKit: [ExtensionPoint] = [
    kit(
      "com.apple.securecapture", "Locked Camera Capture", [.iOS("18.0")],
      "LockedCameraCaptureExtension", interface: .always),
    kit(
      "com.apple.contact.provider.extension", "Contact Provider", [.iOS("18.0")],
      "ContactProviderExtension", isDocumented: true),
    kit(
      "com.apple.live-lookup", "Live Caller ID Lookup", [.unknown(.iOS)],
      "LiveCallerIDLookupProtocol"),
    kit(
      "com.apple.identity-document-services.document-provider-ui", "Identity Document Provider",
      [.iOS("26.0")], "IdentityDocumentProvider", interface: .always),
    kit(
      "com.apple.public.translation-ui-provider", "Translation Provider", [.iOS("18.4")],
      "TranslationUIProviderExtension", interface: .always),
    kit(
      "com.apple.web-browser-engine.content", "Web Content", [.iOS("17.4")],
      "WebContentExtension", isDocumented: true),
    kit(
      "com.apple.web-browser-engine.networking", "Web Networking", [.iOS("17.4")],
      "NetworkingExtension", isDocumented: true),
    kit(
      "com.apple.web-browser-engine.rendering", "Web Rendering", [.iOS("17.4")],
      "RenderingExtension", isDocumented: true),
    kit(
      "com.apple.networkextension.url-filter-control", "URL Filter", [.unknown(.iOS)],
      "NEURLFilterControlProvider"),
    kit(
      "com.apple.networkextension.hotspot-evaluation", "Hotspot Evaluation", [.unknown(.iOS)],
      "NEHotspotEvaluationProvider"),
    kit(
      "com.apple.networkextension.hotspot-authentication", "Hotspot Authentication",
      [.unknown(.iOS)], "NEHotspotAuthenticationProvider"),
    kit(
      "com.apple.discovery-extension", "Media Device Discovery", [.iOS("16.0")],
      "DDDiscoveryExtension"),
    kit(
      "com.apple.financekit.background-delivery", "FinanceKit Background Delivery",
      [.unknown(.iOS)], "BackgroundDeliveryExtension"),
    kit(
      "com.apple.photos.background-upload", "Background Resource Upload", [.unknown(.iOS)],
      "PHBackgroundResourceUploadExtension"),
    kit(
      "com.apple.fskit.fsmodule", "File System Module", [.macOS("15.4")],
      "UnaryFileSystemExtension"),
  ]

  /// A point whose extensions begin with a type marked `@main`.
  private static func kit(
    _ identifier: String, _ name: String, _ platforms: [Availability], _ type: String,
    interface: Interface = .none, isDocumented: Bool = false
  ) -> ExtensionPoint {
    ExtensionPoint(
      identifier, name, platforms, .main(type), interface: interface, isDocumented: isDocumented,
      home: .extensionKit)
  }
}
