import ActivationRules
import Findings

extension BundleRule {
  /// Counts are integers, SupportsText is a Boolean.
  static let ruleValueType = BundleRule(
    "rule-value-type", .error,
    "counts in an activation rule are integers, NSExtensionActivationSupportsText and "
      + "NSExtensionActivationUsesStrictMatching are Booleans",
    basis: .documented,
    source: "Information Property List Key Reference; reported with ITMS-90361 for SupportsText"
  ) { subject in
    guard let rule = subject.dictionaryRule else { return [] }
    return RuleKey.allCases.compactMap { key in
      guard let value = rule.value(of: key), !value.isUnresolved else { return nil }
      let place = PropertyPath.rule.key(key.rawValue)
      if let number = value.number, number < 0, !key.isBoolean {
        return Fault(
          "\(key.rawValue) is below 0, which counts as missing (undocumented)",
          remedy: "write 0 or more", at: .info(place), severity: .warning, basis: .undocumented)
      }
      if Self.isWellTyped(value, key) { return nil }
      let wanted = key.isBoolean ? "a Boolean" : "an integer"
      return Fault(
        "\(key.rawValue) is \(value.kindInWords), not \(wanted): iOS reads it as "
          + "\(Self.reading(of: value, key)) (undocumented), and the upload "
          + (key == .supportsText ? "is refused with ITMS-90361 (observed)" : "may be refused"),
        remedy: Self.remedy(for: value, key), at: .info(place),
        severity: key == .supportsText ? .error : .warning)
    }
  }

  private static func isWellTyped(_ value: PropertyValue, _ key: RuleKey) -> Bool {
    switch value {
    case .boolean: key.isBoolean
    case .integer: !key.isBoolean
    default: false
    }
  }

  /// Returns how the system interprets a value.
  private static func reading(of value: PropertyValue, _ key: RuleKey) -> String {
    guard let number = value.number else { return "missing" }
    if key.isBoolean { return number == 0 ? "false" : "true" }
    return "\(number)"
  }

  private static func remedy(for value: PropertyValue, _ key: RuleKey) -> String {
    if key.isBoolean { return "write <true/> or <false/>" }
    return "write <integer>\(value.number ?? 1)</integer>"
  }
}
