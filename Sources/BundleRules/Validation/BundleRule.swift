public import ActivationRules
public import Findings

/// A rule that is checked in a bundle: a code, what it says, what that is based on, and the check.
///
/// Each rule is a static member in its own file; ``all`` lists them.
///
/// An error is never based on inference alone: unless it is documented or observed that a bundle is
/// refused or can't work, the rule only warns.
public struct BundleRule: Sendable {
  /// The rule's short name, the same in every version: `bundle-identifier-prefix`.
  public let code: String
  /// What the rule requires or says, in one sentence without a full stop.
  public let summary: String
  /// How bad its findings are, at worst.
  public let severity: Severity
  /// How well founded it is.
  public let basis: Explanation.Basis
  /// Where the knowledge comes from.
  public let source: String
  /// Checks a bundle.
  let check: @Sendable (Subject) -> [Fault]

  /// Makes a rule.
  init(
    _ code: String, _ severity: Severity, _ summary: String,
    basis: Explanation.Basis, source: String, check: @escaping @Sendable (Subject) -> [Fault]
  ) {
    self.code = code
    self.severity = severity
    self.summary = summary
    self.basis = basis
    self.source = source
    self.check = check
  }

  /// The maximum number of findings of one rule about one bundle; more wouldn't help the reader.
  static let mostFindings = 50

  /// Checks a bundle and returns the rule's findings, with the rule's name.
  func findings(about subject: Subject) -> [BundleFinding] {
    check(subject).prefix(Self.mostFindings).map { fault in
      BundleFinding(
        code, fault.severity ?? severity, fault.message, remedy: fault.remedy,
        basis: fault.basis ?? basis, bundle: subject.bundle.path, place: fault.place)
    }
  }
}

/// What a rule found: a finding without what all findings of the rule share.
struct Fault {
  /// What is wrong, without a full stop.
  var message: String
  /// What to do about it, as a verb phrase.
  var remedy: String?
  /// The place in the bundle.
  var place: BundleFinding.Place
  /// How bad it is, where it is milder than the rule.
  var severity: Severity?
  /// How well founded it is, where that differs from the rule.
  var basis: Explanation.Basis?

  init(
    _ message: String, remedy: String? = nil, at place: BundleFinding.Place,
    severity: Severity? = nil, basis: Explanation.Basis? = nil
  ) {
    self.message = message
    self.remedy = remedy
    self.place = place
    self.severity = severity
    self.basis = basis
  }
}
