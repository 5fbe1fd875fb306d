import DeviceProtocol
import Foundation

/// A VPN for certain apps, as a profile describes it.
struct PerAppPayload {
  /// The identifier of the app that has the provider.
  let app: String
  let configuration: NetworkConfiguration

  /// Reads a payload of the type com.apple.vpn.managed.applayer (documented), or says what is wrong.
  static func read(_ payload: [String: Any]) -> Result<PerAppPayload, SceneMistake> {
    let vpn = payload["VPN"] as? [String: Any] ?? [:]
    func missing(_ key: String) -> Result<PerAppPayload, SceneMistake> {
      .failure(SceneMistake(NetworkWords.payloadWithout(key)))
    }
    guard let identifier = payload["VPNUUID"] as? String else { return missing("VPNUUID") }
    guard let app = payload["VPNSubType"] as? String else { return missing("VPNSubType") }
    guard let server = vpn["RemoteAddress"] as? String else { return missing("VPN.RemoteAddress") }
    guard vpn["ProviderType"] as? String == "app-proxy" else {
      return .failure(SceneMistake(NetworkWords.payloadNotAppProxy))
    }
    var configuration = NetworkConfiguration(identifier: identifier, kind: .appProxy)
    configuration.name = payload["UserDefinedName"] as? String
    configuration.provider = vpn["ProviderBundleIdentifier"] as? String
    configuration.server = server
    configuration.values = (payload["VendorConfig"] as? [String: Any]).flatMap {
      try? PropertyListSerialization.data(fromPropertyList: $0, format: .binary, options: 0)
    }
    configuration.isEnabled = true
    let isOnDemand = payload["OnDemandMatchAppEnabled"] ?? vpn["OnDemandEnabled"]
    var profile = ProfileOfVPN(
      identifier: identifier, startsOnDemand: (isOnDemand as? NSNumber)?.boolValue ?? false)
    if let domains = payload["SafariDomains"] as? [String] {
      profile.rules = [AppRule(app: Device.browser, domains: domains)]
    }
    configuration.profile = profile
    return .success(PerAppPayload(app: app, configuration: configuration))
  }
}
