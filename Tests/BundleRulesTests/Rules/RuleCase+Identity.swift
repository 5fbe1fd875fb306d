import ActivationRules
import BundleRules
import Findings

extension RuleCase {
  /// What bundles are called.
  static let identity: [RuleCase] = [
    RuleCase("bundle-identifier-prefix", .error, "an identifier beside that of the app") {
      $0.share["CFBundleIdentifier"] = "com.example.ReaderShare"
    } right: {
      $0.share["CFBundleIdentifier"] = "com.example.Reader.Sharing"
    },
    RuleCase("bundle-identifier-prefix", .error, "a known beginning before a build setting") {
      $0.makeSource()
      $0.share["CFBundleIdentifier"] = "org.example.$(NAME)"
    } right: {
      $0.makeSource()
      $0.share["CFBundleIdentifier"] = "$(APP_IDENTIFIER).Share"
    },
    RuleCase("bundle-identifier-parts", .warning, "two parts behind the app's") {
      $0.share["CFBundleIdentifier"] = "com.example.Reader.Share.Links"
    } right: {
      $0.share["CFBundleIdentifier"] = "com.example.Reader.Share-Links"
    },
    RuleCase("bundle-identifier-letters", .error, "an underscore") {
      $0.share["CFBundleIdentifier"] = "com.example.Reader.share_links"
    } right: {
      $0.share["CFBundleIdentifier"] = "com.example.Reader.share-links2"
    },
    RuleCase("bundle-identifier-letters", .error, "a number") {
      $0.share["CFBundleIdentifier"] = 7
    } right: {
      $0.share["CFBundleIdentifier"] = "com.example.Reader.7"
    },
    RuleCase("bundle-identifier-repeated", .error, "two extensions with one name", count: 2) {
      var other = $0.share
      other.path = "Reader.app/PlugIns/Other.appex"
      other["CFBundleExecutable"] = "Other"
      other.files = ["Info.plist", "Other"]
      $0.others = [other]
    } right: {
      var other = $0.share
      other.path = "Reader.app/PlugIns/Other.appex"
      other["CFBundleExecutable"] = "Other"
      other["CFBundleIdentifier"] = "com.example.Reader.Other"
      other.files = ["Info.plist", "Other"]
      $0.others = [other]
    },
    RuleCase("package-type", .error, "an extension that says it is an app") {
      $0.share["CFBundlePackageType"] = "APPL"
    } right: {
      $0.makeSource()
      $0.share["CFBundlePackageType"] = "$(PRODUCT_BUNDLE_PACKAGE_TYPE)"
    },
    RuleCase("missing-bundle-key", .error, "no version in what was built") {
      $0.share["CFBundleVersion"] = nil
    } right: {
      $0.makeSource()
      $0.share["CFBundleVersion"] = nil
    },
    RuleCase("executable-name", .error, "a program that isn't there") {
      $0.share.files = ["Info.plist"]
    } right: {
      $0.share.files = ["Info.plist", "Contents/MacOS/Share"]
    },
    RuleCase("executable-name", .warning, "a folder with another name") {
      $0.share.path = "Reader.app/PlugIns/Sharing.appex"
    } right: {
      $0.share.path = "Sharing"
    },
    RuleCase("version-differs", .warning, "a build of its own") {
      $0.share["CFBundleVersion"] = "2"
    } right: {
      $0.share["CFBundleVersion"] = "2"
      $0.app["CFBundleVersion"] = "2"
    },
    RuleCase("version-form", .warning, "a version with a word in it") {
      $0.makeSource()
      $0.share["CFBundleShortVersionString"] = "1.0 beta"
      $0.app["CFBundleShortVersionString"] = "$(MARKETING_VERSION)"
    } right: {
      $0.makeSource()
      $0.share["CFBundleShortVersionString"] = "1.0.2"
      $0.app["CFBundleShortVersionString"] = "$(MARKETING_VERSION)"
    },
    RuleCase("unresolved-setting", .warning, "a setting that was left over") {
      $0.share["CFBundleDisplayName"] = "$(PRODUCT_NAME)"
    } right: {
      $0.share["CFBundleDisplayName"] = "Save for $(5)"
    },
    RuleCase("duplicate-key", .warning, "two identifiers") {
      $0.share.info = .dictionary(
        ($0.share.info.entries ?? []) + [.init("CFBundleName", "Sharing")])
    } right: {
      $0.share["CFBundleSpokenName"] = "Sharing"
    },
  ]
}
