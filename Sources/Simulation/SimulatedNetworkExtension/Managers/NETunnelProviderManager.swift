import DeviceProtocol
import Foundation
import SimulatedFoundation

/// An app's view of the VPN configuration of a tunnel provider of its own.
///
/// Simulated: as NEVPNManager. Differs: there are no rules for connecting on demand, and packet tunnels
/// for certain apps are missing.
open class NETunnelProviderManager: NEVPNManager, @unchecked Sendable {
  /// Makes a manager of a configuration that isn't in the settings yet.
  public init() { super.init(KeptSettings(.packetTunnel), nil) }

  init(_ settings: KeptSettings) {
    super.init(
      settings, settings.isLoaded ? NETunnelProviderProtocol(settings.configuration) : nil)
  }

  /// The rules that say which apps the VPN is for.
  ///
  /// Simulated: those of a VPN for certain apps as of its loading; `nil` for another (documented). Nobody but
  /// the device's organisation changes them.
  open func copyAppRules() -> [NEAppRule]? { keeper.configuration.appRules }

  /// What kind of configurations a class is about, and its object for one: those of a subclass are others.
  class var kind: NetworkKind { .packetTunnel }
  class func manager(_ settings: KeptSettings) -> NETunnelProviderManager {
    NETunnelProviderManager(settings)
  }

  // A subclass has forms with its own type, which are to be taken where they are there.

  /// Gives all configurations that the app has saved.
  ///
  /// Simulated: none is an empty list.
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

  /// Gives all configurations that the app has saved.
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
