import DeviceProtocol
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
/// Simulated: until a scene says with `device.answerAuthentication` what the user does, this device has
/// neither a sensor for fingers nor a passcode, and every question is answered with the error that is
/// documented for that. From then on it has both, and each question is answered as the scene said. Differs: there
/// is no button for another way, no lockout after several failures, and whether the process has a screen to ask
/// on isn't looked at.
open class LAContext: NSObject, @unchecked Sendable {
  // As on iOS nothing is locked but what the context finds out.
  private let state = Mutex(State())

  private struct State {
    var isInvalid = false
    var isProved = false
    var hasLooked = false
  }

  /// What the button for another way says; empty text hides it.
  ///
  /// Type-checks only: the scene's user doesn't look for it.
  open var localizedFallbackTitle: String?
  /// What the button for cancelling says.
  ///
  /// Type-checks only: the scene's user doesn't look for it.
  open var localizedCancelTitle: String?
  /// Why the user is asked when the keychain asks with this context.
  open var localizedReason = ""
  /// For how many seconds a proof at the lock screen counts.
  ///
  /// Type-checks only: the device is never locked.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  /// Whether the user may not be asked.
  open var interactionNotAllowed = false
  /// What the device knows its user by, once ``canEvaluatePolicy(_:error:)`` has looked (documented).
  open var biometryType: LABiometryType {
    state.withLock { $0.hasLooked } && Self.canProve ? .touchID : .none
  }
  /// What changes when another finger is added, once one is known; none is ever added.
  open var evaluatedPolicyDomainState: Data? {
    state.withLock { $0.hasLooked } && Self.canProve ? Data("one finger".utf8) : nil
  }

  /// Makes a context.
  public override init() { super.init() }

  /// Whether the user could prove who they are.
  ///
  /// - Parameters:
  ///   - policy: What with.
  ///   - error: Where the reason is left why not.
  /// - Returns: Whether they could.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool {
    state.withLock { $0.hasLooked = true }
    guard let obstacle = obstacle(to: policy) else { return true }
    error?.pointee = obstacle as NSError
    return false
  }

  /// Asks the user to prove who they are.
  ///
  /// Simulated: whoever has proved it to a context isn't asked by it again (observed).
  ///
  /// - Parameters:
  ///   - policy: What with.
  ///   - localizedReason: What the user is told; empty text traps (documented).
  ///   - reply: Receives whether they did, and if not the reason, on a background queue.
  @preconcurrency open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let error = evaluate(policy, localizedReason)
    DispatchQueue.global().async { reply(error == nil, error) }
  }

  /// Asks the user to prove who they are, and waits.
  ///
  /// - Throws: The reason why not.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String
  ) async throws -> Bool {
    if let error = evaluate(policy, localizedReason) { throw error }
    return true
  }

  /// Ends the context: nothing can be asked by it any more, and what was proved to it is forgotten.
  open func invalidate() { state.withLock { $0 = State(isInvalid: true) } }
}

extension LAContext: ProofContext {
  package var isProved: Bool { state.withLock { $0.isProved } }
}

extension LAContext {
  /// Whether the device knows its user by anything.
  private static var canProve: Bool { proof(.status) != .impossible }

  /// What the device says of its user; outside a device there is nobody.
  private static func proof(_ question: ProofQuestion) -> UserProof {
    guard case .proof(let proof)? = DeviceConnection.shared?.ask(.prove(question)) else {
      return .impossible
    }
    return proof
  }

  /// Why nobody can be asked at all.
  private func obstacle(to policy: LAPolicy) -> LAError? {
    if state.withLock({ $0.isInvalid }) { return LAError(.invalidContext) }
    return Self.canProve ? nil : Self.impossible(policy)
  }

  private static func impossible(_ policy: LAPolicy) -> LAError {
    switch policy {
    case .deviceOwnerAuthenticationWithBiometrics: LAError(.biometryNotAvailable)
    case .deviceOwnerAuthentication: LAError(.passcodeNotSet)
    }
  }

  /// Has the user asked, unless they were: `nil`, or why they didn't prove who they are.
  private func evaluate(_ policy: LAPolicy, _ reason: String) -> LAError? {
    precondition(!reason.isEmpty, "Non-empty localizedReason must be provided.")
    if let obstacle = obstacle(to: policy) { return obstacle }
    if isProved { return nil }
    if interactionNotAllowed { return LAError(.notInteractive) }
    switch Self.proof(.ask(reason: reason)) {
    case .impossible: return Self.impossible(policy)
    case .fails: return LAError(.authenticationFailed)
    case .cancels: return LAError(.userCancel)
    case .succeeds:
      state.withLock { $0.isProved = true }
      return nil
    }
  }
}
