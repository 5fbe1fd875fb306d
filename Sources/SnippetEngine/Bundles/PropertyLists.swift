import ActivationRules
import Foundation
import LessonModel

/// The property lists of a program's bundles.
enum PropertyLists {
  /// The Info.plist of a bundle: what Xcode generates, overlaid with the lesson's own keys.
  static func information(of files: Program.TargetFiles) -> Data {
    let target = files.target
    var values: [String: Any] = [
      "CFBundleDevelopmentRegion": "en",
      "CFBundleDisplayName": target.displayName,
      "CFBundleExecutable": target.name,
      "CFBundleIdentifier": target.identifier,
      "CFBundleInfoDictionaryVersion": "6.0",
      "CFBundleName": target.name,
      "CFBundlePackageType": target.kind == .app ? "APPL" : "XPC!",
      "CFBundleShortVersionString": "1.0",
      "CFBundleVersion": "1",
    ]
    let file = files.files.last { $0.fileName == "Info.plist" }
    for entry in file.flatMap(PropertyListText.init)?.entries ?? [] {
      values[entry.key] = entry.value.foundationValue
    }
    let own = BuildSettings(of: files).values
    let expanded = expand(values, settings(target) + own.sorted { $0.key < $1.key })
    return
      (try? PropertyListSerialization.data(
        fromPropertyList: expanded, format: .xml, options: 0)) ?? Data()
  }

  /// A property list's text with the build settings that it names: entitlements name the team's
  /// prefix.
  static func expanded(_ text: String, for files: Program.TargetFiles) -> String {
    let own = BuildSettings(of: files).values.sorted { $0.key < $1.key }
    return expand(text, settings(files.target) + own) as? String ?? text
  }

  /// Replaces the build settings that Xcode would.
  private static func expand(_ value: Any, _ settings: [(key: String, value: String)]) -> Any {
    switch value {
    case let text as String:
      settings.reduce(text) { text, setting in
        text.replacingOccurrences(of: "$(\(setting.key))", with: setting.value)
          .replacingOccurrences(of: "${\(setting.key)}", with: setting.value)
      }
    case let array as [Any]: array.map { expand($0, settings) }
    case let dictionary as [String: Any]: dictionary.mapValues { expand($0, settings) }
    default: value
    }
  }

  private static func settings(_ target: Target) -> [(key: String, value: String)] {
    [
      ("PRODUCT_MODULE_NAME", target.name), ("PRODUCT_NAME", target.name),
      ("EXECUTABLE_NAME", target.name), ("TARGET_NAME", target.name),
      ("PRODUCT_BUNDLE_IDENTIFIER", target.identifier),
      ("PRODUCT_BUNDLE_PACKAGE_TYPE", target.kind == .app ? "APPL" : "XPC!"),
      // The team of all lessons; the device knows it by this name, too.
      ("AppIdentifierPrefix", "TUTOR12345."), ("TeamIdentifierPrefix", "TUTOR12345."),
      ("DEVELOPMENT_TEAM", "TUTOR12345"), ("DEVELOPMENT_LANGUAGE", "en"),
      ("MARKETING_VERSION", "1.0"),
      ("CURRENT_PROJECT_VERSION", "1"),
    ]
  }
}

extension PropertyValue {
  /// The value as Foundation writes it.
  fileprivate var foundationValue: Any {
    switch self {
    case .string(let text): text
    case .integer(let number): NSNumber(value: number)
    case .real(let number): NSNumber(value: number)
    case .boolean(let value): NSNumber(value: value)
    case .date(let seconds): Date(timeIntervalSinceReferenceDate: seconds)
    case .data(let bytes): Data(bytes)
    case .array(let elements): elements.map(\.foundationValue)
    case .dictionary(let entries):
      // Where a key stands twice the last one counts.
      Dictionary(
        entries.map { ($0.key, $0.value.foundationValue) }, uniquingKeysWith: { _, last in last })
    }
  }
}
