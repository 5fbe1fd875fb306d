public import Foundation
public import SimulatedFoundation
import Synchronization

/// What the user has to prove who they are with.
///
/// Simulated: the documented numbers. No known difference.
public enum LAPolicy: Int, Sendable {
  /// A face or a finger.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// A face, a finger or the passcode.
  case deviceOwnerAuthentication = 2
}

/// What the device knows its user by.
///
/// Simulated: the documented numbers. No known difference.
public enum LABiometryType: Int, Sendable {
  /// Nothing.
  case none = 0
  /// A finger.
  case touchID = 1
  /// A face.
  case faceID = 2
  /// An iris.
  case opticID = 4
}

/// Asks the user to prove who they are.
///
/// Simulated: this device has neither a camera for faces nor a passcode, so every question is
/// answered with the error that is documented for that. Differs: a scene's user can't be asked.
open class LAContext: NSObject, @unchecked Sendable {
  // As on iOS nothing is locked but what ends the context.
  private let isInvalid = Mutex(false)

  /// What the button for another way says; empty text hides it.
  open var localizedFallbackTitle: String?
  /// What the button for cancelling says.
  open var localizedCancelTitle: String?
  /// Why the user is asked.
  open var localizedReason = ""
  /// For how many seconds a proof counts once more.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  /// Whether the user may not be asked.
  open var interactionNotAllowed = false
  /// What the device knows its user by: nothing.
  open var biometryType: LABiometryType { .none }
  /// What changes when another finger or face is added: there is none.
  open var evaluatedPolicyDomainState: Data? { nil }

  /// Makes a context.
  public override init() { super.init() }

  /// Whether the user could prove who they are.
  ///
  /// - Parameters:
  ///   - policy: What with.
  ///   - error: Where the reason is left why not.
  /// - Returns: `false`.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool {
    error?.pointee = reason(policy) as NSError
    return false
  }

  /// Asks the user to prove who they are.
  ///
  /// - Parameters:
  ///   - policy: What with.
  ///   - localizedReason: What the user is told.
  ///   - reply: Receives `false` and the reason, on a background queue.
  @preconcurrency open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let error = reason(policy)
    DispatchQueue.global().async { reply(false, error) }
  }

  /// Asks the user to prove who they are, and waits.
  ///
  /// - Throws: The reason why not.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String
  ) async throws -> Bool { throw reason(policy) }

  /// Ends the context: nothing can be asked by it any more.
  open func invalidate() { isInvalid.withLock { $0 = true } }

  private func reason(_ policy: LAPolicy) -> LAError {
    if isInvalid.withLock({ $0 }) { return LAError(.invalidContext) }
    switch policy {
    case .deviceOwnerAuthenticationWithBiometrics: return LAError(.biometryNotAvailable)
    case .deviceOwnerAuthentication: return LAError(.passcodeNotSet)
    }
  }
}
