import DeviceProtocol
public import Foundation

/// The provider that resolves names, and its settings.
///
/// Simulated: as NETunnelProviderProtocol.
open class NEDNSProxyProviderProtocol: NEVPNProtocol {
  /// The extension's bundle identifier; without it, the app's own extension is used.
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
/// Simulated: as NEFilterManager, with the domain "NEDNSProxyErrorDomain". Differs: on iOS, a
/// device must be supervised, or the app must be in development.
open class NEDNSProxyManager: NSObject, @unchecked Sendable {
  private let keeper = SettingsKeeper<NEDNSProxyProviderProtocol>(KeptSettings(.dnsProxy))

  override init() { super.init() }

  /// Returns the one manager.
  open class func shared() -> NEDNSProxyManager { theOne }
  private static let theOne = NEDNSProxyManager()

  /// The provider and its settings.
  open var providerProtocol: NEDNSProxyProviderProtocol? {
    get { keeper.chosen }
    set { keeper.chosen = newValue }
  }

  /// The name that the user sees in Settings; by default the app's name.
  open var localizedDescription: String? {
    get { keeper.name }
    set { keeper.name = newValue }
  }

  /// Whether the proxy is on.
  open var isEnabled: Bool {
    get { keeper.isEnabled }
    set { keeper.isEnabled = newValue }
  }

  /// Loads the values from the device's settings; if none were saved, nothing changes.
  @preconcurrency open func loadFromPreferences(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    keeper.load(reading: { NEDNSProxyProviderProtocol($0) }, then: completionHandler)
  }

  /// Saves the values to the device's settings; the proxy starts or stops.
  @preconcurrency open func saveToPreferences(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    keeper.save(
      filling: { configuration, chosen in
        configuration.provider = chosen?.providerBundleIdentifier
        configuration.values = PropertyValues.data(chosen?.providerConfiguration)
        configuration.server = chosen?.serverAddress
      }, then: completionHandler)
  }

  /// Removes the proxy from the device's settings.
  @preconcurrency open func removeFromPreferences(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    keeper.remove(then: completionHandler)
  }
}
