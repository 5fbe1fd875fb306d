import ActivationRules
import BundleRules
import Findings

extension RuleCase {
  /// Scripts that look at web pages.
  static let scripts: [RuleCase] = [
    RuleCase("javascript-file", .error, "a script that isn't there") {
      takePages(&$0, script: "Page")
    } right: {
      takePages(&$0, script: "Page")
      $0.share.files?.append("Page.js")
    },
    RuleCase("javascript-file", .warning, "a script with its file's extension") {
      takePages(&$0, script: "Page.js")
      $0.share.files?.append("Page.js")
    } right: {
      $0.makeSource()
      takePages(&$0, script: "Page")
    },
    RuleCase("javascript-without-page", .warning, "a script for no pages") {
      $0.share["NSExtension", "NSExtensionAttributes", scriptKey] = "Page"
      $0.share.files?.append("Page.js")
    } right: {
      takePages(&$0, script: "Page")
      $0.share.files?.append("Page.js")
    },
    RuleCase("javascript-and-link", .note, "a script, and links") {
      takePages(&$0, script: "Page")
      $0.rule = [
        webURLs: 1, "NSExtensionActivationSupportsText": true,
        "NSExtensionActivationSupportsWebPageWithMaxCount": 1,
      ]
      $0.share.files?.append("Page.js")
    } right: {
      $0.rule = [
        webURLs: 1, "NSExtensionActivationSupportsText": true,
        "NSExtensionActivationSupportsWebPageWithMaxCount": 1,
      ]
    },
  ]

  private static let scriptKey = "NSExtensionJavaScriptPreprocessingFile"

  /// Makes the extension take web pages, with a script that looks at them.
  private static func takePages(_ sample: inout Sample, script: String) {
    sample.rule = ["NSExtensionActivationSupportsWebPageWithMaxCount": 1]
    sample.share["NSExtension", "NSExtensionAttributes", scriptKey] = .string(script)
  }
}
