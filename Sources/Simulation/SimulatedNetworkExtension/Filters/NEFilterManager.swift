import DeviceProtocol
public import Foundation
import SimulatedFoundation
import Synchronization

/// An app's view of its content filter in the device's settings.
///
/// Simulated: loading, saving and removing, with the user's word when an app saves one for the first time;
/// handlers are called on the main queue. Differs: on iOS a device has to be supervised, or the app to be
/// in development.
open class NEFilterManager: NSObject, @unchecked Sendable {
  // What it keeps has a lock.
  private let state = Mutex(State())

  private struct State {
    var settings = KeptSettings(.contentFilter)
    /// The object that the app fills in.
    var providerConfiguration = Unguarded<NEFilterProviderConfiguration?>(value: nil)
  }

  override init() { super.init() }

  /// The one manager.
  open class func shared() -> NEFilterManager { theOne }
  private static let theOne = NEFilterManager()

  /// What the filter is about.
  open var providerConfiguration: NEFilterProviderConfiguration? {
    get { state.withLock { $0.providerConfiguration }.value }
    set {
      let new = Unguarded(value: newValue)
      state.withLock { $0.providerConfiguration = new }
    }
  }

  /// What the user sees in Settings; the app's name without it.
  open var localizedDescription: String? {
    get { state.withLock { $0.settings.configuration.name } }
    set { state.withLock { $0.settings.configuration.name = newValue } }
  }

  /// Whether the filter is on.
  open var isEnabled: Bool {
    get { state.withLock { $0.settings.configuration.isEnabled } }
    set { state.withLock { $0.settings.configuration.isEnabled = newValue } }
  }

  /// Takes the values from the device's settings; without any that were saved nothing changes.
  @preconcurrency open func loadFromPreferences(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    NetworkLink.ask(.load(.contentFilter)) { [self] answer in
      let (error, kept) = state.withLock { state in
        (state.settings.take(answer, isLoad: true), state.settings)
      }
      if kept.isLoaded {
        providerConfiguration = NEFilterProviderConfiguration(kept.configuration)
      }
      completionHandler(error)
    }
  }

  /// Writes the values into the device's settings; the filter starts, or stops.
  ///
  /// Simulated: an app without the entitlement, and one that the user doesn't let, get code 5 of the
  /// domain "NEFilterErrorDomain".
  @preconcurrency open func saveToPreferences(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    let chosen = providerConfiguration
    var configuration = state.withLock { $0.settings.configuration }
    configuration.filtersBrowsers = chosen?.filterBrowsers ?? false
    configuration.values = PropertyValues.data(chosen?.vendorConfiguration)
    configuration.server = chosen?.serverAddress
    configuration.organization = chosen?.organization
    NetworkLink.ask(.save(configuration)) { [self] answer in
      completionHandler(state.withLock { $0.settings.take(answer, isLoad: false) })
    }
  }

  /// Removes the filter from the device's settings.
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
