import DeviceProtocol
public import Foundation
import SimulatedFoundation
import Synchronization

/// What the providers of a content filter are.
///
/// Simulated: started when an app has saved a filter that is enabled, and stopped when it isn't any more.
/// Differs: methods are called on the main queue.
open class NEFilterProvider: NEProvider {
  private let configuration = Mutex<NetworkConfiguration?>(nil)

  /// What its app has saved.
  open var filterConfiguration: NEFilterProviderConfiguration {
    configuration.withLock { $0 }.map { NEFilterProviderConfiguration($0) }
      ?? NEFilterProviderConfiguration()
  }

  /// Makes itself ready; subclasses override it.
  ///
  /// Simulated: a provider that hands an error over isn't used.
  @preconcurrency open func startFilter(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    Completion.attempt({ try await self.startFilter() }, then: completionHandler)
  }

  /// Makes itself ready; subclasses override it.
  ///
  /// Simulated: called where the form with a handler isn't overridden.
  open func startFilter() async throws {}

  /// Ends its work; subclasses override it.
  @preconcurrency open func stopFilter(
    with reason: NEProviderStopReason, completionHandler: @escaping @Sendable () -> Void
  ) {
    Completion.give({ await self.stopFilter(with: reason) }, to: completionHandler)
  }

  /// Ends its work; subclasses override it.
  ///
  /// Simulated: called where the form with a handler isn't overridden.
  open func stopFilter(with reason: NEProviderStopReason) async {}

  /// Keeps what the app has saved, and starts.
  func start(
    _ configuration: NetworkConfiguration, then reply: @escaping @Sendable ((any Error)?) -> Void
  ) {
    self.configuration.withLock { $0 = configuration }
    startFilter(completionHandler: reply)
  }
}

/// What an app says about its content filter.
///
/// Simulated: keeps its values, and hands them to the providers.
open class NEFilterProviderConfiguration: NSObject {
  /// Whether it is asked about what browsers load.
  open var filterBrowsers = false
  /// Whether it is asked about the connections of other apps.
  ///
  /// Simulated: those that a scene has apps make. Differs: what programs themselves load with URLSession
  /// isn't shown.
  open var filterSockets = false
  /// Values for the providers.
  ///
  /// Simulated: those of property lists; with others among them none are handed over.
  open var vendorConfiguration: [String: Any]?
  /// The address of the filter's server.
  open var serverAddress: String?
  /// Who makes the filter.
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
