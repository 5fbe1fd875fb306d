import DeviceProtocol
public import Foundation
import SimulatedFoundation

/// Whether user names can be stored.
///
/// Simulated: as the user has the app's provider switched on or off.
open class ASCredentialIdentityStoreState: NSObject, @unchecked Sendable {
  // Unchecked: nothing of it changes.
  /// Whether the user has the provider on.
  public let isEnabled: Bool
  /// Whether single user names can be saved and removed.
  ///
  /// Simulated: they can while the provider is on.
  public let supportsIncrementalUpdates: Bool

  init(isEnabled: Bool) {
    self.isEnabled = isEnabled
    supportsIncrementalUpdates = isEnabled
    super.init()
  }
}

/// The user names that the system has of an app, for what stands above the keyboard.
///
/// Simulated: the app and its extensions have one store; while the user has the provider off, changes fail with
/// `storeDisabled` (documented), and what is in it is gone when it is switched off (inferred). Handlers are
/// called on a background queue. Differs: no one-time codes.
open class ASCredentialIdentityStore: NSObject, @unchecked Sendable {
  // It keeps nothing.
  /// The one store.
  open class var shared: ASCredentialIdentityStore { theOne }
  private static let theOne = ASCredentialIdentityStore()

  /// Tells whether user names can be stored.
  @preconcurrency open func getState(
    _ completion: @escaping @Sendable (ASCredentialIdentityStoreState) -> Void
  ) {
    ask(.state) { answer in
      if case .information(.isOn(true)) = answer {
        completion(ASCredentialIdentityStoreState(isEnabled: true))
      } else {
        completion(ASCredentialIdentityStoreState(isEnabled: false))
      }
    }
  }

  /// Tells whether user names can be stored.
  ///
  /// Simulated: as the form with a handler.
  open func state() async -> ASCredentialIdentityStoreState {
    await withCheckedContinuation { continuation in
      getState { continuation.resume(returning: $0) }
    }
  }

  /// Adds user names; one of the same service, user and record is replaced.
  @preconcurrency open func saveCredentialIdentities(
    _ credentialIdentities: [ASPasswordCredentialIdentity],
    completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) { change(.save(credentialIdentities.map(\.described)), completion) }

  /// Adds user names.
  ///
  /// Simulated: as the form with a handler.
  @discardableResult
  open func saveCredentialIdentities(
    _ credentialIdentities: [ASPasswordCredentialIdentity]
  ) async throws -> Bool { try await change(.save(credentialIdentities.map(\.described))) }

  /// Takes user names out.
  @preconcurrency open func removeCredentialIdentities(
    _ credentialIdentities: [ASPasswordCredentialIdentity],
    completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) { change(.remove(credentialIdentities.map(\.described)), completion) }

  /// Takes user names out.
  ///
  /// Simulated: as the form with a handler.
  @discardableResult
  open func removeCredentialIdentities(
    _ credentialIdentities: [ASPasswordCredentialIdentity]
  ) async throws -> Bool { try await change(.remove(credentialIdentities.map(\.described))) }

  /// Takes all user names out.
  @preconcurrency open func removeAllCredentialIdentities(
    _ completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) { change(.remove(nil), completion) }

  /// Takes all user names out.
  ///
  /// Simulated: as the form with a handler.
  @discardableResult
  open func removeAllCredentialIdentities() async throws -> Bool {
    try await change(.remove(nil))
  }

  /// Puts these user names in place of all that there are.
  @preconcurrency open func replaceCredentialIdentities(
    with newCredentialIdentities: [ASPasswordCredentialIdentity],
    completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) { change(.replace(newCredentialIdentities.map(\.described)), completion) }

  /// Puts these user names in place of all that there are.
  ///
  /// Simulated: as the form with a handler.
  @discardableResult
  open func replaceCredentialIdentities(
    with newCredentialIdentities: [ASPasswordCredentialIdentity]
  ) async throws -> Bool { try await change(.replace(newCredentialIdentities.map(\.described))) }

  /// Adds passwords and passkeys.
  ///
  /// Simulated: as the form for passwords.
  @preconcurrency open func saveCredentialIdentities(
    _ credentialIdentities: [any ASCredentialIdentity],
    completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) { change(.save(credentialIdentities.map(\.described)), completion) }

  /// Takes passwords and passkeys out.
  ///
  /// Simulated: as the form for passwords.
  @preconcurrency open func removeCredentialIdentities(
    _ credentialIdentities: [any ASCredentialIdentity],
    completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) { change(.remove(credentialIdentities.map(\.described)), completion) }

  /// Puts these passwords and passkeys in place of all that there are.
  ///
  /// Simulated: as the form for passwords.
  @preconcurrency open func replaceCredentialIdentities(
    _ newCredentialIdentities: [any ASCredentialIdentity],
    completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) { change(.replace(newCredentialIdentities.map(\.described)), completion) }

  private func change(
    _ question: CredentialQuestion, _ completion: (@Sendable (Bool, (any Error)?) -> Void)?
  ) {
    ask(question) { answer in
      if case .failed(let error) = answer {
        completion?(false, error.asError)
      } else {
        completion?(true, nil)
      }
    }
  }

  private func change(_ question: CredentialQuestion) async throws -> Bool {
    try await withCheckedThrowingContinuation { continuation in
      change(question) { isDone, error in
        continuation.resume(with: error.map { .failure($0) } ?? .success(isDone))
      }
    }
  }

  private func ask(
    _ question: CredentialQuestion, then handler: @escaping @Sendable (Message.Body) -> Void
  ) {
    guard let connection = DeviceConnection.shared else {
      let error = ErrorDescription(
        domain: ASCredentialIdentityStoreErrorDomain, code: 0, message: "there is no device")
      return DispatchQueue.global().async { handler(.failed(error)) }
    }
    connection.ask(.credentials(question), then: handler)
  }
}

extension ErrorDescription {
  /// The error as an app gets it.
  fileprivate var asError: any Error {
    guard domain == ASCredentialIdentityStoreErrorDomain,
      let code = ASCredentialIdentityStoreError.Code(rawValue: code)
    else { return nsError }
    return ASCredentialIdentityStoreError(code)
  }
}
