import DeviceProtocol
public import Foundation

/// An app's view of its content filter in the device's settings.
///
/// Simulated: loading, saving and removing, with the user's word when an app saves one for the first time;
/// handlers are called on the main queue. Differs: on iOS a device has to be supervised, or the app to be
/// in development.
open class NEFilterManager: NSObject, @unchecked Sendable {
  private let keeper = SettingsKeeper<NEFilterProviderConfiguration>(
    KeptSettings(.contentFilter))

  override init() { super.init() }

  /// The one manager.
  open class func shared() -> NEFilterManager { theOne }
  private static let theOne = NEFilterManager()

  /// What the filter is about.
  open var providerConfiguration: NEFilterProviderConfiguration? {
    get { keeper.chosen }
    set { keeper.chosen = newValue }
  }

  /// What the user sees in Settings; the app's name without it.
  open var localizedDescription: String? {
    get { keeper.name }
    set { keeper.name = newValue }
  }

  /// Whether the filter is on.
  open var isEnabled: Bool {
    get { keeper.isEnabled }
    set { keeper.isEnabled = newValue }
  }

  /// Takes the values from the device's settings; without any that were saved nothing changes.
  @preconcurrency open func loadFromPreferences(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    keeper.load(
      reading: { NEFilterProviderConfiguration($0) }, then: completionHandler)
  }

  /// Writes the values into the device's settings; the filter starts, or stops.
  ///
  /// Simulated: an app without the entitlement, and one that the user doesn't let, get code 5 of the
  /// domain "NEFilterErrorDomain".
  @preconcurrency open func saveToPreferences(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    keeper.save(
      filling: { configuration, chosen in
        configuration.filtersBrowsers = chosen?.filterBrowsers ?? false
        configuration.filtersSockets = chosen?.filterSockets ?? false
        configuration.values = PropertyValues.data(chosen?.vendorConfiguration)
        configuration.server = chosen?.serverAddress
        configuration.organization = chosen?.organization
      }, then: completionHandler)
  }

  /// Removes the filter from the device's settings.
  @preconcurrency open func removeFromPreferences(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    keeper.remove(then: completionHandler)
  }
}
