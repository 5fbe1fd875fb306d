import ActivationRules
import Findings

extension BundleRule {
  /// Some extensions must say in their attributes what they are for.
  static let requiredKey = BundleRule(
    "required-key", .warning,
    "the extension has the keys that extensions of its kind need: which intents, which types, which "
      + "category",
    basis: .observed, source: "what Xcode's templates and published extensions have"
  ) { subject in
    guard let point = subject.point, subject.extensionDictionary != nil else { return [] }
    return point.required.compactMap { key in
      let home = KeyHome.home(of: key) ?? .attributes
      let value = subject.info[home.path.key(key)]
      guard value?.isEmptyValue ?? true else { return nil }
      return Fault(
        value == nil
          ? "\(point.name) extensions need \(key) in \(home.name), but it is missing"
          : "\(key) is empty: it names nothing that the extension is for",
        remedy: "say in \(key) what the extension is for", at: .info(home.path.key(key)))
    }
  }
}
