import DeviceProtocol
public import Foundation
import SimulatedFoundation
import Synchronization

/// An app's view of one VPN configuration in the device's settings.
///
/// Simulated: loading, saving and removing, with the user's word when an app saves one for the first time;
/// handlers are called on the main queue. An app without the entitlement, and one that the user
/// doesn't let, get `configurationReadWriteFailed` (observed). Differs: there are no configurations but
/// those of NETunnelProviderManager, so `shared()` is missing.
open class NEVPNManager: NSObject, @unchecked Sendable {
  // What it keeps has a lock.
  let state: Mutex<State>

  struct State {
    var settings: KeptSettings
    /// The object that the app fills in.
    var protocolConfiguration: Unguarded<NEVPNProtocol?>
  }

  init(_ settings: KeptSettings, _ configuration: NEVPNProtocol?) {
    state = Mutex(
      State(settings: settings, protocolConfiguration: Unguarded(value: configuration)))
    super.init()
  }

  /// Where the VPN connects to.
  open var protocolConfiguration: NEVPNProtocol? {
    get { state.withLock { $0.protocolConfiguration }.value }
    set {
      let new = Unguarded(value: newValue)
      state.withLock { $0.protocolConfiguration = new }
    }
  }

  /// What the user sees in Settings; the app's name without it.
  open var localizedDescription: String? {
    get { state.withLock { $0.settings.configuration.name } }
    set { state.withLock { $0.settings.configuration.name = newValue } }
  }

  /// Whether it is the one that is used.
  ///
  /// Simulated: one is enabled at a time: saving one that is disables the others (documented).
  open var isEnabled: Bool {
    get { state.withLock { $0.settings.configuration.isEnabled } }
    set { state.withLock { $0.settings.configuration.isEnabled = newValue } }
  }

  /// What starts and stops it.
  open var connection: NEVPNConnection {
    TunnelConnections.connection(of: state.withLock { $0.settings.configuration.identifier })
  }

  /// What the device is asked with.
  var configuration: NetworkConfiguration {
    let chosen = protocolConfiguration
    return state.withLock { state in
      var configuration = state.settings.configuration
      guard let chosen else { return configuration }
      configuration.server = chosen.serverAddress
      if let chosen = chosen as? NETunnelProviderProtocol {
        configuration.provider = chosen.providerBundleIdentifier
        configuration.values = PropertyValues.data(chosen.providerConfiguration)
      }
      return configuration
    }
  }

  /// Takes the values from the device's settings.
  ///
  /// Simulated: without one that was saved nothing changes.
  @preconcurrency open func loadFromPreferences(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    NetworkLink.ask(.load(configuration.kind)) { [self] answer in
      completionHandler(take(answer, isLoad: true))
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
    NetworkLink.ask(.save(configuration)) { [self] answer in
      let error = take(answer, isLoad: false)
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
    NetworkLink.ask(.remove(configuration)) { answer in
      if case .failed(let error) = answer {
        completionHandler?(error.nsError)
      } else {
        completionHandler?(nil)
      }
    }
  }

  private func take(_ answer: Message.Body, isLoad: Bool) -> (any Error)? {
    let (error, configuration) = state.withLock { state in
      (state.settings.take(answer, isLoad: isLoad), state.settings.configuration)
    }
    guard error == nil else { return error }
    let isLoaded = state.withLock { $0.settings.isLoaded }
    TunnelConnections.know(configuration, isLoaded: isLoaded)
    if isLoad, isLoaded { protocolConfiguration = NETunnelProviderProtocol(configuration) }
    return nil
  }
}

/// An object of the app's, which guards it itself.
struct Unguarded<Value>: @unchecked Sendable {
  let value: Value
}
