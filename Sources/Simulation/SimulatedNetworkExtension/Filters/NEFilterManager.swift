import DeviceProtocol
public import Foundation

/// An app's view of its content filter in the device's settings.
///
/// Simulated: loading, saving and removing; the user must agree when an app saves a filter for the
/// first time; handlers are called on the main queue. Differs: on iOS, a device must be supervised,
/// or the app must be in development.
open class NEFilterManager: NSObject, @unchecked Sendable {
  private let keeper = SettingsKeeper<NEFilterProviderConfiguration>(
    KeptSettings(.contentFilter))

  override init() { super.init() }

  /// Returns the one manager.
  open class func shared() -> NEFilterManager { theOne }
  private static let theOne = NEFilterManager()

  /// The configuration of the filter's providers.
  open var providerConfiguration: NEFilterProviderConfiguration? {
    get { keeper.chosen }
    set { keeper.chosen = newValue }
  }

  /// The name that the user sees in Settings; by default the app's name.
  open var localizedDescription: String? {
    get { keeper.name }
    set { keeper.name = newValue }
  }

  /// Whether the filter is on.
  open var isEnabled: Bool {
    get { keeper.isEnabled }
    set { keeper.isEnabled = newValue }
  }

  /// Loads the values from the device's settings; if none were saved, nothing changes.
  @preconcurrency open func loadFromPreferences(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    keeper.load(
      reading: { NEFilterProviderConfiguration($0) }, then: completionHandler)
  }

  /// Saves the values to the device's settings; the filter starts or stops.
  ///
  /// Simulated: an app without the entitlement, and one that the user refuses, get code 5 of the
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
