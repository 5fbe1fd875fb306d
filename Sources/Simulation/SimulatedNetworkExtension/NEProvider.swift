public import Foundation
import SimulatedFoundation

/// The superclass of all network providers.
///
/// Simulated: the superclass of the available providers.
open class NEProvider: NSObject {
  /// Makes the object; called by the system.
  public override init() { super.init() }

  /// Called when the device goes to sleep.
  ///
  /// Type-checks only: this device never sleeps.
  @preconcurrency open func sleep(completionHandler: @escaping @Sendable () -> Void) {
    Completion.give({ await self.sleep() }, to: completionHandler)
  }

  /// Called when the device goes to sleep.
  ///
  /// Type-checks only: this device never sleeps.
  open func sleep() async {}

  /// Called when the device wakes up.
  ///
  /// Type-checks only: this device never sleeps.
  open func wake() {}
}

/// The reason why the system stops a provider.
///
/// Simulated: Apple's numbers. Differs: only `userInitiated`, `configurationDisabled`,
/// `configurationRemoved` and `superceded` occur.
public enum NEProviderStopReason: Int, Sendable {
  /// There is no reason.
  case none
  /// The user, or the app, has stopped it.
  case userInitiated
  /// The provider has failed.
  case providerFailed
  /// There is no network.
  case noNetworkAvailable
  /// The network has changed.
  case unrecoverableNetworkChange
  /// The provider is disabled.
  case providerDisabled
  /// The user hasn't authenticated.
  case authenticationCanceled
  /// The configuration is wrong.
  case configurationFailed
  /// The connection wasn't used for a long time.
  case idleTimeout
  /// The configuration is disabled.
  case configurationDisabled
  /// The configuration was removed.
  case configurationRemoved
  /// Another has taken its place.
  case superceded
  /// The user has logged out.
  case userLogout
  /// Another user is active.
  case userSwitch
  /// The connection has failed.
  case connectionFailed
  /// The device goes to sleep.
  case sleep
  /// The app is being updated.
  case appUpdate
  /// There was an internal error.
  case internalError
}
