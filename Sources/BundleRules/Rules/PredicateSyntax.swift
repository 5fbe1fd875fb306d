import ActivationRules
import Findings

extension BundleRule {
  /// A rule that is a string is a predicate.
  static let predicateSyntax = BundleRule(
    "predicate-syntax", .error, "a rule that is a string is a valid predicate",
    basis: .observed,
    source:
      "Predicate Programming Guide has the grammar; reported for extensions that were no longer "
      + "offered"
  ) { subject in
    subject.predicates.flatMap { written in
      written.problems.prefix(5).map {
        Fault(
          "the predicate can't be read, and such a rule never matches: \($0.summary)",
          remedy: $0.remedy, at: .info(written.path))
      }
    }
  }
}
