import ActivationRules
import BundleRules
import Findings

extension RuleCase {
  /// What an app and its extension share, and what they declare.
  static let data: [RuleCase] =
    groups + providers + types + [
      RuleCase("keyboard-access", .warning, "a keyboard in a group without open access") {
        $0.extend("com.apple.keyboard-service", attributes: ["RequestsOpenAccess": false])
      } right: {
        $0.extend("com.apple.keyboard-service", attributes: ["RequestsOpenAccess": true])
      },
      RuleCase("keyboard-access", .warning, "open access that is a string") {
        $0.extend("com.apple.keyboard-service", attributes: ["RequestsOpenAccess": "YES"])
      } right: {
        $0.extend("com.apple.keyboard-service", attributes: ["RequestsOpenAccess": false])
        $0.share.entitlements = [:]
        $0.app.entitlements = [:]
      },
      RuleCase("restricted-intents", .warning, "a restricted intent that isn't supported") {
        $0.extend(
          "com.apple.intents-service",
          attributes: [
            "IntentsSupported": ["INSendMessageIntent"],
            "IntentsRestrictedWhileLocked": ["INSearchForMessagesIntent"],
          ])
      } right: {
        $0.extend(
          "com.apple.intents-service",
          attributes: [
            "IntentsSupported": ["INSendMessageIntent"],
            "IntentsRestrictedWhileLocked": ["INSendMessageIntent"],
          ])
      },
      RuleCase("url-scheme", .warning, "a scheme with what comes behind it") {
        $0.app["CFBundleURLTypes"] = [["CFBundleURLSchemes": ["reader://"]]]
      } right: {
        $0.app["CFBundleURLTypes"] = [["CFBundleURLSchemes": ["reader", "x-reader+1.0"]]]
      },
      RuleCase("url-scheme", .warning, "a scheme for the extension") {
        $0.share["CFBundleURLTypes"] = [["CFBundleURLSchemes": ["reader"]]]
      } right: {
        $0.app["CFBundleURLTypes"] = [["CFBundleURLSchemes": ["reader"]]]
      },
    ]

  private static let key = "com.apple.security.application-groups"

  /// Application groups.
  private static let groups: [RuleCase] = [
    RuleCase("group-list", .error, "a group that is no list") {
      $0.makeSource()
      $0.app.entitlements = [key: "group.com.example.Reader"]
      $0.share.entitlements = nil
    } right: {
      $0.app.entitlements = [key: ["group.com.example.Reader"]]
      $0.share.entitlements = nil
    },
    RuleCase("group-list", .note, "an empty list") {
      $0.app.entitlements = [key: []]
      $0.share.entitlements = [:]
    } right: {
      $0.app.entitlements = [:]
      $0.share.entitlements = [:]
    },
    RuleCase("group-name", .error, "a name without its beginning", count: 2) {
      $0.app.entitlements = [key: ["com.example.Reader"]]
      $0.share.entitlements = [key: ["com.example.Reader"]]
    } right: {
      $0.makeSource()
      $0.app.entitlements = [key: ["$(GROUP)"]]
      $0.share.entitlements = [key: ["group.$(BASE)"]]
    },
    RuleCase("group-name", .error, "a wildcard") {
      $0.app.entitlements = [key: ["group.com.example.*", "group.com.example.Reader"]]
    } right: {
      $0.app.entitlements = [key: ["group.com.example.all", "group.com.example.Reader"]]
    },
    RuleCase("group-name", .warning, "the form of a Mac", count: 2) {
      $0.app.entitlements = [key: ["A1B2C3D4E5.com.example"]]
      $0.share.entitlements = [key: ["A1B2C3D4E5.com.example"]]
    } right: {
      $0.app.entitlements = [key: ["A1B2C3D4E5.com.example"]]
      $0.share.entitlements = [key: ["A1B2C3D4E5.com.example"]]
      $0.app["CFBundleSupportedPlatforms"] = ["MacOSX"]
      $0.share["CFBundleSupportedPlatforms"] = ["MacOSX"]
    },
    RuleCase("group-one-side", .warning, "a group that the app isn't in") {
      $0.app.entitlements = [key: ["group.com.example.Writer"]]
    } right: {
      $0.app.entitlements = [key: ["group.com.example.Writer", "group.com.example.Reader"]]
    },
    RuleCase("group-one-side", .note, "a group that only the app is in") {
      $0.share.entitlements = [:]
    } right: {
      $0.share.entitlements = nil
    },
  ]

  /// File providers.
  private static let providers: [RuleCase] = [
    RuleCase("file-provider-group", .warning, "documents in a group of nobody's") {
      $0.extend("com.apple.fileprovider-nonui")
      $0.share["NSExtension", "NSExtensionFileProviderDocumentGroup"] = "group.com.example.Files"
    } right: {
      $0.extend("com.apple.fileprovider-nonui")
      $0.share["NSExtension", "NSExtensionFileProviderDocumentGroup"] = "group.com.example.Reader"
    },
    RuleCase("file-provider-actions", .warning, "an action without a rule") {
      provide(&$0, ["NSExtensionFileProviderActionName": "Print", actionKey: "print"])
    } right: {
      provide(
        &$0,
        [
          "NSExtensionFileProviderActionName": "Print", actionKey: "print",
          "NSExtensionFileProviderActionActivationRule": "TRUEPREDICATE",
        ])
    },
    RuleCase("predicate-root", .warning, "an action that asks for extension items") {
      provide(
        &$0,
        [
          "NSExtensionFileProviderActionName": "Print", actionKey: "print",
          "NSExtensionFileProviderActionActivationRule": "extensionItems.@count > 0",
        ])
    } right: {
      provide(
        &$0,
        [
          "NSExtensionFileProviderActionName": "Print", actionKey: "print",
          "NSExtensionFileProviderActionActivationRule": "fileproviderItems.@count > 0",
        ])
    },
  ]

  private static let actionKey = "NSExtensionFileProviderActionIdentifier"

  /// Makes the extension a file provider with one action.
  private static func provide(_ sample: inout Sample, _ action: PropertyValue) {
    sample.extend("com.apple.fileprovider-actionsui")
    sample.share["NSExtension", "NSExtensionFileProviderActions"] = [action]
  }

  /// Declared types.
  private static let types: [RuleCase] = [
    RuleCase("type-shape", .warning, "a dictionary instead of a list") {
      $0.app["UTExportedTypeDeclarations"] = ["UTTypeIdentifier": "com.example.recipe"]
    } right: {
      $0.app["UTExportedTypeDeclarations"] = []
    },
    RuleCase("type-conformance", .warning, "a type that is a kind of nothing") {
      $0.app["UTExportedTypeDeclarations"] = [["UTTypeIdentifier": "com.example.recipe"]]
    } right: {
      $0.app["UTExportedTypeDeclarations"] = [declaration("com.example.recipe", ["public.json"])]
    },
    RuleCase("type-owner", .warning, "a type of the system's") {
      $0.app["UTExportedTypeDeclarations"] = [declaration("public.jpeg", ["public.image"])]
    } right: {
      $0.app["UTImportedTypeDeclarations"] = [declaration("public.jpeg", ["public.image"])]
    },
    RuleCase("type-owner", .warning, "a type with a name of the system's") {
      $0.app["UTExportedTypeDeclarations"] = [declaration("public.recipe", ["public.data"])]
    } right: {
      $0.app["UTExportedTypeDeclarations"] = [declaration("com.example.pub", ["public.data"])]
    },
    RuleCase("type-cycle", .warning, "two types that are kinds of each other", count: 2) {
      $0.app["UTExportedTypeDeclarations"] = [
        declaration("com.example.egg", ["com.example.hen"]),
        declaration("com.example.hen", ["com.example.egg"]),
      ]
    } right: {
      $0.app["UTExportedTypeDeclarations"] = [
        declaration("com.example.egg", ["com.example.hen"]),
        declaration("com.example.hen", ["public.data"]),
      ]
    },
  ]

  /// A declaration of a type.
  private static func declaration(_ type: String, _ parents: [String]) -> PropertyValue {
    [
      "UTTypeIdentifier": .string(type),
      "UTTypeConformsTo": .array(parents.map { .string($0) }),
    ]
  }
}
