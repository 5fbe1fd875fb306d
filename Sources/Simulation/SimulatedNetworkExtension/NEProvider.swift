public import Foundation
import SimulatedFoundation

/// What all providers for the network are.
///
/// Simulated: the base of the providers that there are here.
open class NEProvider: NSObject {
  /// Makes the object; the system does that.
  public override init() { super.init() }

  /// The device goes to sleep.
  ///
  /// Type-checks only: this device never sleeps.
  @preconcurrency open func sleep(completionHandler: @escaping @Sendable () -> Void) {
    Completion.give({ await self.sleep() }, to: completionHandler)
  }

  /// The device goes to sleep.
  ///
  /// Type-checks only: this device never sleeps.
  open func sleep() async {}

  /// The device is awake again.
  ///
  /// Type-checks only: this device never sleeps.
  open func wake() {}
}

/// Why the system stops a provider.
///
/// Simulated: Apple's numbers. Differs: only `userInitiated`, `configurationDisabled`,
/// `configurationRemoved` and `superceded` come up.
public enum NEProviderStopReason: Int, Sendable {
  /// No reason.
  case none
  /// The user, or the app, has stopped it.
  case userInitiated
  /// It has failed.
  case providerFailed
  /// There is no network.
  case noNetworkAvailable
  /// The network is another one now.
  case unrecoverableNetworkChange
  /// The provider is disabled.
  case providerDisabled
  /// The user didn't prove who they are.
  case authenticationCanceled
  /// The configuration is wrong.
  case configurationFailed
  /// Nothing has gone through it for long.
  case idleTimeout
  /// The configuration is disabled.
  case configurationDisabled
  /// The configuration is removed.
  case configurationRemoved
  /// Another has taken its place.
  case superceded
  /// The user has logged out.
  case userLogout
  /// Another user is there.
  case userSwitch
  /// No connection was made.
  case connectionFailed
  /// The device sleeps.
  case sleep
  /// The app is updated.
  case appUpdate
  /// Something else went wrong.
  case internalError
}
