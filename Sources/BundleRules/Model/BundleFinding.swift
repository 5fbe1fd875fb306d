public import ActivationRules
public import Findings

/// A finding of a rule about a bundle.
public struct BundleFinding: Hashable, Sendable {
  /// The rule's short name, the same in every version: `bundle-identifier-prefix`.
  public var code: String
  /// How serious it is.
  public var severity: Severity
  /// What is wrong, without a full stop.
  public var message: String
  /// What to do about it, as a verb phrase.
  public var remedy: String?
  /// How well founded it is.
  public var basis: Explanation.Basis
  /// The path of the bundle.
  public var bundle: String
  /// The place in the bundle.
  public var place: Place

  /// Makes a finding.
  ///
  /// - Parameters:
  ///   - code: The rule's short name.
  ///   - severity: How serious it is.
  ///   - message: What is wrong, without a full stop.
  ///   - remedy: What to do about it, as a verb phrase.
  ///   - basis: How well founded it is.
  ///   - bundle: The path of the bundle.
  ///   - place: The place in the bundle.
  public init(
    _ code: String, _ severity: Severity = .error, _ message: String, remedy: String? = nil,
    basis: Explanation.Basis, bundle: String, place: Place
  ) {
    self.code = code
    self.severity = severity
    self.message = message
    self.remedy = remedy
    self.basis = basis
    self.bundle = bundle
    self.place = place
  }

  /// Which part of a bundle a finding is about.
  public enum Place: Hashable, Sendable {
    /// A value of the Info.plist; the finding points to the longest part of the path that exists.
    case info(PropertyPath)
    /// A value of the entitlements.
    case entitlements(PropertyPath)
    /// A file or folder in the bundle, relative to it.
    case file(String)
    /// The bundle as a whole, or its target in the project.
    case bundle
  }
}
