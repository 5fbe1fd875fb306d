import DeviceProtocol
public import Foundation

/// The server to which a VPN connects, and the settings for it.
///
/// Simulated: keeps its values.
open class NEVPNProtocol: NSObject {
  /// The server's address.
  ///
  /// Simulated: a tunnel's configuration can't be saved without one (observed).
  open var serverAddress: String?
  /// The user's name at the server.
  ///
  /// Type-checks only: keeps its value; it isn't saved.
  open var username: String?
  /// The reference to the password in the keychain.
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

/// The server to which an app's own tunnel provider connects, and the settings for it.
///
/// Simulated: keeps its values, and passes them to the provider.
open class NETunnelProviderProtocol: NEVPNProtocol {
  /// The extension's bundle identifier; without it, the app's own extension is used.
  open var providerBundleIdentifier: String?
  /// Values for the provider.
  ///
  /// Simulated: values of property lists; if there are any others, none are passed on.
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
