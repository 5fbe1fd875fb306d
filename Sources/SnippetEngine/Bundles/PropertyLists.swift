import ActivationRules
import AppBundles
import Foundation
import LessonModel

/// The property lists of a program's bundles, with their build settings substituted.
enum PropertyLists {
  /// The Info.plist of a bundle: what Xcode generates, overlaid with the lesson's own keys.
  static func information(of files: Program.TargetFiles) -> Data {
    let target = files.target
    let generated: [PropertyValue.Entry] = [
      "CFBundleDevelopmentRegion": "en",
      "CFBundleDisplayName": target.displayName,
      "CFBundleExecutable": target.name,
      "CFBundleIdentifier": target.identifier,
      "CFBundleInfoDictionaryVersion": "6.0",
      "CFBundleName": target.name,
      "CFBundlePackageType": target.kind == .app ? "APPL" : "XPC!",
      "CFBundleShortVersionString": "1.0",
      "CFBundleVersion": "1",
    ].map { PropertyValue.Entry($0.key, .string($0.value)) }
    let file = files.files.last { $0.fileName == "Info.plist" }
    // If a key occurs twice, the last one counts.
    return data(
      .dictionary(generated + (file.flatMap(PropertyListText.init)?.entries ?? [])), for: files)
  }

  /// Whether an extension's property list says that it is one of ExtensionKit's.
  static func isOfExtensionKit(_ files: Program.TargetFiles) -> Bool {
    let file = files.files.last { $0.fileName == "Info.plist" }
    return file.flatMap(PropertyListText.init)?.entries
      .contains { $0.key == "EXAppExtensionAttributes" } ?? false
  }

  /// The entitlements in one of a target's files.
  static func entitlements(_ file: Snippet, of files: Program.TargetFiles) -> Data {
    PropertyListText(file)?.value.map { data($0, for: files) } ?? Data()
  }

  private static func data(_ list: PropertyValue, for files: Program.TargetFiles) -> Data {
    let expanded = files.settings.expanded(list).foundationValue
    return
      (try? PropertyListSerialization.data(
        fromPropertyList: expanded, format: .xml, options: 0)) ?? Data()
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
      Dictionary(
        entries.map { ($0.key, $0.value.foundationValue) }, uniquingKeysWith: { _, last in last })
    }
  }
}
