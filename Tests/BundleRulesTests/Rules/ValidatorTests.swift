import ActivationRules
import BundleRules
import Testing

/// What the validator makes of nested bundles, and of bundles that aren't fully known.
@Suite struct ValidatorTests {
  @Test func aWatchKitExtensionHoldsItsWatchApp() {
    var sample = Sample()
    sample.extend("com.apple.watchkit", attributes: ["WKAppBundleIdentifier": "com.example.Reader"])
    sample.share.files?.append("Watch.app/Info.plist")
    #expect(BundleValidator.findings(in: sample.whole).map(\.code) == ["point-retired"])
  }

  @Test func anExtensionOfAnExtensionIsHeldAgainstIt() {
    var sample = Sample()
    sample.extend("com.apple.watchkit", attributes: ["WKAppBundleIdentifier": "com.example.Reader"])
    var intents = sample.share
    intents.path = "Intents.appex"
    intents["CFBundleIdentifier"] = "com.example.Intents"
    intents["CFBundleExecutable"] = "Intents"
    intents.files = ["Intents"]
    intents["NSExtension", "NSExtensionPointIdentifier"] = "com.apple.intents-service"
    intents["NSExtension", "NSExtensionAttributes"] = ["IntentsSupported": ["INSendMessageIntent"]]
    sample.share.extensions = [intents]
    let findings = BundleValidator.findings(in: sample.whole)
    #expect(findings.map(\.code) == ["point-retired", "bundle-identifier-prefix"])
    #expect(findings.last?.bundle == "Intents.appex")
    #expect(findings.last?.message.contains("'com.example.Reader.Share.'") == true)
  }

  @Test func rulesAboutAListThatIsNotThereStaySilent() {
    var sample = Sample()
    sample.share["NSExtension"] = nil
    sample.share.build = BuildFacts(
      configuration: "Release", embedding: .copied(folder: "Resources", onlyWhenInstalling: false))
    #expect(
      BundleValidator.findings(in: sample.whole).map(\.code)
        == ["embed-phase", "extension-dictionary"])
    sample.share.isInfoComplete = false
    #expect(BundleValidator.findings(in: sample.whole).map(\.code) == ["embed-phase"])
  }

  @Test(arguments: [
    ("com.apple.usernotifications.service", "NSExtension", "IntentsSupported"),
    ("com.apple.callkit.call-directory", "NSExtension", "QLSupportedContentTypes"),
    ("com.apple.share-services", "NSExtension", "NSExtensionJavaScriptPreprocessingFile"),
  ])
  func followingTheAdviceOnAKeyLeadsToNoFurtherFinding(
    point: String, home: String, key: String
  ) throws {
    var sample = Sample()
    sample.extend(point)
    sample.rule = ["NSExtensionActivationSupportsWebPageWithMaxCount": 1]
    if point != "com.apple.share-services" {
      sample.share["NSExtension", "NSExtensionAttributes"] = nil
    }
    sample.share.files?.append("Action.js")
    sample.share[home, key] = "Action"
    let finding = try #require(BundleValidator.findings(in: sample.whole).first)
    #expect(finding.code == "misplaced-key")
    sample.share[home, key] = nil
    if finding.remedy == "move it into NSExtensionAttributes" {
      sample.share[home, "NSExtensionAttributes", key] = "Action"
    } else {
      #expect(finding.remedy == "delete it, unless your own code reads it")
    }
    #expect(BundleValidator.findings(in: sample.whole).map(\.message) == [])
  }
}
