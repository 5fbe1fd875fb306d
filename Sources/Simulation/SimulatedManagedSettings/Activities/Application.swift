package import DeviceProtocol

/// An app on the device.
///
/// Simulated: in the extensions that draw shields and reports it has its identifier and its name;
/// in others it has only its token (documented).
public struct Application: Codable, Hashable, Sendable {
  /// The identifier of its bundle.
  public let bundleIdentifier: String?
  /// What stands for it.
  public let token: ApplicationToken?
  /// The name that the user sees.
  public let localizedDisplayName: String?

  /// Makes an app of which nothing is known.
  public init() { self.init(bundleIdentifier: nil, token: nil, localizedDisplayName: nil) }

  /// Makes an app with an identifier.
  public init(bundleIdentifier: String) {
    self.init(bundleIdentifier: bundleIdentifier, token: nil, localizedDisplayName: nil)
  }

  /// Makes an app that a token stands for.
  public init(token: ApplicationToken) {
    self.init(bundleIdentifier: nil, token: token, localizedDisplayName: nil)
  }

  private init(
    bundleIdentifier: String?, token: ApplicationToken?, localizedDisplayName: String?
  ) {
    self.bundleIdentifier = bundleIdentifier
    self.token = token
    self.localizedDisplayName = localizedDisplayName
  }

  /// Makes an app of which everything is known.
  package init(_ thing: UsedThing) {
    self.init(
      bundleIdentifier: thing.identifier, token: Token(data: thing.token),
      localizedDisplayName: thing.name)
  }
}
