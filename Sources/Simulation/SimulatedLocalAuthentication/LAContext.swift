import DeviceProtocol
public import Foundation
public import SimulatedFoundation
import Synchronization

/// The means with which the user must prove who they are.
///
/// Simulated: the documented numbers. No known difference.
public enum LAPolicy: Int, Sendable {
  /// A face or a fingerprint.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// A face, a fingerprint or the passcode.
  case deviceOwnerAuthentication = 2
}

/// The kind of biometry by which the device recognizes its user.
///
/// Simulated: the documented numbers. No known difference.
public enum LABiometryType: Int, Sendable {
  /// No biometry.
  case none = 0
  /// Fingerprints.
  case touchID = 1
  /// Faces.
  case faceID = 2
  /// Irises.
  case opticID = 4
}

/// A context that asks the user to prove who they are.
///
/// Simulated: until a scene specifies with `device.answerAuthentication` what the user does, this
/// device has neither a fingerprint sensor nor a passcode, and every question is answered with the
/// error that is documented for that. From then on it has both, and each question is answered as
/// the scene specified. Differs: there is no fallback button and no lockout after several failures,
/// and it isn't checked whether the process has a screen on which to ask.
open class LAContext: NSObject, @unchecked Sendable {
  // As on iOS there is no lock, except for what the context finds out.
  private let state = Mutex(State())

  private struct State {
    var isInvalid = false
    var isProved = false
    var hasLooked = false
  }

  /// The title of the fallback button; empty text hides it.
  ///
  /// Type-checks only: the scene's user doesn't use the button.
  open var localizedFallbackTitle: String?
  /// The title of the cancel button.
  ///
  /// Type-checks only: the scene's user doesn't use the button.
  open var localizedCancelTitle: String?
  /// The reason that the user is told when the keychain asks with this context.
  open var localizedReason = ""
  /// The number of seconds for which a proof at the lock screen is valid.
  ///
  /// Type-checks only: the device is never locked.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  /// Whether the user must not be asked.
  open var interactionNotAllowed = false
  /// The kind of biometry, once ``canEvaluatePolicy(_:error:)`` was called (documented).
  open var biometryType: LABiometryType {
    state.withLock { $0.hasLooked } && Self.canProve ? .touchID : .none
  }
  /// A value that changes when a fingerprint is added, available after a proof; none is ever added.
  open var evaluatedPolicyDomainState: Data? {
    state.withLock { $0.hasLooked } && Self.canProve ? Data("one finger".utf8) : nil
  }

  /// Makes a context.
  public override init() { super.init() }

  /// Returns whether the user could prove who they are.
  ///
  /// - Parameters:
  ///   - policy: The means.
  ///   - error: Receives the reason if they couldn't.
  /// - Returns: Whether they could.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool {
    state.withLock { $0.hasLooked = true }
    guard let obstacle = obstacle(to: policy) else { return true }
    error?.pointee = obstacle as NSError
    return false
  }

  /// Asks the user to prove who they are.
  ///
  /// Simulated: a user who has proved it to a context isn't asked by it again (observed).
  ///
  /// - Parameters:
  ///   - policy: The means.
  ///   - localizedReason: The reason that the user is told; empty text traps (documented).
  ///   - reply: Receives the result, and the reason for a failure, on a background queue.
  @preconcurrency open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let error = evaluate(policy, localizedReason)
    DispatchQueue.global().async { reply(error == nil, error) }
  }

  /// Asks the user to prove who they are, and waits.
  ///
  /// - Throws: The reason for a failure.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String
  ) async throws -> Bool {
    if let error = evaluate(policy, localizedReason) { throw error }
    return true
  }

  /// Invalidates the context: it can't ask any more, and forgets what was proved to it.
  open func invalidate() { state.withLock { $0 = State(isInvalid: true) } }
}

extension LAContext: ProofContext {
  package var isProved: Bool { state.withLock { $0.isProved } }
}

extension LAContext {
  /// Whether the device has any means of recognizing its user.
  private static var canProve: Bool { proof(.status) != .impossible }

  /// Returns the device's answer about its user; without a device there is none.
  private static func proof(_ question: ProofQuestion) -> UserProof {
    guard case .proof(let proof)? = DeviceConnection.shared?.ask(.prove(question)) else {
      return .impossible
    }
    return proof
  }

  /// Returns why asking is impossible.
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

  /// Asks the user unless it was done before; returns `nil` or the reason for a failure.
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
