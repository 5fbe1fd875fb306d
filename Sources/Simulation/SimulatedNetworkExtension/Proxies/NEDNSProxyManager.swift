import DeviceProtocol
public import Foundation
import SimulatedFoundation
import Synchronization

/// Which provider answers for names.
///
/// Simulated: as NETunnelProviderProtocol.
open class NEDNSProxyProviderProtocol: NEVPNProtocol {
  /// The extension's bundle identifier; without it the app's own one is meant.
  open var providerBundleIdentifier: String?
  /// Values for the provider.
  open var providerConfiguration: [String: Any]?

  /// Makes an object without values.
  public override init() { super.init() }

  init(_ configuration: NetworkConfiguration) {
    super.init()
    serverAddress = configuration.server
    providerBundleIdentifier = configuration.provider
    providerConfiguration = PropertyValues.values(configuration.values)
  }
}

/// An app's view of its DNS proxy in the device's settings.
///
/// Simulated: as NEFilterManager, with the domain "NEDNSProxyErrorDomain". Differs: on iOS a device has to be
/// supervised, or the app to be in development.
open class NEDNSProxyManager: NSObject, @unchecked Sendable {
  // What it keeps has a lock.
  private let state = Mutex(State())

  private struct State {
    var settings = KeptSettings(.dnsProxy)
    /// The object that the app fills in.
    var providerProtocol = Unguarded<NEDNSProxyProviderProtocol?>(value: nil)
  }

  override init() { super.init() }

  /// The one manager.
  open class func shared() -> NEDNSProxyManager { theOne }
  private static let theOne = NEDNSProxyManager()

  /// Which provider it is.
  open var providerProtocol: NEDNSProxyProviderProtocol? {
    get { state.withLock { $0.providerProtocol }.value }
    set {
      let new = Unguarded(value: newValue)
      state.withLock { $0.providerProtocol = new }
    }
  }

  /// What the user sees in Settings; the app's name without it.
  open var localizedDescription: String? {
    get { state.withLock { $0.settings.configuration.name } }
    set { state.withLock { $0.settings.configuration.name = newValue } }
  }

  /// Whether the proxy is on.
  open var isEnabled: Bool {
    get { state.withLock { $0.settings.configuration.isEnabled } }
    set { state.withLock { $0.settings.configuration.isEnabled = newValue } }
  }

  /// Takes the values from the device's settings; without any that were saved nothing changes.
  @preconcurrency open func loadFromPreferences(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    NetworkLink.ask(.load(.dnsProxy)) { [self] answer in
      let (error, kept) = state.withLock { state in
        (state.settings.take(answer, isLoad: true), state.settings)
      }
      if kept.isLoaded { providerProtocol = NEDNSProxyProviderProtocol(kept.configuration) }
      completionHandler(error)
    }
  }

  /// Writes the values into the device's settings; the proxy starts, or stops.
  @preconcurrency open func saveToPreferences(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    let chosen = providerProtocol
    var configuration = state.withLock { $0.settings.configuration }
    configuration.provider = chosen?.providerBundleIdentifier
    configuration.values = PropertyValues.data(chosen?.providerConfiguration)
    configuration.server = chosen?.serverAddress
    NetworkLink.ask(.save(configuration)) { [self] answer in
      completionHandler(state.withLock { $0.settings.take(answer, isLoad: false) })
    }
  }

  /// Removes the proxy from the device's settings.
  @preconcurrency open func removeFromPreferences(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    NetworkLink.ask(.remove(state.withLock { $0.settings.configuration })) { answer in
      if case .failed(let error) = answer {
        completionHandler(error.nsError)
      } else {
        completionHandler(nil)
      }
    }
  }
}
