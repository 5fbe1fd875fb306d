import ActivationRules
import AppBundles
import BundleRules
import DeviceProtocol
import Foundation

/// Reads a bundle's folder as the device does when it installs the bundle.
struct BundleReader {
  let path: String
  /// The property list.
  private let information: PropertyValue

  /// The bundle at a path, if it has a property list.
  init?(path: String) {
    guard let list = Self.list(path + "/Info.plist") else { return nil }
    self.path = path
    information = list
  }

  var identifier: String { text("CFBundleIdentifier") ?? "" }
  var executableName: String { text("CFBundleExecutable") ?? "" }
  var executable: String { path + "/" + executableName }
  var packageType: String { text("CFBundlePackageType") ?? "" }
  var displayName: String { text("CFBundleDisplayName") ?? text("CFBundleName") ?? executableName }

  var point: String? {
    information[["NSExtension", "NSExtensionPointIdentifier"]]?.string
      ?? information[["EXAppExtensionAttributes", "EXExtensionPointIdentifier"]]?.string
  }
  /// The major version of iOS for which it is built, 0 if it doesn't say so.
  var lowestVersion: Int {
    information[["MinimumOSVersion"]]?.string?.split(separator: ".").first.flatMap { Int($0) } ?? 0
  }
  /// The dictionary that has MinimumOSVersion instead of the property list itself.
  var misplacedVersion: String? {
    ["NSExtension", "EXAppExtensionAttributes"].first {
      information[PropertyPath([.key($0), .key("MinimumOSVersion")])] != nil
    }
  }
  var principalClass: String? { information[["NSExtension", "NSExtensionPrincipalClass"]]?.string }
  /// The storyboard whose first controller takes the request, if no class is named.
  var storyboard: String? { information[["NSExtension", "NSExtensionMainStoryboard"]]?.string }
  var rule: ActivationRule { contents(.appExtension).activationRule }

  /// The script for web pages, if the rule lets it run.
  ///
  /// A rule in dictionary form has to accept web pages (documented); in that case the address isn't
  /// delivered alongside the script's results (observed). With a predicate the script is run too
  /// (observed).
  var script: PageScript? {
    let path: PropertyPath = [
      "NSExtension", "NSExtensionAttributes", "NSExtensionJavaScriptPreprocessingFile",
    ]
    guard let name = information[path]?.string else { return nil }
    var takesPages = false
    switch rule {
    case .none, .invalid: return nil
    case .dictionary(let dictionary):
      guard (dictionary.number(of: .supportsWebPage) ?? 0) > 0 else { return nil }
      takesPages = true
    case .predicate: break
    }
    let text = FileManager.default.contents(atPath: self.path + "/\(name).js")
      .map { String(decoding: $0, as: UTF8.self) }
    return PageScript(name: name + ".js", text: text, keepsAddress: !takesPages)
  }

  /// The categories whose notifications a content extension shows: one, or several (documented).
  var notificationCategories: [String] {
    let path: PropertyPath = [
      "NSExtension", "NSExtensionAttributes", "UNNotificationExtensionCategory",
    ]
    guard let value = information[path] else { return [] }
    return value.string.map { [$0] } ?? value.array?.compactMap(\.string) ?? []
  }

  /// The media types that a photo editor accepts; pictures if it doesn't say (documented).
  var mediaTypes: [String] {
    let path: PropertyPath = ["NSExtension", "NSExtensionAttributes", "PHSupportedMediaTypes"]
    return information[path]?.array?.compactMap(\.string) ?? ["Image"]
  }

  /// The address at which the system asks on behalf of a message filter.
  var filterServer: String? {
    information[["NSExtension", "NSExtensionAttributes", "ILMessageFilterExtensionNetworkURL"]]?
      .string
  }

  /// The group in whose container a file provider keeps its documents.
  var documentGroup: String? {
    information[["NSExtension", "NSExtensionFileProviderDocumentGroup"]]?.string
  }

  /// Whether a file provider says that its folders can be listed.
  var supportsEnumeration: Bool {
    information[["NSExtension", "NSExtensionFileProviderSupportsEnumeration"]] == .boolean(true)
  }

  /// The modes of a document picker extension; importing if it doesn't say.
  var pickerModes: [String] {
    let path: PropertyPath = ["NSExtension", "NSExtensionAttributes", "UIDocumentPickerModes"]
    return information[path]?.array?.compactMap(\.string) ?? ["UIDocumentPickerModeImport"]
  }

  /// The types of a document picker extension's documents.
  var pickerTypes: [String] {
    let path: PropertyPath = [
      "NSExtension", "NSExtensionAttributes", "UIDocumentPickerSupportedFileTypes",
    ]
    return information[path]?.array?.compactMap(\.string) ?? []
  }

  /// Whether a keyboard wants full access.
  var requestsOpenAccess: Bool {
    information[["NSExtension", "NSExtensionAttributes", "RequestsOpenAccess"]] == .boolean(true)
  }

  /// The mode in which a broadcast extension wants its samples.
  var broadcastMode: String? {
    information[["NSExtension", "NSExtensionAttributes", "RPBroadcastProcessMode"]]?.string
  }

  /// The network rights that the entitlements give the bundle.
  var networkRights: [String] {
    entitlements?[Device.networkEntitlement]?.array?.compactMap(\.string) ?? []
  }

  /// The app groups that the entitlements name.
  var groups: [String] {
    entitlements?["com.apple.security.application-groups"]?.array?.compactMap(\.string) ?? []
  }

  /// The identifier of the store in iCloud that the entitlements name.
  var cloudStore: String? {
    entitlements?["com.apple.developer.ubiquity-kvstore-identifier"]?.string
  }

  /// The keychain's groups that the entitlements name.
  var keychainGroups: [String] {
    entitlements?["keychain-access-groups"]?.array?.compactMap(\.string) ?? []
  }

  /// The keychain's groups that the bundle may use, in the documented order.
  ///
  /// They are those that it names, its own identifier with the team's prefix, and its app groups.
  var accessGroups: [String] { keychainGroups + [Team.prefix + identifier] + groups }

  /// The URL schemes in CFBundleURLTypes, in small letters.
  var schemes: [String] {
    let types = information["CFBundleURLTypes"]?.array ?? []
    return types.flatMap { $0["CFBundleURLSchemes"]?.array ?? [] }
      .compactMap { $0.string?.lowercased() }
  }

  /// The types in CFBundleDocumentTypes, except those for which the bundle doesn't want to be
  /// offered.
  var documentTypes: [String] {
    let types = information["CFBundleDocumentTypes"]?.array ?? []
    return types.filter { $0["LSHandlerRank"]?.string != "None" }
      .flatMap { $0["LSItemContentTypes"]?.array ?? [] }.compactMap(\.string)
  }

  /// Returns the domains that the app's entitlements name for a service, such as "applinks:" for
  /// its links, without anything that follows a domain's name.
  func domains(of service: String) -> [String] {
    let domains = entitlements?["com.apple.developer.associated-domains"]?.array ?? []
    return domains.compactMap(\.string).compactMap { text in
      guard text.hasPrefix(service) else { return nil }
      return text.dropFirst(service.count).prefix { $0 != "?" }.lowercased()
    }
  }

  /// The types that the bundle declares.
  var declaredTypes: DeclaredTypes { DeclaredTypes(information) }

  /// The bundles in PlugIns, by name, then those in Extensions, where ExtensionKit has them.
  var plugIns: [BundleReader] {
    ["/PlugIns", "/Extensions"].flatMap { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path + folder)) ?? []
      return names.filter { $0.hasSuffix(".appex") }.sorted()
        .compactMap { BundleReader(path: path + folder + "/" + $0) }
    }
  }

  /// The bundle as the App Store's rules see it.
  ///
  /// The architecture of its executable is left out: it is this machine's, not an iPhone's.
  func contents(_ kind: BundleContents.Kind) -> BundleContents {
    BundleContents(
      kind, path: URL(fileURLWithPath: path).lastPathComponent, info: information,
      entitlements: entitlements, extensions: plugIns.map { $0.contents(.appExtension) })
  }
}

extension BundleReader {
  /// Returns a value of NSExtensionAttributes.
  func attribute(_ key: String) -> PropertyValue? {
    information["NSExtension"]?["NSExtensionAttributes"]?[key]
  }

  /// Whether the entitlements have a key with the value true.
  func isEntitled(_ key: String) -> Bool { entitlements?[key] == .boolean(true) }

  /// The entitlements that the bundle is signed with, if it has any.
  private var entitlements: PropertyValue? {
    Self.list(path + "/archived-expanded-entitlements.xcent")
  }

  /// Returns a property list whose root is a dictionary.
  private static func list(_ path: String) -> PropertyValue? {
    guard let data = FileManager.default.contents(atPath: path),
      let value = PropertyListReader.read([UInt8](data), file: path).0?.value,
      value.entries != nil
    else { return nil }
    return value
  }

  func text(_ key: String) -> String? { information[key]?.string }

  /// Whether a key of the property list has the value true.
  func isTrue(_ key: String) -> Bool { information[key] == .boolean(true) }
}
