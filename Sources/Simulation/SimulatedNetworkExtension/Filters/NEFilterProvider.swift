import DeviceProtocol
public import Foundation
import SimulatedFoundation
import Synchronization

/// The superclass of a content filter's providers.
///
/// Simulated: started when an app has saved a filter that is enabled, and stopped when it no longer
/// is. Differs: methods are called on the main queue.
open class NEFilterProvider: NEProvider {
  private let configuration = Mutex<NetworkConfiguration?>(nil)

  /// The configuration that its app has saved.
  open var filterConfiguration: NEFilterProviderConfiguration {
    configuration.withLock { $0 }.map { NEFilterProviderConfiguration($0) }
      ?? NEFilterProviderConfiguration()
  }

  /// Prepares the provider; subclasses override it.
  ///
  /// Simulated: a provider that reports an error isn't used.
  @preconcurrency open func startFilter(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    Completion.attempt({ try await self.startFilter() }, then: completionHandler)
  }

  /// Prepares the provider; subclasses override it.
  ///
  /// Simulated: called if the form with a handler isn't overridden.
  open func startFilter() async throws {}

  /// Stops the provider; subclasses override it.
  @preconcurrency open func stopFilter(
    with reason: NEProviderStopReason, completionHandler: @escaping @Sendable () -> Void
  ) {
    Completion.give({ await self.stopFilter(with: reason) }, to: completionHandler)
  }

  /// Stops the provider; subclasses override it.
  ///
  /// Simulated: called if the form with a handler isn't overridden.
  open func stopFilter(with reason: NEProviderStopReason) async {}

  /// Stores the configuration that the app has saved, and starts.
  func start(
    _ configuration: NetworkConfiguration, then reply: @escaping @Sendable ((any Error)?) -> Void
  ) {
    self.configuration.withLock { $0 = configuration }
    startFilter(completionHandler: reply)
  }
}

/// An app's configuration of its content filter.
///
/// Simulated: keeps its values, and passes them to the providers.
open class NEFilterProviderConfiguration: NSObject {
  /// Whether it filters what browsers load.
  open var filterBrowsers = false
  /// Whether it filters the connections of other apps.
  ///
  /// Simulated: those that a scene lets apps make. Differs: what programs themselves load with
  /// URLSession isn't filtered.
  open var filterSockets = false
  /// Values for the providers.
  ///
  /// Simulated: values of property lists; if there are any others, none are passed on.
  open var vendorConfiguration: [String: Any]?
  /// The address of the filter's server.
  open var serverAddress: String?
  /// The organization that makes the filter.
  open var organization: String?

  /// Makes an object without values.
  public override init() { super.init() }

  init(_ configuration: NetworkConfiguration) {
    super.init()
    filterBrowsers = configuration.filtersBrowsers
    filterSockets = configuration.filtersSockets
    vendorConfiguration = PropertyValues.values(configuration.values)
    serverAddress = configuration.server
    organization = configuration.organization
  }
}
