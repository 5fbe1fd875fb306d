import DeviceProtocol

/// What is said of the network's settings: configurations, profiles and tunnels.
enum NetworkWords {
  static let settings = "the network's settings"

  // MARK: Configurations

  static let stale = "the configuration has been changed since it was loaded"
  static let notSaved = "it isn't in the settings"
  static let managed = "only the device's organisation can add, change or remove app proxies"

  static func allows(_ isAllowed: Bool, _ app: String, _ kind: NetworkKind) -> String {
    let wish =
      switch kind {
      case .packetTunnel, .appProxy: "add VPN configurations"
      case .contentFilter: "filter network content"
      case .dnsProxy: "resolve names"
      }
    return "\(isAllowed ? "lets" : "doesn't let") \(app) \(wish)"
  }

  static func noExtension(for point: String, identifier: String?) -> String {
    "the app has no extension for \(point)"
      + (identifier.map { " with the identifier '\($0)'" } ?? "")
  }

  static func unentitled(_ key: String, _ entitlement: String) -> String {
    "its \(key) doesn't name '\(entitlement)'"
  }

  // MARK: The settings' switches

  static func switches(_ name: String, isOn: Bool) -> String {
    "switches the VPN \"\(name)\" \(isOn ? "on" : "off")"
  }

  static func notEnabled(_ name: String) -> String { "the VPN '\(name)' isn't enabled" }

  static func noVPN(_ name: String, among names: [String]) -> String {
    "there is no VPN '\(name)' in the settings: " + ListWords.thereAre(names)
  }

  // MARK: Profiles

  static let profileNotDictionary = "the profile isn't a property list with a dictionary"

  static func profileWithoutPayload(_ type: String) -> String {
    "the profile has no payload of the type \(type)"
  }

  static func payloadWithout(_ key: String) -> String { "the profile's payload has no \(key)" }

  static let payloadNotAppProxy =
    "the profile's VPN.ProviderType isn't 'app-proxy': this device has no packet tunnels for "
    + "certain apps"

  static func noProfileApp(_ identifier: String) -> String {
    "no app with the identifier '\(identifier)', the profile's VPNSubType, is installed"
  }

  static func getsProfile(_ name: String) -> String { "gets a profile with the VPN \"\(name)\"" }

  static func noProfileVPN(_ identifier: String) -> String {
    "no profile has a VPN with the identifier '\(identifier)'"
  }

  static func getsVPN(_ vpn: String?, for app: String) -> String {
    vpn.map { "gets the VPN \($0) for \(app)" } ?? "loses the VPN for \(app)"
  }

  // MARK: Tunnels

  static let notLoaded = "it wasn't loaded again after it was saved"
  static let disabled = "it isn't enabled"
  static let providerNotStarted = "the provider couldn't be started"
  static let providerEnded = "the provider ended"
  static let providerFailed = "the provider ended, or gave no answer"
  static let endsWithoutError = "it ends without an error"

  static func noAnswer(in seconds: Double) -> String {
    "it didn't answer within \(Int(seconds)) seconds"
  }
}
