import ActivationRules
import BundleRules
import Findings

extension RuleCase {
  /// What extensions extend, and what they begin with.
  static let points: [RuleCase] = [
    RuleCase("extension-dictionary", .error, "no NSExtension") {
      $0.share["NSExtension"] = nil
    } right: {
      $0.share["NSExtension"] = nil
      $0.share["EXAppExtensionAttributes"] = [
        "EXExtensionPointIdentifier": "com.apple.appintents-extension"
      ]
    },
    RuleCase("extension-dictionary", .error, "a string for NSExtension") {
      $0.share["NSExtension"] = "com.apple.share-services"
    } right: { _ in
    },
    RuleCase("extension-dictionary", .warning, "an app with NSExtension") {
      $0.app["NSExtension"] = ["NSExtensionPointIdentifier": "com.apple.share-services"]
    } right: {
      $0.app["NSExtensionExample"] = true
    },
    RuleCase("point-identifier", .error, "a letter too few") {
      $0.extend("com.apple.share-service")
    } right: {
      $0.extend("com.apple.callkit.call-directory")
    },
    RuleCase("point-identifier", .error, "the name of a class") {
      $0.extend("com.apple.ManagedSettingsUI.ShieldActionDelegate")
    } right: {
      $0.extend("com.apple.ManagedSettings.shield-action-service")
    },
    RuleCase("point-identifier", .warning, "a point of somebody else") {
      $0.extend("com.example.plug-ins")
    } right: {
      $0.makeSource()
      $0.extend("$(POINT)")
    },
    RuleCase("point-identifier", .note, "a point that an app defines for ExtensionKit") {
      $0.makeKit("com.example.plug-ins")
    } right: {
      $0.makeKit("com.apple.live-lookup")
    },
    RuleCase("point-identifier", .note, "a point of Apple's that isn't known here") {
      $0.extend("com.apple.time-travel.destination")
    } right: {
      $0.extend("com.apple.spotlight.index")
    },
    RuleCase("point-identifier", .error, "no point at all") {
      $0.share["NSExtension", "NSExtensionPointIdentifier"] = nil
    } right: { _ in
    },
    RuleCase("point-retired", .note, "a Today extension") {
      $0.extend("com.apple.widget-extension")
    } right: {
      $0.extend("com.apple.widgetkit-extension")
      $0.share["NSExtension", "NSExtensionPrincipalClass"] = nil
    },
    RuleCase("point-retired", .warning, "Shared Links") {
      $0.extend("com.apple.Safari.sharedlinks-service")
    } right: {
      $0.extend("com.apple.Safari.content-blocker")
    },
    RuleCase("point-since", .warning, "a system without the point") {
      $0.extend("com.apple.location.push.service")
      $0.app["MinimumOSVersion"] = "14.0"
      $0.share["MinimumOSVersion"] = "14.0"
    } right: {
      $0.extend("com.apple.location.push.service")
      $0.app["MinimumOSVersion"] = "14.0"
      $0.share["MinimumOSVersion"] = "15.0"
    },
    RuleCase("point-since", .warning, "an app that doesn't say for which systems it is") {
      $0.extend("com.apple.location.push.service")
      $0.app["MinimumOSVersion"] = nil
      $0.share["MinimumOSVersion"] = "14.0"
    } right: {
      $0.extend("com.apple.location.push.service")
      $0.app["MinimumOSVersion"] = "15.0"
      $0.share["MinimumOSVersion"] = "14.0"
    },
    RuleCase("extension-kit", .warning, "a point of ExtensionKit in NSExtension") {
      $0.extend("com.apple.appintents-extension")
    } right: {
      $0.share["NSExtension"] = nil
      $0.share["EXAppExtensionAttributes"] = [
        "EXExtensionPointIdentifier": "com.apple.appintents-extension"
      ]
    },
    RuleCase("extension-kit", .warning, "a Share extension in ExtensionKit's dictionary") {
      $0.makeKit("com.apple.share-services")
    } right: {
      $0.makeKit("com.apple.background-asset-downloader-extension")
    },
    RuleCase("principal-class", .error, "nothing to begin with") {
      $0.share["NSExtension", "NSExtensionPrincipalClass"] = nil
    } right: {
      $0.share["NSExtension", "NSExtensionPrincipalClass"] = nil
      $0.share["NSExtension", "NSExtensionMainStoryboard"] = "MainInterface"
      $0.share.files?.append("Base.lproj/MainInterface.storyboardc/Info.plist")
    },
    RuleCase("principal-class", .warning, "a storyboard and a class") {
      $0.share["NSExtension", "NSExtensionMainStoryboard"] = "MainInterface"
      $0.share.files?.append("MainInterface.storyboardc/Info.plist")
    } right: {
      $0.share["NSExtension", "NSExtensionMainStoryboard"] = ""
    },
    RuleCase("principal-class", .warning, "a storyboard where there is nothing to see") {
      $0.extend("com.apple.usernotifications.service")
      $0.share["NSExtension", "NSExtensionPrincipalClass"] = nil
      $0.share["NSExtension", "NSExtensionMainStoryboard"] = "MainInterface"
      $0.share.files?.append("MainInterface.storyboardc/Info.plist")
    } right: {
      $0.extend("com.apple.usernotifications.service")
    },
    RuleCase("principal-class", .error, "a preview of data without a class") {
      $0.extend("com.apple.quicklook.preview", attributes: ["QLIsDataBasedPreview": true])
      $0.share["NSExtension", "NSExtensionPrincipalClass"] = nil
    } right: {
      $0.extend("com.apple.quicklook.preview", attributes: ["QLIsDataBasedPreview": true])
    },
    RuleCase("principal-class", .warning, "a preview of data with a storyboard") {
      $0.extend("com.apple.quicklook.preview", attributes: ["QLIsDataBasedPreview": true])
      $0.share["NSExtension", "NSExtensionPrincipalClass"] = nil
      $0.share["NSExtension", "NSExtensionMainStoryboard"] = "MainInterface"
      $0.share.files?.append("MainInterface.storyboardc/Info.plist")
    } right: {
      $0.extend("com.apple.quicklook.preview", attributes: ["QLIsDataBasedPreview": false])
      $0.share["NSExtension", "NSExtensionPrincipalClass"] = nil
      $0.share["NSExtension", "NSExtensionMainStoryboard"] = "MainInterface"
      $0.share.files?.append("MainInterface.storyboardc/Info.plist")
    },
    RuleCase("principal-class-name", .warning, "a class of Swift without its module") {
      $0.share["NSExtension", "NSExtensionPrincipalClass"] = "ShareViewController"
      $0.share.classes = DeclaredClasses(swift: ["ShareViewController"])
    } right: {
      $0.share["NSExtension", "NSExtensionPrincipalClass"] = "ShareViewController"
      $0.share.classes = DeclaredClasses(plain: ["ShareViewController"])
    },
    RuleCase("principal-class-name", .note, "a class that no source declares") {
      $0.share["NSExtension", "NSExtensionPrincipalClass"] = "ShareViewController"
      $0.share.classes = DeclaredClasses(plain: ["Other"], swift: ["Another"])
    } right: {
      // Nobody knows the sources of a built bundle.
      $0.share["NSExtension", "NSExtensionPrincipalClass"] = "ShareViewController"
    },
    RuleCase("principal-class-name", .note, "a sticker pack's class of somebody's own") {
      $0.extend("com.apple.message-payload-provider")
      $0.share["NSExtension", "NSExtensionPrincipalClass"] = "Stickers"
      $0.share.classes = DeclaredClasses()
    } right: {
      $0.extend("com.apple.message-payload-provider")
      $0.share["NSExtension", "NSExtensionPrincipalClass"] = "StickerBrowserViewController"
      $0.share.classes = DeclaredClasses()
    },
    RuleCase("principal-class", .error, "a class that is a number") {
      $0.share["NSExtension", "NSExtensionPrincipalClass"] = 1
    } right: { _ in
    },
    RuleCase("storyboard-file", .error, "a storyboard that isn't there") {
      $0.share["NSExtension", "NSExtensionPrincipalClass"] = nil
      $0.share["NSExtension", "NSExtensionMainStoryboard"] = "MainInterface"
    } right: {
      $0.makeSource()
      $0.share["NSExtension", "NSExtensionPrincipalClass"] = nil
      $0.share["NSExtension", "NSExtensionMainStoryboard"] = "MainInterface"
    },
    RuleCase("storyboard-file", .warning, "a storyboard with its file's extension") {
      $0.share["NSExtension", "NSExtensionPrincipalClass"] = nil
      $0.share["NSExtension", "NSExtensionMainStoryboard"] = "MainInterface.storyboard"
    } right: {
      $0.share["NSExtension", "NSExtensionPrincipalClass"] = nil
      $0.share["NSExtension", "NSExtensionMainStoryboard"] = "MainInterface"
      $0.share.files?.append("MainInterface.storyboardc/Info.plist")
    },
    RuleCase("web-extension-manifest", .error, "a web extension without its manifest") {
      $0.extend("com.apple.Safari.web-extension")
    } right: {
      $0.extend("com.apple.Safari.web-extension")
      $0.share.files?.append("manifest.json")
    },
    RuleCase("required-key", .warning, "Siri without intents") {
      $0.extend("com.apple.intents-service")
    } right: {
      $0.extend(
        "com.apple.intents-service", attributes: ["IntentsSupported": ["INSendMessageIntent"]])
    },
    RuleCase("required-key", .warning, "an empty list of intents") {
      $0.extend("com.apple.intents-service", attributes: ["IntentsSupported": []])
    } right: {
      $0.rule = ["NSExtensionActivationSupportsText": true, webURLs: 1]
      $0.share["NSExtension", "NSExtensionAttributes", "IntentsSupported"] = []
    },
  ]

  /// The key that most rules have.
  static let webURLs = "NSExtensionActivationSupportsWebURLWithMaxCount"
}
