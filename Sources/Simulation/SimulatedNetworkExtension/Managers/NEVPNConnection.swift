import DeviceProtocol
public import Foundation
import SimulatedFoundation
import Synchronization

/// The status of a VPN.
///
/// Simulated: Apple's numbers.
public enum NEVPNStatus: Int, Sendable {
  /// Its configuration isn't in the settings.
  case invalid
  /// It isn't connected.
  case disconnected
  /// Its provider is starting.
  case connecting
  /// It is connected.
  case connected
  /// Its provider is looking for the server again.
  case reasserting
  /// Its provider is stopping.
  case disconnecting
}

extension Notification.Name {
  /// Posted when the status of a VPN has changed; the object is its connection.
  ///
  /// Simulated: posted on the main queue.
  public static let NEVPNStatusDidChange = Notification.Name(
    "com.apple.networkextension.statuschange")
}

/// A connection that starts and stops a VPN.
///
/// Simulated: one object for each configuration; its status changes on the main queue.
open class NEVPNConnection: NSObject, @unchecked Sendable {
  // A lock protects its values.
  private let state = Mutex(State())

  struct State {
    var configuration: NetworkConfiguration?
    var isLoaded = false
    var news: TunnelNews?
  }

  override init() { super.init() }

  /// The status.
  open var status: NEVPNStatus {
    state.withLock { state in
      guard state.configuration != nil || state.news != nil else { return .invalid }
      return state.news.flatMap { NEVPNStatus(rawValue: $0.state.rawValue) } ?? .disconnected
    }
  }

  /// The time since when it has been connected.
  open var connectedDate: Date? { state.withLock { $0.news?.since } }

  /// Starts the VPN.
  ///
  /// Simulated: returns at once. Throws `configurationInvalid` if the configuration hasn't been
  /// loaded after it was saved (observed), and `configurationDisabled` if it isn't enabled.
  open func startVPNTunnel() throws { try start(nil) }

  /// Starts the VPN with values for its provider.
  ///
  /// Simulated: as the form without values; if any of them can't be in a property list, none are
  /// passed on.
  open func startVPNTunnel(options: [String: NSObject]?) throws { try start(options) }

  /// Stops the VPN, and returns at once.
  open func stopVPNTunnel() {
    guard let identifier else { return }
    _ = NetworkLink.ask(.stop(identifier: identifier))
  }

  /// Supplies the error with which the VPN last ended.
  ///
  /// Simulated: the provider's own error; an error of the domain "NEVPNConnectionErrorDomain" if
  /// the provider couldn't be started or has ended; `nil` if it was stopped.
  @preconcurrency open func fetchLastDisconnectError(
    completionHandler handler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    let error = state.withLock { $0.news?.error }
    DispatchQueue.main.async { handler(error?.nsError) }
  }

  var identifier: String? { state.withLock { $0.configuration?.identifier } }

  func start(_ options: [String: Any]?) throws {
    guard var configuration = state.withLock({ $0.configuration }) else {
      throw NEVPNError(.configurationInvalid)
    }
    if !state.withLock({ $0.isLoaded }) { configuration.version = -1 }
    let answer = NetworkLink.ask(
      .start(configuration, options: options.flatMap { PropertyValues.data($0) }))
    if case .failed(let error) = answer { throw error.nsError }
  }

  func know(_ configuration: NetworkConfiguration, isLoaded: Bool) {
    state.withLock {
      $0.configuration = configuration
      $0.isLoaded = isLoaded
    }
  }

  /// Takes over the status, and returns whether it is new.
  func take(_ news: TunnelNews) -> Bool {
    state.withLock { state in
      defer { state.news = news }
      return state.news?.state != news.state
    }
  }
}

/// A connection that starts and stops a tunnel of the app's own provider, and communicates with it.
///
/// Simulated: the connection of every NETunnelProviderManager is one.
open class NETunnelProviderSession: NEVPNConnection, @unchecked Sendable {
  /// Starts the tunnel with values for its provider.
  ///
  /// Simulated: as `startVPNTunnel(options:)`.
  open func startTunnel(options: [String: Any]? = nil) throws { try start(options) }

  /// Stops the tunnel, and returns at once.
  open func stopTunnel() { stopVPNTunnel() }

  /// Sends a message to the provider.
  ///
  /// Simulated: the handler is called on the main queue with the provider's answer, or with `nil`
  /// if no provider is running (inferred). Throws `configurationInvalid` if the configuration isn't
  /// in the settings.
  @preconcurrency open func sendProviderMessage(
    _ messageData: Data, responseHandler: (@Sendable (Data?) -> Void)? = nil
  ) throws {
    guard let identifier else { throw NEVPNError(.configurationInvalid) }
    NetworkLink.ask(.message(identifier: identifier, messageData)) { answer in
      guard case .information(.contents(let contents)) = answer else {
        responseHandler?(nil)
        return
      }
      responseHandler?(contents)
    }
  }
}
