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
      warning.message + place, remedy: warning.remedy ?? "say what you mean otherwise",
      at: .info(written.path), severity: warning.isNote ? .note : .warning, basis: warning.basis)
  }

  private static func source(of kind: Predicate.Warning.Kind) -> String {
    switch kind {
    case .unknownType, .foreignType, .unknownKey: "misspelt names in published rules"
    case .mixture: "that AND binds tighter is universal practice; no sentence of Apple's says so"
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
    case .alwaysMet: (.warning, "a predicate isn't met by everything that can be shared")
    case .neverMet: (.warning, "a predicate is met by something that can be shared")
    case .unknownType: (.warning, "a predicate names types that there are")
    case .foreignType:
      (.note, "the types that a predicate names are the system's, or the app declares them")
    case .unknownKey: (.warning, "a predicate asks for keys that what is shared has")
    case .unboundVariable: (.warning, "a SUBQUERY names each variable that a predicate uses")
    case .unusedVariable: (.warning, "the condition of a SUBQUERY looks at its variable")
    case .missingQuantifier: (.warning, "a list is compared with ANY, ALL or NONE before it")
    case .needlessQuantifier: (.warning, "ANY, ALL and NONE stand before lists only")
    case .unlikeValues: (.warning, "a predicate compares values of one kind")
    case .trueOfNone: (.warning, "a count in a predicate isn't right where nothing matches, too")
    case .mixture: (.note, "a predicate has parentheses where AND and OR stand side by side")
    case .exactType: (.note, "a predicate asks for types with UTI-CONFORMS-TO")
    case .unsafe: (.warning, "a predicate calls nothing that a rule is presumably not allowed to")
    case .faultyPattern: (.warning, "the patterns of a predicate can be used")
    case .droppedBackslash: (.warning, "a backslash in a predicate's text does something")
    case .reservedWord: (.note, "a predicate's keys aren't words that Apple lists as reserved")
    }
  }
}
