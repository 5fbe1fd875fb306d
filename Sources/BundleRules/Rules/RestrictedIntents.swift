import ActivationRules
import Findings

extension BundleRule {
  /// Only intents that are supported can be restricted.
  static let restrictedIntents = BundleRule(
    "restricted-intents", .warning,
    "IntentsRestrictedWhileLocked names only intents that IntentsSupported names",
    basis: .documented, source: "Apple's references for the two keys"
  ) { subject in
    guard let attributes = subject.attributes, let supported = attributes["IntentsSupported"],
      supported.array != nil
    else { return [] }
    let known = Set(supported.strings)
    return ["IntentsRestrictedWhileLocked", "IntentsRestrictedWhileProtectedDataUnavailable"]
      .compactMap { key in
        let strange = (attributes[key]?.strings ?? []).filter {
          !known.contains($0) && !BuildSetting.isPart(of: $0)
        }
        guard !strange.isEmpty else { return nil }
        return Fault(
          "\(key) names \(Wording.quotedList(strange)), which IntentsSupported doesn't",
          remedy: "add it to IntentsSupported, or delete it here",
          at: .info(PropertyPath.attributes.key(key)))
      }
  }
}
