import ActivationRules
import Findings

extension BundleRule {
  /// A predicate is about what the system passes to it.
  static let predicateRoot = BundleRule(
    "predicate-root", .warning,
    "an activation rule uses extensionItems, and the rule of a file provider's action uses "
      + "fileproviderItems",
    basis: .documented,
    source: "App Extension Programming Guide; Information Property List Key Reference"
  ) { subject in
    subject.predicates.compactMap { written in
      let (own, other) =
        written.isOfFileProvider
        ? ("fileproviderItems", "extensionItems") : ("extensionItems", "fileproviderItems")
      guard let predicate = written.predicate, PredicateRoots(predicate).keys.contains(other)
      else { return nil }
      return Fault(
        "the predicate uses '\(other)', but there is only '\(own)'", remedy: "write \(own)",
        at: .info(written.path))
    }
  }
}
