import DeviceProtocol
public import Foundation

/// Where a VPN connects to.
///
/// Simulated: keeps its values.
open class NEVPNProtocol: NSObject {
  /// The server's address.
  ///
  /// Simulated: a configuration of a tunnel without one can't be saved (observed).
  open var serverAddress: String?
  /// The user's name at the server.
  ///
  /// Type-checks only: keeps its value; it isn't saved.
  open var username: String?
  /// Where the password lies in the keychain.
  ///
  /// Type-checks only: as `username`.
  open var passwordReference: Data?
  /// Whether the connection ends when the device sleeps.
  ///
  /// Type-checks only: as `username`.
  open var disconnectOnSleep = false

  /// Makes an object without values.
  public override init() { super.init() }
}

/// Where a tunnel provider of an app's own connects to.
///
/// Simulated: keeps its values, and hands them to the provider.
open class NETunnelProviderProtocol: NEVPNProtocol {
  /// The extension's bundle identifier; without it the app's own one is meant.
  open var providerBundleIdentifier: String?
  /// Values for the provider.
  ///
  /// Simulated: those of property lists; with others among them none are handed over.
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
