import DeviceProtocol
import Foundation

/// Where the domains of this process are kept.
enum DefaultsPlaces {
  /// The name of the process's own domain: its bundle identifier.
  static var ownName: String {
    DeviceConnection.shared?.context.bundleIdentifier ?? ProcessInfo.processInfo.processName
  }

  /// The process's own domain.
  static var own: DefaultsDomain { .at(privatePath(ownName), named: "standard") }

  /// The domain of a suite: that of a group if the entitlements name it, otherwise one that belongs
  /// to the process.
  static func suite(_ name: String) -> DefaultsDomain {
    if let group = DeviceConnection.shared?.context.groups[name] {
      return .at(path(name, in: group), named: name)
    }
    return .at(privatePath(name), named: name)
  }

  /// Whether a suite has the name of a group that the process doesn't belong to.
  static func isRefused(_ name: String) -> Bool {
    name.hasPrefix("group.") && DeviceConnection.shared?.context.groups[name] == nil
  }

  /// The domain with that name, either the process's own or a suite's; `nil` for a name without a
  /// domain.
  static func persistent(_ name: String) -> DefaultsDomain? {
    if name == ownName { return own }
    return name == UserDefaults.globalDomain || DefaultsVolatile.names.contains(name)
      ? nil : suite(name)
  }

  private static func privatePath(_ name: String) -> String {
    path(name, in: DeviceConnection.shared?.context.home ?? NSHomeDirectory())
  }

  private static func path(_ name: String, in container: String) -> String {
    let plain = name.replacingOccurrences(of: "/", with: "_")
    return container + "/Library/Preferences/\(plain).plist"
  }
}
