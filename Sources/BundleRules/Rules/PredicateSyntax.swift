import ActivationRules
import Findings

extension BundleRule {
  /// A rule that is a string is a predicate.
  static let predicateSyntax = BundleRule(
    "predicate-syntax", .error, "a rule that is a string can be read as a predicate",
    basis: .observed,
    source:
      "Predicate Programming Guide has the grammar; reported of extensions that were offered no more"
  ) { subject in
    subject.predicates.flatMap { written in
      written.problems.prefix(5).map {
        Fault(
          "the predicate can't be read, and such a rule is never met: \($0.summary)",
          remedy: $0.remedy, at: .info(written.path))
      }
    }
  }
}
