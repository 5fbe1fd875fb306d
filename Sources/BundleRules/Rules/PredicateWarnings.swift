import ActivationRules
import Findings

extension BundleRule {
  /// What predicates say and probably don't mean: one rule for each kind.
  ///
  /// Two things are left out: `TRUEPREDICATE`, which has its own rule, and that a comparison with
  /// the number of attachments is also met if there are none: Apple's own example is written like
  /// that.
  static let predicateWarnings: [BundleRule] = Predicate.Warning.Kind.allCases.compactMap { kind in
    guard let (severity, summary) = summary(of: kind) else { return nil }
    return BundleRule(
      kind.rawValue, severity, summary, basis: .undocumented, source: source(of: kind)
    ) { subject in
      subject.predicates.flatMap { written in
        written.warnings.filter { $0.kind == kind && matters($0, in: written, subject) }.map {
          fault($0, in: written)
        }
      }
    }
  }

  /// Whether a warning says something about a predicate in its place.
  private static func matters(
    _ warning: Predicate.Warning, in written: WrittenPredicate, _ subject: Subject
  ) -> Bool {
    switch warning.kind {
    // A file provider's action may always be shown.
    case .alwaysMet: !written.isOfFileProvider
    // Without the app, its declarations aren't known; the requests to password managers, which
    // match by being equal, aren't declared by anyone.
    case .foreignType: subject.app != nil && !isOfPasswordRequest(warning, in: written)
    // Reported by the rule about rules that accept nothing.
    case .neverMet: warning.basis != .documented
    default: true
    }
  }

  private static func isOfPasswordRequest(
    _ warning: Predicate.Warning, in written: WrittenPredicate
  ) -> Bool {
    let range = warning.range.clamped(to: 0..<written.text.utf8.count)
    let bytes = written.text.utf8.dropFirst(range.lowerBound).prefix(range.count)
    return String(decoding: bytes, as: UTF8.self).offset(of: "org.appextension.") != nil
  }

  private static func fault(
    _ warning: Predicate.Warning, in written: WrittenPredicate
  ) -> Fault {
    let position = Predicate.Position(offset: warning.range.lowerBound, in: written.text)
    let isWhole = warning.range.isEmpty
    let place = isWhole ? "" : " (\(position.line):\(position.column) of the predicate)"
    return Fault(
      warning.message + place, remedy: warning.remedy ?? "say what you mean in another way",
      at: .info(written.path), severity: warning.isNote ? .note : .warning, basis: warning.basis)
  }

  private static func source(of kind: Predicate.Warning.Kind) -> String {
    switch kind {
    case .unknownType, .foreignType, .unknownKey: "misspelt names in published rules"
    case .mixture: "that AND binds tighter is universal practice; Apple doesn't say so"
    default: "Predicate Programming Guide; what follows from it is inferred"
    }
  }

  /// Returns how serious a kind is, and what its rule requires; `nil` for the kinds that are left
  /// out.
  private static func summary(
    of kind: Predicate.Warning.Kind
  ) -> (Severity, String)? {
    switch kind {
    case .truePredicate, .emptyMatches: nil
    case .alwaysMet: (.warning, "a predicate doesn't match everything that can be shared")
    case .neverMet: (.warning, "a predicate matches something that can be shared")
    case .unknownType: (.warning, "a predicate names only types that exist")
    case .foreignType:
      (.note, "the types that a predicate names are the system's or declared by the app")
    case .unknownKey: (.warning, "a predicate uses only keys that shared items have")
    case .unboundVariable: (.warning, "a SUBQUERY names each variable that a predicate uses")
    case .unusedVariable: (.warning, "the condition of a SUBQUERY uses its variable")
    case .missingQuantifier: (.warning, "a list is compared with ANY, ALL or NONE")
    case .needlessQuantifier: (.warning, "ANY, ALL and NONE are used only with lists")
    case .unlikeValues: (.warning, "a predicate compares values of the same kind")
    case .trueOfNone:
      (.warning, "a comparison with a count in a predicate isn't also true when nothing matches")
    case .mixture: (.note, "a predicate has parentheses where AND and OR are mixed")
    case .exactType: (.note, "a predicate asks for types with UTI-CONFORMS-TO")
    case .unsafe: (.warning, "a predicate calls only what a rule is presumably allowed to call")
    case .faultyPattern: (.warning, "the patterns in a predicate are valid")
    case .droppedBackslash: (.warning, "every backslash in a predicate's text has an effect")
    case .reservedWord: (.note, "a predicate's keys aren't words that Apple lists as reserved")
    }
  }
}
