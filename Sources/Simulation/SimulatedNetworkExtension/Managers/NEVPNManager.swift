import DeviceProtocol
public import Foundation

/// An app's view of one VPN configuration in the device's settings.
///
/// Simulated: loading, saving and removing; the user must agree when an app saves a configuration
/// for the first time; handlers are called on the main queue. An app without the entitlement, and
/// one that the user refuses, get `configurationReadWriteFailed` (observed). Differs:
/// NETunnelProviderManager has the only configurations, so `shared()` is missing.
open class NEVPNManager: NSObject, @unchecked Sendable {
  let keeper: SettingsKeeper<NEVPNProtocol>

  init(_ settings: KeptSettings, _ configuration: NEVPNProtocol?) {
    keeper = SettingsKeeper(settings, configuration)
    super.init()
  }

  /// The server to which the VPN connects.
  open var protocolConfiguration: NEVPNProtocol? {
    get { keeper.chosen }
    set { keeper.chosen = newValue }
  }

  /// The name that the user sees in Settings; by default the app's name.
  open var localizedDescription: String? {
    get { keeper.name }
    set { keeper.name = newValue }
  }

  /// Whether it is the active configuration.
  ///
  /// Simulated: only one is enabled at a time: saving an enabled one disables the others
  /// (documented).
  open var isEnabled: Bool {
    get { keeper.isEnabled }
    set { keeper.isEnabled = newValue }
  }

  /// Whether it connects by itself, when its rules say so.
  ///
  /// Simulated: an enabled packet tunnel is started when something is sent on the device. An app
  /// proxy follows its profile.
  open var isOnDemandEnabled: Bool {
    get { keeper.isOnDemand }
    set { keeper.isOnDemand = newValue }
  }

  /// The rules for when it connects by itself; the first one that matches counts (documented).
  open var onDemandRules: [NEOnDemandRule]? {
    get { keeper.rules.isEmpty ? nil : keeper.rules.map(NEOnDemandRule.rule) }
    set { keeper.rules = (newValue ?? []).map(\.kept) }
  }

  /// The connection that starts and stops the VPN.
  open var connection: NEVPNConnection {
    TunnelConnections.connection(of: keeper.configuration.identifier)
  }

  /// Loads the values from the device's settings.
  ///
  /// Simulated: if none were saved, nothing changes.
  @preconcurrency open func loadFromPreferences(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    keeper.load(reading: { NETunnelProviderProtocol($0) }) { [self] error in
      know(error)
      completionHandler(error)
    }
  }

  /// Loads the values from the device's settings.
  ///
  /// Simulated: as the form with a handler.
  open func loadFromPreferences() async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, _>) in
      loadFromPreferences { continuation.resume(with: $0.map { .failure($0) } ?? .success(())) }
    }
  }

  /// Saves the values to the device's settings.
  ///
  /// Simulated: refused with `configurationInvalid` without a server, and with `configurationStale`
  /// if another manager has saved it since it was loaded. The VPN can't be started before it is
  /// loaded again (observed).
  @preconcurrency open func saveToPreferences(
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    keeper.save(
      filling: { configuration, chosen in
        guard let chosen else { return }
        configuration.server = chosen.serverAddress
        if let chosen = chosen as? NETunnelProviderProtocol {
          configuration.provider = chosen.providerBundleIdentifier
          configuration.values = PropertyValues.data(chosen.providerConfiguration)
        }
      }
    ) { [self] error in
      know(error)
      completionHandler?(error)
    }
  }

  /// Saves the values to the device's settings.
  ///
  /// Simulated: as the form with a handler.
  open func saveToPreferences() async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, _>) in
      saveToPreferences { continuation.resume(with: $0.map { .failure($0) } ?? .success(())) }
    }
  }

  /// Removes the configuration from the device's settings; the VPN is stopped.
  @preconcurrency open func removeFromPreferences(
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    keeper.remove { completionHandler?($0) }
  }

  /// Tells the connection what was loaded or saved.
  private func know(_ error: (any Error)?) {
    guard error == nil else { return }
    TunnelConnections.know(keeper.configuration, isLoaded: keeper.isLoaded)
  }
}
