import ActivationRules

extension DictionaryRule {
  /// The keys that stand for kinds of things.
  static let kindKeys: [RuleKey] = [
    .supportsFile, .supportsImage, .supportsMovie, .supportsText, .supportsWebURL,
    .supportsWebPage, .supportsLocation,
  ]

  /// The keys of the kinds that the rule accepts.
  var acceptedKinds: [RuleKey] { Self.kindKeys.filter { (number(of: $0) ?? 0) >= 1 } }

  /// Whether a kind's value is a build setting that isn't known yet.
  var hasUnresolvedKind: Bool { Self.kindKeys.contains { value(of: $0)?.isUnresolved ?? false } }

  /// Whether the version or the strictness is a build setting.
  var hasUnresolvedMatching: Bool {
    [RuleKey.dictionaryVersion, .usesStrictMatching].contains {
      value(of: $0)?.isUnresolved ?? false
    }
  }
}
