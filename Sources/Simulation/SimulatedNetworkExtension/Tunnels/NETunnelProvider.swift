import DeviceProtocol
public import Foundation
import SimulatedFoundation
import Synchronization

/// What providers of tunnels are.
///
/// Simulated: sets its tunnel up and hears its app.
open class NETunnelProvider: NEProvider {
  // Methods may be called on any thread.
  private let state = Mutex(State())

  private struct State {
    var isReasserting = false
    var configuration: NetworkConfiguration?
  }

  /// What its app has saved.
  ///
  /// Simulated: an NETunnelProviderProtocol with the values that were saved. Differs: before the tunnel
  /// is started it is empty.
  open var protocolConfiguration: NEVPNProtocol {
    let configuration = state.withLock { $0.configuration }
    return configuration.map { NETunnelProviderProtocol($0) } ?? NETunnelProviderProtocol()
  }

  /// The rules that say which apps it is for.
  ///
  /// Simulated: those of an app proxy as of its start; `nil` for a tunnel (documented).
  open var appRules: [NEAppRule]? { state.withLock { $0.configuration }?.appRules }

  /// Whether it is looking for its server again.
  ///
  /// Simulated: its app sees the status `reasserting` meanwhile (documented).
  open var reasserting: Bool {
    get { state.withLock { $0.isReasserting } }
    set {
      state.withLock { $0.isReasserting = newValue }
      NetworkLink.tell(.reassert(newValue))
    }
  }

  /// The app says something; subclasses override it.
  ///
  /// Simulated: called on the main queue with what the app has handed to `sendProviderMessage`.
  @preconcurrency open func handleAppMessage(
    _ messageData: Data, completionHandler: (@Sendable (Data?) -> Void)? = nil
  ) {
    Completion.give({ await self.handleAppMessage(messageData) }, to: { completionHandler?($0) })
  }

  /// The app says something; subclasses override it.
  ///
  /// Simulated: called where the form with a handler isn't overridden.
  @discardableResult open func handleAppMessage(_ messageData: Data) async -> Data? { nil }

  /// Sets the tunnel's interface up, or takes it down.
  ///
  /// Simulated: from then on packets to its routes go through the tunnel. An address or a mask that is
  /// none is refused with `networkSettingsInvalid`. The handler is called on the main queue.
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

  /// Sets the tunnel's interface up, or takes it down.
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
