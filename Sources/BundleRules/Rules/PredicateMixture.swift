import ActivationRules

extension BundleRule {
  /// AND and OR side by side say something else to some readers.
  static let predicateMixture = BundleRule(
    "predicate-mixture", .note, "a predicate has parentheses where AND and OR stand side by side",
    basis: .undocumented,
    source: "that AND binds tighter is universal practice; no sentence of Apple's says so"
  ) { subject in
    WrittenPredicate.all(in: subject).compactMap { written in
      guard let place = written.predicate?.mixtures.first else { return nil }
      let position = Predicate.Position(offset: place.range.lowerBound, in: written.text)
      return Fault(
        "AND and OR stand side by side without parentheses (\(position.line):\(position.column) of "
          + "the predicate): AND is taken to bind tighter, which Apple doesn't document",
        remedy: "put parentheses around what belongs together", at: .info(written.path))
    }
  }
}
