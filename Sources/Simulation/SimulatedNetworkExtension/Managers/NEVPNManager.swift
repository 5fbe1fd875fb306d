import DeviceProtocol
public import Foundation

/// An app's view of one VPN configuration in the device's settings.
///
/// Simulated: loading, saving and removing, with the user's word when an app saves one for the first time;
/// handlers are called on the main queue. An app without the entitlement, and one that the user
/// doesn't let, get `configurationReadWriteFailed` (observed). Differs: there are no configurations but
/// those of NETunnelProviderManager, so `shared()` is missing.
open class NEVPNManager: NSObject, @unchecked Sendable {
  let keeper: SettingsKeeper<NEVPNProtocol>

  init(_ settings: KeptSettings, _ configuration: NEVPNProtocol?) {
    keeper = SettingsKeeper(settings, configuration)
    super.init()
  }

  /// Where the VPN connects to.
  open var protocolConfiguration: NEVPNProtocol? {
    get { keeper.chosen }
    set { keeper.chosen = newValue }
  }

  /// What the user sees in Settings; the app's name without it.
  open var localizedDescription: String? {
    get { keeper.name }
    set { keeper.name = newValue }
  }

  /// Whether it is the one that is used.
  ///
  /// Simulated: one is enabled at a time: saving one that is disables the others (documented).
  open var isEnabled: Bool {
    get { keeper.isEnabled }
    set { keeper.isEnabled = newValue }
  }

  /// What starts and stops it.
  open var connection: NEVPNConnection {
    TunnelConnections.connection(of: keeper.configuration.identifier)
  }

  /// Takes the values from the device's settings.
  ///
  /// Simulated: without one that was saved nothing changes.
  @preconcurrency open func loadFromPreferences(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    keeper.load(reading: { NETunnelProviderProtocol($0) }) { [self] error in
      know(error)
      completionHandler(error)
    }
  }

  /// Takes the values from the device's settings.
  ///
  /// Simulated: as the form with a handler.
  open func loadFromPreferences() async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, _>) in
      loadFromPreferences { continuation.resume(with: $0.map { .failure($0) } ?? .success(())) }
    }
  }

  /// Writes the values into the device's settings.
  ///
  /// Simulated: without a server it is refused with `configurationInvalid`, and with
  /// `configurationStale` when another has saved it since it was loaded. The VPN can't be started
  /// before it is loaded again (observed).
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

  /// Writes the values into the device's settings.
  ///
  /// Simulated: as the form with a handler.
  open func saveToPreferences() async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, _>) in
      saveToPreferences { continuation.resume(with: $0.map { .failure($0) } ?? .success(())) }
    }
  }

  /// Removes it from the device's settings; the VPN is stopped.
  @preconcurrency open func removeFromPreferences(
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    keeper.remove { completionHandler?($0) }
  }

  /// The connection knows what was loaded or saved.
  private func know(_ error: (any Error)?) {
    guard error == nil else { return }
    TunnelConnections.know(keeper.configuration, isLoaded: keeper.isLoaded)
  }
}
