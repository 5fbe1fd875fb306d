import ActivationRules
import BundleRules
import Foundation

/// Reads a bundle folder as the device does when it installs it.
struct BundleReader {
  let path: String
  private let information: [String: Any]

  /// The bundle at a path, if it has a property list.
  init?(path: String) {
    guard let data = FileManager.default.contents(atPath: path + "/Info.plist"),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let information = list as? [String: Any]
    else { return nil }
    self.path = path
    self.information = information
  }

  var identifier: String { text("CFBundleIdentifier") ?? "" }
  var executableName: String { text("CFBundleExecutable") ?? "" }
  var executable: String { path + "/" + executableName }
  var packageType: String { text("CFBundlePackageType") ?? "" }
  var displayName: String { text("CFBundleDisplayName") ?? text("CFBundleName") ?? executableName }

  var extensionInformation: [String: Any]? { information["NSExtension"] as? [String: Any] }
  var point: String? { extensionInformation?["NSExtensionPointIdentifier"] as? String }
  var principalClass: String? { extensionInformation?["NSExtensionPrincipalClass"] as? String }

  /// The activation rule; a rule that is no property-list value reads as no rule.
  var rule: ActivationRule {
    let attributes = extensionInformation?["NSExtensionAttributes"] as? [String: Any]
    return ActivationRule(
      attributes?["NSExtensionActivationRule"].flatMap(PropertyValue.init(propertyList:)))
  }

  /// The app groups that the entitlements name.
  var groups: [String] {
    entitlements?["com.apple.security.application-groups"] as? [String] ?? []
  }

  /// The entitlements that the bundle is signed with, where it has any.
  private var entitlements: [String: Any]? {
    guard
      let data = FileManager.default.contents(
        atPath: path + "/archived-expanded-entitlements.xcent"),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    else { return nil }
    return list as? [String: Any]
  }

  /// The whole property list.
  var propertyList: PropertyValue { PropertyValue(propertyList: information) ?? .dictionary([]) }

  /// The bundle as the App Store's rules look at it.
  ///
  /// The architecture of its executable is left out: it is this machine's, and no iPhone's.
  func contents(_ kind: BundleContents.Kind) -> BundleContents {
    BundleContents(
      kind, path: URL(fileURLWithPath: path).lastPathComponent, info: propertyList,
      entitlements: entitlements.flatMap(PropertyValue.init(propertyList:)),
      extensions: plugIns.map { $0.contents(.appExtension) })
  }

  /// The URL schemes in CFBundleURLTypes, in small letters.
  var schemes: [String] {
    let types = information["CFBundleURLTypes"] as? [[String: Any]] ?? []
    return types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }.map { $0.lowercased() }
  }

  /// The bundles in PlugIns, by name.
  var plugIns: [BundleReader] {
    let folder = path + "/PlugIns"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".appex") }.sorted()
      .compactMap { BundleReader(path: folder + "/" + $0) }
  }

  private func text(_ key: String) -> String? { information[key] as? String }
}
