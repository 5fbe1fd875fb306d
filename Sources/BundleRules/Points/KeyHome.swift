import ActivationRules

/// A dictionary of an Info.plist in which keys of extensions belong.
enum KeyHome: CaseIterable, Equatable {
  case root, `extension`, attributes, rule

  /// The path to it.
  var path: PropertyPath {
    switch self {
    case .root: []
    case .extension: [PointKey.extension]
    case .attributes: .attributes
    case .rule: .rule
    }
  }

  /// Its name in a sentence.
  var name: String { NameWords.name(of: self) }
}

extension KeyHome {
  /// Returns where a key belongs; `nil` when it isn't known here.
  ///
  /// - Parameter key: The key, spelled correctly.
  /// - Returns: The dictionary.
  static func home(of key: String) -> KeyHome? {
    if extensionKeys.contains(key) { return .extension }
    if attributeKeys.contains(key) { return .attributes }
    if ruleKeys.contains(key) { return .rule }
    if rootKeys.contains(key) { return .root }
    return nil
  }

  /// Returns the extension points for which a key is meant; `nil` when it is meant for all of them,
  /// or doesn't belong to an extension point.
  static func owners(of key: String) -> [ExtensionPoint]? {
    if key == PointKey.rule { return nil }
    let owners = ExtensionPoint.all.filter {
      $0.keys.contains(key) || $0.attributes.contains(key)
    }
    return owners.isEmpty ? nil : owners
  }

  /// The keys of `NSExtension`, of whatever extension point.
  static let extensionKeys: Set<String> = Set(
    [
      PointKey.identifier, PointKey.attributes, PointKey.principalClass, PointKey.storyboard,
      "NSExtensionOverridesHostUIAppearance",
    ] + ExtensionPoint.all.flatMap { $0.keys })

  /// The keys of `NSExtensionAttributes`, of whatever extension point.
  static let attributeKeys: Set<String> = Set(ExtensionPoint.all.flatMap { $0.attributes })

  /// The keys of an activation rule.
  static let ruleKeys: Set<String> = Set(
    RuleKey.allCases.map { $0.rawValue } + [broadcastKey])

  /// The key that Xcode's template writes into the rule of a Broadcast Setup UI extension.
  static let broadcastKey = "NSExtensionActivationSupportsReplayKitStreaming"

  /// The top-level keys that have been seen, or are easily put, in the wrong place.
  static let rootKeys: Set<String> = [
    PointKey.extension, PointKey.kitExtension, "CFBundleDisplayName", "CFBundleExecutable",
    "CFBundleIdentifier", "CFBundleName", "CFBundlePackageType", "CFBundleShortVersionString",
    "CFBundleURLTypes", "CFBundleVersion", "LSApplicationQueriesSchemes", "MinimumOSVersion",
    "NSAppTransportSecurity", "UIBackgroundModes", "UTExportedTypeDeclarations",
    "UTImportedTypeDeclarations",
  ]
}
