import BundleRules

/// What a target builds, as far as apps and extensions go.
struct ProductType: Hashable {
  /// The name that the project file gives it: `com.apple.product-type.app-extension`.
  var identifier: String
  /// Whether it is an app or an extension.
  var kind: BundleContents.Kind
  /// The extension of the folder that is built: `app` or `appex`.
  var suffix: String { kind == .application ? "app" : "appex" }
  /// The value of `CFBundlePackageType`.
  var packageType: String { kind == .application ? "APPL" : "XPC!" }

  /// Makes a type from the name that the project file gives it; `nil` for frameworks, tests and
  /// anything else that is neither an app nor an extension.
  init?(_ identifier: String) {
    let prefix = "com.apple.product-type."
    guard identifier.hasPrefix(prefix) else { return nil }
    switch identifier.dropFirst(prefix.count) {
    case "application", "application.messages", "application.on-demand-install-capable",
      "application.watchapp", "application.watchapp2", "application.watchapp2-container":
      kind = .application
    case "app-extension", "app-extension.messages", "app-extension.messages-sticker-pack",
      "app-extension.intents-service", "extensionkit-extension", "tv-app-extension",
      "tv-broadcast-extension", "watchkit-extension", "watchkit2-extension", "xcode-extension":
      kind = .appExtension
    default: return nil
    }
    self.identifier = identifier
  }

  /// The ordinary type of an app or of an extension.
  init(_ kind: BundleContents.Kind) {
    self.kind = kind
    identifier =
      "com.apple.product-type." + (kind == .application ? "application" : "app-extension")
  }
}
