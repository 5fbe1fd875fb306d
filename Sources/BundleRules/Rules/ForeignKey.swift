import ActivationRules
import Findings

extension BundleRule {
  /// Attributes belong to certain extension points.
  static let foreignKey = BundleRule(
    "foreign-key", .note,
    "NSExtensionAttributes has no keys that are meant for other extension points",
    basis: .undocumented,
    source:
      "the keys of each point in Docs/bundle-rules.md; that they do nothing elsewhere is inferred"
  ) { subject in
    guard let point = subject.point else { return [] }
    return [KeyHome.extension, .attributes].flatMap { place in
      (subject.info[place.path]?.entries ?? []).compactMap { entry -> Fault? in
        guard KeyHome.home(of: entry.key) == place, entry.key != PointKey.rule else { return nil }
        guard let owners = KeyHome.owners(of: entry.key), !owners.contains(point) else {
          return nil
        }
        let names = Wording.list(owners.map { $0.name }, "or")
        return Fault(
          "\(entry.key) is a key of \(names) extensions and has no documented effect in "
            + "\(point.name) ones",
          remedy: "delete it, unless your own code reads it",
          at: .info(place.path.key(entry.key)))
      }
    }
  }
}
