import DeviceProtocol
import Foundation
import SimulatedFoundation

/// An app's view of the VPN configuration of its app proxy.
///
/// Simulated: a configuration comes only with a profile of the device's organisation, of the type
/// com.apple.vpn.managed.applayer (documented); the app loads, starts and stops it.
open class NEAppProxyProviderManager: NETunnelProviderManager, @unchecked Sendable {
  /// Makes a manager for a configuration that isn't in the settings.
  ///
  /// Simulated: it can't be saved: that ends with `configurationReadWriteFailed` (inferred).
  /// Differs: iOS makes no object at all, and logs that device management is needed (observed).
  public override init() { super.init(KeptSettings(.appProxy)) }

  private override init(_ settings: KeptSettings) { super.init(settings) }

  override class var kind: NetworkKind { .appProxy }
  override class func manager(_ settings: KeptSettings) -> NETunnelProviderManager {
    NEAppProxyProviderManager(settings)
  }

  /// Supplies all configurations that profiles contain for the app's proxy.
  ///
  /// Simulated: the list is empty if there are none.
  @preconcurrency open class func loadAllFromPreferences(
    completionHandler: @escaping @Sendable ([NEAppProxyProviderManager]?, (any Error)?) -> Void
  ) {
    let handler: @Sendable ([NETunnelProviderManager]?, (any Error)?) -> Void = {
      completionHandler($0?.compactMap { $0 as? NEAppProxyProviderManager }, $1)
    }
    super.loadAllFromPreferences(completionHandler: handler)
  }

  /// Returns all configurations that profiles contain for the app's proxy.
  ///
  /// Simulated: as the form with a handler.
  open class func loadAllFromPreferences() async throws -> [NEAppProxyProviderManager] {
    let all: [NETunnelProviderManager] = try await super.loadAllFromPreferences()
    return all.compactMap { $0 as? NEAppProxyProviderManager }
  }
}
