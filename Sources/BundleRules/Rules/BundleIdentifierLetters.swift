import ActivationRules
import Findings

extension BundleRule {
  /// A bundle identifier consists of few kinds of characters.
  static let bundleIdentifierLetters = BundleRule(
    "bundle-identifier-letters", .error,
    "a bundle identifier consists of the letters A to Z and a to z, digits, hyphens and dots",
    basis: .documented, source: "Apple's reference for CFBundleIdentifier"
  ) { subject in
    guard let identifier = subject.info["CFBundleIdentifier"] else { return [] }
    guard let text = identifier.string else {
      return [
        Fault(
          "CFBundleIdentifier is \(identifier.kindInWords), not a string",
          remedy: "write the identifier as a string", at: .info(["CFBundleIdentifier"]))
      ]
    }
    guard !BuildSetting.isPart(of: text), !text.isMade(of: Letter.isOfIdentifier) else { return [] }
    return [
      Fault(
        text.isEmpty
          ? "the bundle identifier is empty"
          : "the bundle identifier \(quoted(text)) has characters other than A to Z, a to z, "
            + "digits, hyphens and dots",
        remedy: "use only these characters", at: .info(["CFBundleIdentifier"]))
    ]
  }
}
