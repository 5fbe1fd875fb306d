import ActivationRules
import Findings

extension BundleRule {
  /// Keys are read only if they are spelled correctly.
  static let misspeltKey = BundleRule(
    "misspelt-key", .warning,
    "the keys of the activation rule, and all keys that look like keys of extensions, are known to "
      + "the system",
    basis: .undocumented,
    source: "the keys that Apple documents; that no others are read is reported"
  ) { subject in
    guard subject.isExtension else { return [] }
    return ruleKeys(of: subject) + extensionKeys(of: subject)
  }

  /// The keys in the rule: only the known ones count.
  private static func ruleKeys(of subject: Subject) -> [Fault] {
    guard subject.consultsRule, case .dictionary(let rule) = subject.bundle.activationRule else {
      return []
    }
    return rule.entries
      .filter {
        RuleKey(rawValue: $0.key) == nil && KeyHome.home(of: $0.key).map { $0 == .rule } ?? true
      }
      .prefix(20).map { entry in
        let place = PropertyPath.rule.key(entry.key)
        if let meant = meant(by: entry.key, entry.value) {
          return fault(entry.key, meant, at: place)
        }
        return Fault(
          "\(quoted(entry.key)) isn't a key of an activation rule: nothing reads it",
          remedy: "delete it; to choose by types, write a predicate with UTI-CONFORMS-TO",
          at: .info(place))
      }
  }

  /// The keys around the rule: the app may read its own keys there, so only near misses of known
  /// keys are reported.
  private static func extensionKeys(of subject: Subject) -> [Fault] {
    [KeyHome.extension, .attributes].flatMap { place -> [Fault] in
      let entries = subject.info[place.path]?.entries ?? []
      let known = Array(place == .extension ? KeyHome.extensionKeys : KeyHome.attributeKeys)
        .sorted()
      return entries.prefix(200).compactMap { entry -> Fault? in
        guard KeyHome.home(of: entry.key) == nil, !refusedKeys.contains(entry.key),
          let meant = Misspelling.of(entry.key, among: known)
        else { return nil }
        return fault(entry.key, meant, at: place.path.key(entry.key))
      }
    }
  }

  /// Returns what a key of a rule was meant to be: one spelled similarly, or about the same kind.
  private static func meant(by key: String, _ value: PropertyValue) -> String? {
    if case .array = value { return nil }
    let known = RuleKey.allCases.map { $0.rawValue }
    if let meant = Misspelling.of(key, among: known) { return meant }
    if stem(key) == "NSExtensionActivationSupportsVideo" { return RuleKey.supportsMovie.rawValue }
    return known.first { stem($0) == stem(key) }
  }

  /// Returns a key without what it says about counts: `…SupportsWebURL` of
  /// `…SupportsWebURLWithMaxCount`.
  private static func stem(_ key: String) -> String {
    guard let end = key.offset(of: "With") else { return key }
    return String(decoding: key.utf8.prefix(end), as: UTF8.self)
  }

  private static func fault(_ key: String, _ meant: String, at path: PropertyPath) -> Fault {
    Fault(
      key.trimmedOfBlanks == meant
        ? "the key \(quoted(key)) has white space around it, so nothing reads it"
        : "\(quoted(key)) isn't a key that the system knows" + NearMiss.suggestion(meant),
      remedy: "write \(meant)", at: .info(path))
  }
}
