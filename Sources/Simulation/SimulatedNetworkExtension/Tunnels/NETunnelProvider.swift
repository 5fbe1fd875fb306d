import DeviceProtocol
public import Foundation
import SimulatedFoundation
import Synchronization

/// The superclass of providers of tunnels.
///
/// Simulated: sets up its tunnel and receives messages from its app.
open class NETunnelProvider: NEProvider {
  // Methods may be called on any thread.
  private let state = Mutex(State())

  private struct State {
    var isReasserting = false
    var configuration: NetworkConfiguration?
  }

  /// The configuration that its app has saved.
  ///
  /// Simulated: an NETunnelProviderProtocol with the saved values. Differs: it is empty before the
  /// tunnel is started.
  open var protocolConfiguration: NEVPNProtocol {
    let configuration = state.withLock { $0.configuration }
    return configuration.map { NETunnelProviderProtocol($0) } ?? NETunnelProviderProtocol()
  }

  /// The rules for the apps that use it.
  ///
  /// Simulated: for an app proxy, the rules at the time of its start; `nil` for a tunnel
  /// (documented).
  open var appRules: [NEAppRule]? { state.withLock { $0.configuration }?.appRules }

  /// Whether it is trying to reach its server again.
  ///
  /// Simulated: meanwhile its app sees the status `reasserting` (documented).
  open var reasserting: Bool {
    get { state.withLock { $0.isReasserting } }
    set {
      state.withLock { $0.isReasserting = newValue }
      NetworkLink.tell(.reassert(newValue))
    }
  }

  /// Handles a message from the app; subclasses override it.
  ///
  /// Simulated: called on the main queue with the data that the app has passed to
  /// `sendProviderMessage`.
  @preconcurrency open func handleAppMessage(
    _ messageData: Data, completionHandler: (@Sendable (Data?) -> Void)? = nil
  ) {
    Completion.give({ await self.handleAppMessage(messageData) }, to: { completionHandler?($0) })
  }

  /// Handles a message from the app; subclasses override it.
  ///
  /// Simulated: called if the form with a handler isn't overridden.
  @discardableResult open func handleAppMessage(_ messageData: Data) async -> Data? { nil }

  /// Sets up the tunnel's interface, or removes it.
  ///
  /// Simulated: from then on packets to its routes go through the tunnel. An invalid address or
  /// mask is refused with `networkSettingsInvalid`. The handler is called on the main queue.
  @preconcurrency open func setTunnelNetworkSettings(
    _ tunnelNetworkSettings: NETunnelNetworkSettings?,
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    do {
      let settings = try tunnelNetworkSettings.map { try TunnelSettings($0) }
      NetworkLink.ask(.apply(settings)) { answer in
        if case .failed(let error) = answer {
          completionHandler?(error.nsError)
        } else {
          completionHandler?(nil)
        }
      }
    } catch {
      DispatchQueue.main.async { completionHandler?(error) }
    }
  }

  /// Sets up the tunnel's interface, or removes it.
  ///
  /// Simulated: as the form with a handler.
  open func setTunnelNetworkSettings(
    _ tunnelNetworkSettings: NETunnelNetworkSettings?
  ) async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, _>) in
      setTunnelNetworkSettings(tunnelNetworkSettings) { error in
        continuation.resume(with: error.map { .failure($0) } ?? .success(()))
      }
    }
  }

  func keep(_ configuration: NetworkConfiguration) {
    state.withLock { $0.configuration = configuration }
  }
}
