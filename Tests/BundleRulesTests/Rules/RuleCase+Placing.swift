import ActivationRules
import BundleRules
import Findings

extension RuleCase {
  /// Where keys belong, and how they are spelled.
  static let placing: [RuleCase] = [
    RuleCase("misplaced-key", .warning, "the rule one level too high") {
      $0.share["NSExtension", "NSExtensionActivationRule"] = $0.rule
      $0.share["NSExtension", "NSExtensionAttributes"] = nil
    } right: { _ in
    },
    RuleCase("misplaced-key", .warning, "the attributes at the top") {
      $0.share["NSExtensionAttributes"] = $0.share["NSExtension", "NSExtensionAttributes"]
      $0.share["NSExtension", "NSExtensionAttributes"] = nil
    } right: {
      $0.share["ExampleAttributes"] = $0.share["NSExtension", "NSExtensionAttributes"]
    },
    RuleCase("misplaced-key", .warning, "a kind beside the rule") {
      $0.share[
        "NSExtension", "NSExtensionAttributes", "NSExtensionActivationSupportsImageWithMaxCount"] =
        1
    } right: {
      $0.rule = [
        webURLs: 1, "NSExtensionActivationSupportsText": true,
        "NSExtensionActivationSupportsImageWithMaxCount": 1,
      ]
    },
    RuleCase("misplaced-key", .warning, "the strictness beside a predicate") {
      $0.rule = "extensionItems.@count == 1"
      $0.share["NSExtension", "NSExtensionAttributes", "NSExtensionActivationUsesStrictMatching"] =
        true
    } right: {
      $0.rule = "extensionItems.@count == 1"
    },
    RuleCase("misplaced-key", .warning, "a rule inside the rule") {
      $0.rule = [
        webURLs: 1, "NSExtensionActivationSupportsText": true,
        "NSExtensionActivationRule": "TRUEPREDICATE",
      ]
    } right: { _ in
    },
    RuleCase("misplaced-key", .warning, "the full screen among the attributes") {
      $0.share["NSExtension", "NSExtensionPointIdentifier"] = "com.apple.ui-services"
      $0.share[
        "NSExtension", "NSExtensionAttributes", "NSExtensionActionWantsFullScreenPresentation"] =
        true
    } right: {
      $0.share["NSExtension", "NSExtensionPointIdentifier"] = "com.apple.ui-services"
      $0.share["NSExtension", "NSExtensionActionWantsFullScreenPresentation"] = true
    },
    RuleCase("misplaced-key", .warning, "the bundle's version inside NSExtension") {
      $0.share["NSExtension", "CFBundleVersion"] = "1"
    } right: {
      $0.share["NSExtension", "ExampleVersion"] = "1"
    },
    RuleCase("misplaced-key", .note, "a key of other extensions in the wrong place") {
      $0.extend("com.apple.usernotifications.service")
      $0.share["NSExtension", "IntentsSupported"] = ["INSendMessageIntent"]
    } right: {
      $0.extend("com.apple.usernotifications.service")
    },
    RuleCase("misspelt-key", .warning, "a line end in a key") {
      $0.rule = [
        webURLs: 1, "NSExtensionActivationSupportsText": true,
        "NSExtensionActivationSupportsImageWithMaxCount\n": 1,
      ]
    } right: {
      $0.rule = [
        webURLs: 1, "NSExtensionActivationSupportsText": true,
        "NSExtensionActivationSupportsImageWithMaxCount": 1,
      ]
    },
    RuleCase("misspelt-key", .warning, "a letter too few in a key") {
      $0.rule = [
        webURLs: 1, "NSExtensionActivationSupportsText": true,
        "NSExtensionActivtionSupportsImageWithMaxCount": 1,
      ]
    } right: { _ in
    },
    RuleCase("misspelt-key", .warning, "videos, which are called movies") {
      $0.rule = [
        webURLs: 1, "NSExtensionActivationSupportsText": true,
        "NSExtensionActivationSupportsVideoWithMaxCount": 1,
      ]
    } right: {
      $0.rule = [
        webURLs: 1, "NSExtensionActivationSupportsText": true,
        "NSExtensionActivationSupportsMovieWithMaxCount": 1,
      ]
    },
    RuleCase("misspelt-key", .warning, "a key that somebody made up") {
      $0.rule = [
        webURLs: 1, "NSExtensionActivationSupportsText": true,
        "NSExtensionActivationSupportsAudioWithMaxCount": 1,
      ]
    } right: { _ in
    },
    RuleCase("misspelt-key", .warning, "a key of NSExtension") {
      $0.share["NSExtension", "NSExtensionOverridesHostUIApperance"] = true
    } right: {
      $0.share["NSExtension", "NSExtensionOverridesHostUIAppearance"] = true
    },
    RuleCase("refused-key", .error, "a key of the system's own") {
      $0.share["NSExtension", "NSExtensionAttributes", "NSExtensionPointName"] =
        "com.apple.share-services"
    } right: {
      $0.share["NSExtension", "NSExtensionAttributes", "ExamplePointName"] =
        "com.apple.share-services"
    },
    RuleCase("foreign-key", .note, "a keyboard's key in a Share extension") {
      $0.share["NSExtension", "NSExtensionAttributes", "RequestsOpenAccess"] = true
    } right: {
      $0.extend("com.apple.keyboard-service", attributes: ["RequestsOpenAccess": true])
    },
  ]
}
