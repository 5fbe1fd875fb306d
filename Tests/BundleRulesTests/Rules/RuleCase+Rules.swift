import ActivationRules
import BundleRules
import Findings

extension RuleCase {
  /// Activation rules in dictionary form.
  static let rules: [RuleCase] = [
    RuleCase("rule-missing", .warning, "no attributes at all") {
      $0.share["NSExtension", "NSExtensionAttributes"] = nil
    } right: {
      $0.extend("com.apple.message-payload-provider")
    },
    RuleCase("rule-form", .error, "an array") {
      $0.rule = [.string(webURLs)]
    } right: { _ in
    },
    RuleCase("rule-takes-nothing", .error, "an empty dictionary") {
      $0.rule = [:]
    } right: { _ in
    },
    RuleCase("rule-takes-nothing", .error, "nothing but zeros") {
      $0.rule = [webURLs: 0, "NSExtensionActivationSupportsText": false]
    } right: {
      $0.makeSource()
      $0.rule = [webURLs: "$(LINKS)", "NSExtensionActivationSupportsText": true]
    },
    RuleCase("rule-takes-nothing", .error, "FALSEPREDICATE") {
      $0.rule = " falsepredicate\n"
    } right: {
      $0.rule = "extensionItems.@count == 1"
    },
    RuleCase("rule-without-kinds", .warning, "nothing but the version") {
      $0.rule = ["NSExtensionActivationDictionaryVersion": 2]
    } right: {
      $0.rule = ["NSExtensionActivationDictionaryVersion": 2, webURLs: 1]
    },
    RuleCase("rule-value-type", .warning, "a number that is a string") {
      $0.rule = [webURLs: "1", "NSExtensionActivationSupportsText": true]
    } right: {
      $0.makeSource()
      $0.rule = [webURLs: "$(LINKS)", "NSExtensionActivationSupportsText": true]
    },
    RuleCase("rule-value-type", .error, "a Boolean that is an integer") {
      $0.rule = [webURLs: 1, "NSExtensionActivationSupportsText": 1]
    } right: {
      $0.rule = [webURLs: 1, "NSExtensionActivationSupportsText": true]
    },
    RuleCase("rule-value-type", .warning, "a number below zero") {
      $0.rule = [
        webURLs: 1, "NSExtensionActivationSupportsText": true,
        "NSExtensionActivationSupportsImageWithMaxCount": -1,
      ]
    } right: {
      $0.rule = [
        webURLs: 1, "NSExtensionActivationSupportsText": true,
        "NSExtensionActivationSupportsImageWithMaxCount": 0,
      ]
    },
    RuleCase("rule-version", .warning, "a third version") {
      $0.rule = ["NSExtensionActivationDictionaryVersion": 3, webURLs: 1]
    } right: {
      $0.rule = ["NSExtensionActivationDictionaryVersion": 2, webURLs: 1]
    },
    RuleCase("rule-minimum", .error, "more at least than at most") {
      $0.rule = [
        webURLs: 1, "NSExtensionActivationSupportsText": true,
        "NSExtensionActivationSupportsAttachmentsWithMinCount": 3,
        "NSExtensionActivationSupportsAttachmentsWithMaxCount": 2,
      ]
    } right: {
      $0.rule = [
        webURLs: 1, "NSExtensionActivationSupportsText": true,
        "NSExtensionActivationSupportsAttachmentsWithMinCount": 2,
        "NSExtensionActivationSupportsAttachmentsWithMaxCount": 2,
      ]
    },
    RuleCase("rule-zero", .note, "a zero in version 2") {
      $0.rule = [
        "NSExtensionActivationDictionaryVersion": 2, webURLs: 1,
        "NSExtensionActivationSupportsText": false,
      ]
    } right: {
      $0.rule = ["NSExtensionActivationDictionaryVersion": 2, webURLs: 1]
    },
    RuleCase("rule-strictness", .note, "links without text in version 1") {
      $0.rule = [webURLs: 1]
    } right: {
      $0.rule = ["NSExtensionActivationDictionaryVersion": 2, webURLs: 1]
    },
    RuleCase("rule-unread", .warning, "a rule for notifications") {
      $0.extend(
        "com.apple.usernotifications.service",
        attributes: ["NSExtensionActivationRule": [webURLs: 1]])
    } right: {
      $0.extend(
        "com.apple.broadcast-services-setupui",
        attributes: [
          "NSExtensionActivationRule": ["NSExtensionActivationSupportsReplayKitStreaming": true]
        ])
    },
  ]
}
