/// A platform that a target can be built for.
enum Platform: String, CaseIterable, Hashable {
  case iOS, macOS, tvOS, watchOS, visionOS

  /// The name of the SDK for devices.
  var sdk: String {
    switch self {
    case .iOS: "iphoneos"
    case .macOS: "macosx"
    case .tvOS: "appletvos"
    case .watchOS: "watchos"
    case .visionOS: "xros"
    }
  }

  /// The build setting for the lowest system version.
  var deploymentTargetSetting: String {
    switch self {
    case .iOS: "IPHONEOS_DEPLOYMENT_TARGET"
    case .macOS: "MACOSX_DEPLOYMENT_TARGET"
    case .tvOS: "TVOS_DEPLOYMENT_TARGET"
    case .watchOS: "WATCHOS_DEPLOYMENT_TARGET"
    case .visionOS: "XROS_DEPLOYMENT_TARGET"
    }
  }

  /// Finds the platform of a target; iOS if there is a choice or nothing is specified.
  ///
  /// - Parameters:
  ///   - sdk: The value of `SDKROOT`, which can have a version: `iphoneos17.0`.
  ///   - supported: The value of `SUPPORTED_PLATFORMS`: `iphoneos iphonesimulator macosx`.
  init(sdk: String?, supported: String?) {
    let sdk = sdk ?? "auto"
    if let platform = Self.allCases.first(where: { sdk.hasPrefix($0.sdk) }), sdk != "auto" {
      self = platform
      return
    }
    let names = Set((supported ?? "").split { $0.isWhitespace }.map(String.init))
    self = Self.allCases.first { names.contains($0.sdk) } ?? .iOS
  }
}
