import ActivationRules

/// A key that a build setting `INFOPLIST_KEY_…` puts into a generated Info.plist.
///
/// Xcode knows a fixed list of them and silently ignores the others; this is the list of its
/// published build system. `NSExtension` isn't among them: an extension that needs it has to have
/// an Info.plist file too.
struct InfoPlistKey: Hashable {
  /// The prefix of the names of these settings.
  static let settingPrefix = "INFOPLIST_KEY_"

  /// The key in the Info.plist.
  var key: String
  private var form: Form

  /// How the setting's text is interpreted.
  private enum Form { case text, boolean, words, launchScreen, sceneManifest }

  /// Finds the key that a setting stands for; `nil` when Xcode isn't known to support it.
  init?(setting: String) {
    var key = String(setting.dropFirst(Self.settingPrefix.count))
    for (ending, device) in [("_iPhone", "~iphone"), ("_iPad", "~ipad")] where key.hasSuffix(ending)
    {
      key = key.dropLast(ending.count) + device
    }
    self.key = key
    if Self.texts.contains(key) || key.hasSuffix("UsageDescription") {
      form = .text
    } else if Self.booleans.contains(key) {
      form = .boolean
    } else if Self.words.contains(key) {
      form = .words
    } else if key == "UILaunchScreen_Generation" {
      (self.key, form) = ("UILaunchScreen", .launchScreen)
    } else if key == "UIApplicationSceneManifest_Generation" {
      (self.key, form) = ("UIApplicationSceneManifest", .sceneManifest)
    } else {
      return nil
    }
  }

  /// Returns the entry for a value of the setting; `nil` when it produces none.
  func entry(for value: String) -> PropertyValue.Entry? {
    let isYes = ["YES", "TRUE", "1"].contains(value.uppercased())
    switch form {
    case .text: return .init(key, .string(value))
    case .boolean: return .init(key, .boolean(isYes))
    case .words:
      return .init(
        key, .array(value.split { $0.isWhitespace }.map { .string(String($0)) }))
    case .launchScreen:
      return isYes
        ? .init(key, .dictionary([.init("UILaunchScreen", .dictionary([]))])) : nil
    case .sceneManifest:
      guard isYes else { return nil }
      return .init(
        key,
        .dictionary([
          .init("UIApplicationSupportsMultipleScenes", .boolean(true)),
          .init("UISceneConfigurations", .dictionary([])),
        ]))
    }
  }

  private static let texts: Set<String> = [
    "CFBundleDisplayName", "CLKComplicationPrincipalClass", "ITSEncryptionExportComplianceCode",
    "LSApplicationCategoryType", "NSHumanReadableCopyright", "NSMainNibFile",
    "NSMainStoryboardFile", "NSPrincipalClass", "NSSensorKitPrivacyPolicyURL",
    "NSStickerSharingLevel", "UILaunchStoryboardName", "UIMainStoryboardFile", "UIStatusBarStyle",
    "UIUserInterfaceStyle", "WKCompanionAppBundleIdentifier", "WKExtensionDelegateClassName",
  ]

  private static let booleans: Set<String> = [
    "GCSupportsControllerUserInteraction", "GCSupportsGameMode", "ITSAppUsesNonExemptEncryption",
    "LSBackgroundOnly", "LSSupportsOpeningDocumentsInPlace", "LSUIElement", "MetalCaptureEnabled",
    "NSSupportsLiveActivities", "NSSupportsLiveActivitiesFrequentUpdates",
    "UIApplicationSupportsIndirectInputEvents", "UIRequiresFullScreen", "UIStatusBarHidden",
    "UISupportsDocumentBrowser", "WKApplication", "WKRunsIndependentlyOfCompanionApp",
    "WKWatchOnly",
  ]

  private static let words: Set<String> = [
    "UIRequiredDeviceCapabilities", "UISupportedInterfaceOrientations",
    "UISupportedInterfaceOrientations~ipad", "UISupportedInterfaceOrientations~iphone",
    "WKSupportsLiveActivityLaunchAttributeTypes",
  ]
}
