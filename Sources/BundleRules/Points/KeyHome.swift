import ActivationRules

/// A dictionary of an Info.plist that keys of extensions belong into.
enum KeyHome: CaseIterable, Equatable {
  case root, `extension`, attributes, rule

  /// The way to it.
  var path: PropertyPath {
    switch self {
    case .root: []
    case .extension: [PointKey.extension]
    case .attributes: .attributes
    case .rule: .rule
    }
  }

  /// What it is called in a sentence.
  var name: String {
    switch self {
    case .root: "the top level of the Info.plist"
    case .extension: PointKey.extension
    case .attributes: PointKey.attributes
    case .rule: PointKey.rule
    }
  }
}

extension KeyHome {
  /// Where a key belongs; `nil` when it isn't known here.
  ///
  /// - Parameter key: The key, spelled right.
  /// - Returns: The dictionary.
  static func home(of key: String) -> KeyHome? {
    if extensionKeys.contains(key) { return .extension }
    if attributeKeys.contains(key) { return .attributes }
    if ruleKeys.contains(key) { return .rule }
    if rootKeys.contains(key) { return .root }
    return nil
  }

  /// The extension points that a key is meant for; `nil` when it is meant for all of them, or isn't
  /// one of an extension point.
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

  /// What Xcode's template writes into the rule of a Broadcast Setup UI extension.
  static let broadcastKey = "NSExtensionActivationSupportsReplayKitStreaming"

  /// The keys of the top level that were seen, or are easily put, in the wrong place.
  static let rootKeys: Set<String> = [
    PointKey.extension, PointKey.kitExtension, "CFBundleDisplayName", "CFBundleExecutable",
    "CFBundleIdentifier", "CFBundleName", "CFBundlePackageType", "CFBundleShortVersionString",
    "CFBundleURLTypes", "CFBundleVersion", "LSApplicationQueriesSchemes", "MinimumOSVersion",
    "NSAppTransportSecurity", "UIBackgroundModes", "UTExportedTypeDeclarations",
    "UTImportedTypeDeclarations",
  ]
}
