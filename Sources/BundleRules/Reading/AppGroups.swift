import ActivationRules

/// The application groups that a bundle's entitlements name.
struct AppGroups {
  /// Their key in the entitlements.
  static let key = "com.apple.security.application-groups"

  /// The groups as they are written, build settings included; no bundle has more than a few.
  var names: [String]

  /// Reads the groups; `nil` when the entitlements aren't known.
  init?(_ bundle: BundleContents) {
    guard let entitlements = bundle.entitlements else { return nil }
    names = (entitlements[Self.key]?.array ?? []).prefix(500).compactMap { $0.string }
  }

  /// Whether a group is, or may be, among these.
  func mayContain(_ name: String) -> Bool {
    names.contains { BuildSetting.mayAgree($0, name) }
  }
}

extension BundleRule {
  /// The place of the application groups in the entitlements.
  static let groupsPlace: PropertyPath = [AppGroups.key]
}
