/// A remark that the App Store, or a careful colleague, makes about an app.
package struct StoreRemark: Codable, Hashable, Sendable {
  /// The rule's short name.
  package var code: String
  /// "error", "warning" or "note".
  package var severity: String
  /// The bundle: "Share.appex".
  package var bundle: String
  package var message: String
  package var remedy: String?
  /// "documented", "observed" or "undocumented".
  package var basis: String

  package init(
    code: String, severity: String, bundle: String, message: String, remedy: String?,
    basis: String
  ) {
    self.code = code
    self.severity = severity
    self.bundle = bundle
    self.message = message
    self.remedy = remedy
    self.basis = basis
  }
}
