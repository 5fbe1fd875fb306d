import DeviceEvents
import DeviceProtocol
import Foundation

extension Device {
  /// Installs a profile of the organisation that owns the device.
  ///
  /// Its VPNs for certain apps are in the settings from then on (documented: this is the only way
  /// to add an app proxy).
  func installProfile(_ contents: Data) -> SceneAnswer {
    let list = try? PropertyListSerialization.propertyList(from: contents, options: [], format: nil)
    guard let list = list as? [String: Any] else {
      return .impossible(NetworkWords.profileNotDictionary)
    }
    let payloads = list["PayloadContent"] as? [[String: Any]] ?? []
    let own = payloads.filter { $0["PayloadType"] as? String == Self.appLayer }
    guard !own.isEmpty else {
      return .impossible(NetworkWords.profileWithoutPayload(Self.appLayer))
    }
    for payload in own {
      let profile: PerAppPayload
      switch PerAppPayload.read(payload) {
      case .failure(let mistake): return .impossible(mistake.message)
      case .success(let read): profile = read
      }
      guard let app = apps.first(where: { $0.identifier == profile.app }) else {
        return .impossible(NetworkWords.noProfileApp(profile.app))
      }
      keep(profile.configuration, of: app)
    }
    return .done
  }

  private func keep(_ configuration: NetworkConfiguration, of app: InstalledApp) {
    forget { $0.configuration.identifier == configuration.identifier }
    network.configurations.append(
      KeptConfiguration(app: app.identifier, configuration: configuration))
    bringRulesUpToDate()
    let name = configuration.name ?? app.name
    recorder.record("Device", .acted(NetworkWords.getsProfile(name)))
  }

  /// Assigns a VPN to one of the organisation's apps, or removes it.
  func manage(_ name: String, vpn: String?) -> SceneAnswer {
    guard let app = apps.first(where: { $0.name == name }) else {
      return .impossible(missing(name))
    }
    let known = network.configurations.compactMap(\.configuration.profile?.identifier)
    if let vpn, !known.contains(vpn) {
      return .impossible(NetworkWords.noProfileVPN(vpn))
    }
    network.managedApps[app.identifier] = vpn
    bringRulesUpToDate()
    recorder.record("Device", .acted(NetworkWords.getsVPN(vpn, for: name)))
    return .done
  }

  private func bringRulesUpToDate() {
    for index in network.configurations.indices {
      guard var profile = network.configurations[index].configuration.profile else { continue }
      let apps = network.managedApps.filter { $0.value == profile.identifier }.map(\.key).sorted()
      // The rule for the browser belongs to the profile.
      profile.rules = profile.rules.filter { $0.domains != nil } + apps.map { AppRule(app: $0) }
      network.configurations[index].configuration.profile = profile
    }
  }

  private static let appLayer = "com.apple.vpn.managed.applayer"
}
