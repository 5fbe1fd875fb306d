/// A system on which extensions run.
public enum Platform: String, CaseIterable, Hashable, Sendable {
  case iOS, macOS, tvOS, watchOS, visionOS
}

extension BundleContents {
  /// The system for which the bundle is made, as far as its property lists show it.
  ///
  /// Most Info.plist files in a source folder don't: then it is `nil`, and rules that hold only on
  /// one system stay silent.
  var platform: Platform? {
    switch info["CFBundleSupportedPlatforms"]?.strings.first {
    case "iPhoneOS", "iPhoneSimulator": return .iOS
    case "MacOSX": return .macOS
    case "AppleTVOS", "AppleTVSimulator": return .tvOS
    case "WatchOS", "WatchSimulator": return .watchOS
    case "XROS", "XRSimulator": return .visionOS
    default: break
    }
    if info["LSMinimumSystemVersion"] != nil { return .macOS }
    if entitlements?["com.apple.security.app-sandbox"] != nil { return .macOS }
    if let platforms = extensionPoint?.platforms, platforms.count == 1 {
      return platforms.first?.platform
    }
    if info["LSRequiresIPhoneOS"] != nil { return .iOS }
    return build?.platform.flatMap { Platform(rawValue: $0) }
  }
}

extension BundleContents {
  /// Whether a build for the simulator made the bundle.
  var isForSimulator: Bool {
    (info["CFBundleSupportedPlatforms"]?.strings ?? []).contains { $0.hasSuffix("Simulator") }
  }
}
