/// How bad a finding is.
public enum Severity: String, CaseIterable, Sendable {
  /// It can't stay: the program or the lesson is wrong, or the App Store or the device refuses the bundle.
  case error
  /// It is likely not what was meant.
  case warning
  /// Worth knowing.
  case note
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension Severity: Codable {}
  extension Finding.Kind: Codable {}
#endif
