/// The severity of a finding.
public enum Severity: String, CaseIterable, Sendable {
  /// It must be fixed: the program or the lesson is wrong, or the App Store or the device refuses
  /// the bundle.
  case error
  /// It is probably not intended.
  case warning
  /// Worth knowing.
  case note
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension Severity: Codable {}
  extension Finding.Kind: Codable {}
#endif
