import ActivationRules
import Findings
import UniformTypes

extension BundleRule {
  /// Keys count only in their own dictionary.
  static let misplacedKey = BundleRule(
    "misplaced-key", .warning,
    "each key is in the dictionary where the system looks for it: the top level, NSExtension, "
      + "NSExtensionAttributes or NSExtensionActivationRule",
    basis: .documented,
    source:
      "Information Property List Key Reference says where a key belongs; that it does nothing "
      + "elsewhere is inferred"
  ) { subject in
    guard subject.isExtension else { return [] }
    return KeyHome.allCases.flatMap { place in
      (subject.info[place.path]?.entries ?? []).prefix(500).compactMap { entry in
        guard let home = KeyHome.home(of: entry.key), home != place,
          !Self.isUsual(entry.key, in: place)
        else { return nil }
        return Self.fault(entry, in: place, home, subject)
      }
    }
  }

  /// Whether a key that belongs elsewhere may also be in a place.
  private static func isUsual(_ key: String, in place: KeyHome) -> Bool {
    // Extensions of ExtensionKit and apps have audio components and the like at the top level.
    place == .root && !key.hasPrefix("NSExtension")
  }

  /// Says where a key should be, or that such an extension has no key with that name.
  private static func fault(
    _ entry: PropertyValue.Entry, in place: KeyHome, _ home: KeyHome, _ subject: Subject
  ) -> Fault {
    let isThereToo = subject.info[home.path.key(entry.key)] != nil
    var remedy = isThereToo ? "delete it here" : "move it into \(home.name)"
    var message = "\(entry.key) is in \(place.name) but belongs in \(home.name)"
    if isThereToo { message += ", where it also is" }
    if let point = subject.point, let owners = KeyHome.owners(of: entry.key),
      !owners.contains(point)
    {
      let names = Wording.list(owners.map { $0.name }, "or")
      return Fault(
        "\(entry.key) is a key of \(names) extensions, not of \(point.name) ones",
        remedy: "delete it, unless your own code reads it", at: .info(place.path.key(entry.key)),
        severity: .note, basis: .undocumented)
    }
    if place == .rule, entry.key == PointKey.rule {
      message = "nothing reads a rule inside the rule"
      let isConstant =
        entry.value.string.map { UniformTypes.normalized($0).trimmedOfBlanks } == "truepredicate"
      remedy = isConstant ? "delete it" : "replace the dictionary with its value, or delete it"
    } else if home == .rule, case .predicate = subject.bundle.activationRule {
      message += "; the rule is a predicate, which has no keys"
      remedy = "delete it"
    }
    return Fault(message, remedy: remedy, at: .info(place.path.key(entry.key)))
  }
}
