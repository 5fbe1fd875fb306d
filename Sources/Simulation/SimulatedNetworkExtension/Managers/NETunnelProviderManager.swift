import DeviceProtocol
import Foundation
import SimulatedFoundation

/// An app's view of the VPN configuration for its own tunnel provider.
///
/// Simulated: as NEVPNManager. Differs: there are no packet tunnels for certain apps.
open class NETunnelProviderManager: NEVPNManager, @unchecked Sendable {
  /// Makes a manager for a configuration that isn't in the settings yet.
  public init() { super.init(KeptSettings(.packetTunnel), nil) }

  init(_ settings: KeptSettings) {
    super.init(
      settings, settings.isLoaded ? NETunnelProviderProtocol(settings.configuration) : nil)
  }

  /// Returns the rules for the apps that use the VPN.
  ///
  /// Simulated: for a per-app VPN, the rules at the time of loading; `nil` for another VPN
  /// (documented). Only the device's organisation can change them.
  open func copyAppRules() -> [NEAppRule]? { keeper.configuration.appRules }

  /// The kind of configurations of this class; a subclass has its own kind.
  class var kind: NetworkKind { .packetTunnel }
  class func manager(_ settings: KeptSettings) -> NETunnelProviderManager {
    NETunnelProviderManager(settings)
  }

  // A subclass has forms with its own type, which take precedence.

  /// Supplies all configurations that the app has saved.
  ///
  /// Simulated: the list is empty if there are none.
  @_disfavoredOverload
  @preconcurrency open class func loadAllFromPreferences(
    completionHandler: @escaping @Sendable ([NETunnelProviderManager]?, (any Error)?) -> Void
  ) {
    NetworkLink.ask(.load(kind)) { answer in
      switch answer {
      case .information(.configurations(let found, let news)):
        for one in news { TunnelConnections.take(one) }
        for one in found { TunnelConnections.know(one, isLoaded: true) }
        completionHandler(found.map { manager(KeptSettings(loaded: $0)) }, nil)
      case .failed(let error): completionHandler(nil, error.nsError)
      default: completionHandler(nil, NEVPNError(.configurationUnknown))
      }
    }
  }

  /// Returns all configurations that the app has saved.
  ///
  /// Simulated: as the form with a handler.
  @_disfavoredOverload
  open class func loadAllFromPreferences() async throws -> [NETunnelProviderManager] {
    try await withCheckedThrowingContinuation { continuation in
      loadAllFromPreferences { managers, error in
        continuation.resume(with: error.map { .failure($0) } ?? .success(managers ?? []))
      }
    }
  }
}
