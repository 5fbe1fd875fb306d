import ActivationRules
import BundleRules
import Findings

extension RuleCase {
  /// How bundles are built and packed.
  static let building: [RuleCase] = [
    RuleCase("architectures", .error, "32 bits only") {
      $0.share.architectures = ["armv7"]
    } right: {
      $0.share.architectures = ["armv7", "arm64"]
    },
    RuleCase("architectures", .error, "the simulator's besides") {
      $0.share.architectures = ["arm64", "x86_64"]
    } right: {
      $0.share.architectures = ["arm64", "x86_64"]
      $0.share["CFBundleSupportedPlatforms"] = ["iPhoneSimulator"]
    },
    RuleCase("architectures", .note, "the simulator's only") {
      $0.share.architectures = ["x86_64"]
    } right: {
      $0.share.architectures = []
    },
    RuleCase("nested-bundles", .error, "libraries in a folder Frameworks") {
      $0.share.files?.append("Frameworks/libswiftCore.dylib")
    } right: {
      $0.app.files?.append("Frameworks/libswiftCore.dylib")
    },
    RuleCase("nested-bundles", .error, "an extension in the extension") {
      $0.share.files?.append("PlugIns/Inner.appex/Info.plist")
    } right: {
      $0.share.files?.append("Texts.bundle/Info.plist")
    },
    RuleCase("nested-bundles", .error, "an app in an extension that isn't WatchKit's") {
      $0.share.files?.append("Watch.app/Info.plist")
    } right: {
      $0.app.files?.append("Watch/Watch.app/Info.plist")
    },
    RuleCase("embed-phase", .error, "an ExtensionKit extension among the older ones") {
      $0.makeKit("com.apple.securecapture")
      $0.share.build = BuildFacts(
        configuration: "Release", embedding: .copied(folder: "PlugIns", onlyWhenInstalling: false))
    } right: {
      $0.makeKit("com.apple.securecapture")
      $0.share.build = BuildFacts(
        configuration: "Release",
        embedding: .copied(folder: "Extensions", onlyWhenInstalling: false))
    },
    RuleCase("embed-phase", .error, "an extension that ExtensionKit's target builds") {
      $0.makeKit("com.apple.background-asset-downloader-extension")
      $0.share.build = BuildFacts(
        configuration: "Release", embedding: BuildFacts.Embedding.none,
        productType: "com.apple.product-type.extensionkit-extension")
    } right: {
      $0.extend("com.apple.background-asset-downloader-extension")
      $0.app["MinimumOSVersion"] = "16.1"
      $0.share["MinimumOSVersion"] = "16.1"
      $0.share.build = BuildFacts(
        configuration: "Release", embedding: .copied(folder: "PlugIns", onlyWhenInstalling: false),
        productType: "com.apple.product-type.app-extension")
    },
    RuleCase("embed-phase", .error, "an extension that nobody copies") {
      $0.share.build = BuildFacts(configuration: "Release", embedding: BuildFacts.Embedding.none)
    } right: {
      $0.share.build = BuildFacts(
        configuration: "Release",
        embedding: .copied(folder: "PlugIns", onlyWhenInstalling: false))
    },
    RuleCase("embed-phase", .error, "the wrong folder") {
      $0.share.build = BuildFacts(
        configuration: "Release",
        embedding: .copied(folder: "Resources", onlyWhenInstalling: false))
    } right: {
      $0.share.build = BuildFacts(configuration: "Release", embedding: nil)
    },
    RuleCase("embed-phase", .warning, "a copy when installing only") {
      $0.share.build = BuildFacts(
        configuration: "Release", embedding: .copied(folder: "PlugIns", onlyWhenInstalling: true))
    } right: {
      $0.share.build = BuildFacts(
        configuration: "Debug", embedding: .copied(folder: "PlugIns", onlyWhenInstalling: false))
    },
    RuleCase("extension-build", .warning, "an extension that is installed by itself") {
      $0.share.build = BuildFacts(configuration: "Release", settings: ["SKIP_INSTALL": "NO"])
    } right: {
      $0.share.build = BuildFacts(configuration: "Release", settings: ["SKIP_INSTALL": "YES"])
      $0.app.build = BuildFacts(configuration: "Release", settings: ["SKIP_INSTALL": "NO"])
    },
    RuleCase("extension-build", .note, "code that isn't held to what extensions may call") {
      $0.share.build = BuildFacts(
        configuration: "Release", settings: ["APPLICATION_EXTENSION_API_ONLY": "NO"])
    } right: {
      $0.share.build = BuildFacts(
        configuration: "Release", settings: ["APPLICATION_EXTENSION_API_ONLY": "YES"])
    },
    RuleCase("extension-build", .warning, "Swift's libraries for systems that lack them") {
      $0.app["MinimumOSVersion"] = "12.0"
      $0.share["MinimumOSVersion"] = "12.0"
      $0.share.build = BuildFacts(
        configuration: "Release", settings: ["ALWAYS_EMBED_SWIFT_STANDARD_LIBRARIES": "YES"])
    } right: {
      $0.share["MinimumOSVersion"] = "12.2"
      $0.share.build = BuildFacts(
        configuration: "Release", settings: ["ALWAYS_EMBED_SWIFT_STANDARD_LIBRARIES": "YES"])
    },
    RuleCase("deployment-target", .note, "an extension for newer systems than the app's") {
      $0.share["MinimumOSVersion"] = "17.0"
    } right: {
      $0.app["MinimumOSVersion"] = "17.0"
    },
    RuleCase("background-modes", .error, "an extension that wants to work in the background") {
      $0.share["UIBackgroundModes"] = ["fetch"]
    } right: {
      $0.app["UIBackgroundModes"] = ["fetch"]
    },
  ]
}
