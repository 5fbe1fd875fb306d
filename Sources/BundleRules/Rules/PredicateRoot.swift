import ActivationRules

extension BundleRule {
  /// A predicate is about what the system hands to it.
  static let predicateRoot = BundleRule(
    "predicate-root", .warning,
    "a predicate begins with the key of what it is evaluated against: extensionItems, or "
      + "fileproviderItems for the actions of a file provider",
    basis: .documented,
    source: "App Extension Programming Guide; Information Property List Key Reference"
  ) { subject in
    WrittenPredicate.all(in: subject).compactMap { written in
      guard let predicate = written.predicate else { return nil }
      let strange = PredicateParts(predicate).roots.first { $0 != written.root }
      guard let strange else { return nil }
      return Fault(
        "the predicate asks for \(Wording.quoted(strange)), and there is only '\(written.root)'",
        remedy: "write \(written.root)", at: .info(written.path))
    }
  }
}
