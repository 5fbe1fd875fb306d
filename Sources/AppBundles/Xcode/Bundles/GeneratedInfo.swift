import ActivationRules
import BundleRules

/// The entries that Xcode itself puts into an Info.plist, from build settings.
struct GeneratedInfo {
  /// The target's settings.
  let expander: SettingExpander
  /// What the target builds.
  let type: ProductType
  /// The platform for which it is built.
  let platform: Platform

  /// The entries for `GENERATE_INFOPLIST_FILE`: identifier, names and versions, and one for each
  /// `INFOPLIST_KEY_…` that Xcode knows.
  var entries: [PropertyValue.Entry] {
    var entries: [PropertyValue.Entry] = []
    for (key, setting) in Self.standardKeys {
      // An empty one is left out, as in Xcode.
      guard let value = expander.value(setting)?.text, !value.isEmpty else { continue }
      entries.append(.init(key, .string(value)))
    }
    entries.append(.init("CFBundleInfoDictionaryVersion", .string("6.0")))
    if type.kind == .application, platform == .iOS || platform == .tvOS {
      entries.append(.init("LSRequiresIPhoneOS", .boolean(true)))
    }
    for name in expander.settings.names where name.hasPrefix(InfoPlistKey.settingPrefix) {
      guard let key = InfoPlistKey(setting: name), let value = expander.value(name)?.text else {
        continue
      }
      if let entry = key.entry(for: value) { entries.append(entry) }
    }
    return entries
  }

  /// The `INFOPLIST_KEY_…` settings that put nothing into an Info.plist, as far as is known.
  var unknownSettings: [String] {
    expander.settings.names.filter {
      $0.hasPrefix(InfoPlistKey.settingPrefix) && InfoPlistKey(setting: $0) == nil
    }
  }

  /// The lowest system version, which every built Info.plist gets unless it names one.
  var minimumVersion: PropertyValue.Entry? {
    guard let value = expander.value(platform.deploymentTargetSetting)?.text, !value.isEmpty else {
      return nil
    }
    return .init(
      platform == .macOS ? "LSMinimumSystemVersion" : "MinimumOSVersion", .string(value))
  }

  private static let standardKeys: KeyValuePairs<String, String> = [
    "CFBundleDevelopmentRegion": "DEVELOPMENT_LANGUAGE",
    "CFBundleExecutable": "EXECUTABLE_NAME",
    "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER",
    "CFBundleName": "PRODUCT_NAME",
    "CFBundlePackageType": "PRODUCT_BUNDLE_PACKAGE_TYPE",
    "CFBundleShortVersionString": "MARKETING_VERSION",
    "CFBundleVersion": "CURRENT_PROJECT_VERSION",
  ]
}

extension PropertyValue {
  /// Returns a dictionary with entries merged into it as Xcode does.
  ///
  /// Arrays are extended, dictionaries get the new keys, anything else is replaced; entries keep
  /// their places.
  ///
  /// - Parameter additions: The entries to merge.
  /// - Returns: The larger dictionary.
  func merging(_ additions: [Entry]) -> PropertyValue {
    var result = entries ?? []
    for addition in additions {
      guard let index = result.lastIndex(where: { $0.key == addition.key }) else {
        result.append(addition)
        continue
      }
      switch (result[index].value, addition.value) {
      case (.array(let old), .array(let new)):
        result[index].value = .array(old + new.filter { !old.contains($0) })
      case (.dictionary(let old), .dictionary(let new)):
        let keys = Set(new.map(\.key))
        result[index].value = .dictionary(old.filter { !keys.contains($0.key) } + new)
      default: result[index].value = addition.value
      }
    }
    return .dictionary(result)
  }
}
