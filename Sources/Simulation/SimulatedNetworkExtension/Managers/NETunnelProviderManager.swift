import DeviceProtocol
import Foundation
import SimulatedFoundation

/// An app's view of the VPN configuration of a tunnel provider of its own.
///
/// Simulated: as NEVPNManager. Differs: there are no rules for apps or for connecting on demand.
open class NETunnelProviderManager: NEVPNManager, @unchecked Sendable {
  /// Makes a manager of a configuration that isn't in the settings yet.
  public init() { super.init(KeptSettings(.packetTunnel), nil) }

  private init(loaded configuration: NetworkConfiguration) {
    super.init(KeptSettings(loaded: configuration), NETunnelProviderProtocol(configuration))
  }

  /// Gives all configurations that the app has saved.
  ///
  /// Simulated: none is an empty list.
  @preconcurrency open class func loadAllFromPreferences(
    completionHandler: @escaping @Sendable ([NETunnelProviderManager]?, (any Error)?) -> Void
  ) {
    NetworkLink.ask(.load(.packetTunnel)) { answer in
      switch answer {
      case .information(.configurations(let found, let news)):
        for one in news { TunnelConnections.take(one) }
        for one in found { TunnelConnections.know(one, isLoaded: true) }
        completionHandler(found.map { NETunnelProviderManager(loaded: $0) }, nil)
      case .failed(let error): completionHandler(nil, error.nsError)
      default: completionHandler(nil, NEVPNError(.configurationUnknown))
      }
    }
  }

  /// Gives all configurations that the app has saved.
  ///
  /// Simulated: as the form with a handler.
  open class func loadAllFromPreferences() async throws -> [NETunnelProviderManager] {
    try await withCheckedThrowingContinuation { continuation in
      loadAllFromPreferences { managers, error in
        continuation.resume(with: error.map { .failure($0) } ?? .success(managers ?? []))
      }
    }
  }
}
