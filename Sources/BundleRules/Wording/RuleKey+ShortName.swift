import ActivationRules

extension RuleKey {
  /// The key without the prefix that all keys of rules share: `SupportsText`.
  var shortName: String {
    let prefix = "NSExtensionActivation"
    return String(decoding: rawValue.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
  }
}
