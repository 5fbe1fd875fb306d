import DeviceProtocol
public import Foundation
import SimulatedFoundation

/// The state of the store of user names.
///
/// Simulated: it follows whether the user has switched on the app's provider.
open class ASCredentialIdentityStoreState: NSObject, @unchecked Sendable {
  // Unchecked: it never changes.
  /// Whether the user has switched on the provider.
  public let isEnabled: Bool
  /// Whether single user names can be saved and removed.
  ///
  /// Simulated: `true` while the provider is switched on.
  public let supportsIncrementalUpdates: Bool

  init(isEnabled: Bool) {
    self.isEnabled = isEnabled
    supportsIncrementalUpdates = isEnabled
    super.init()
  }
}

/// The store of an app's user names, which the system shows above the keyboard.
///
/// Simulated: the app and its extensions have one store; while the user has switched off the
/// provider, changes fail with `storeDisabled` (documented), and switching it off empties the store
/// (inferred). Handlers are called on a background queue. Differs: there are no one-time codes.
open class ASCredentialIdentityStore: NSObject, @unchecked Sendable {
  // It has no values.
  /// The one store.
  open class var shared: ASCredentialIdentityStore { theOne }
  private static let theOne = ASCredentialIdentityStore()

  /// Supplies the state of the store.
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

  /// Returns the state of the store.
  ///
  /// Simulated: as the form with a handler.
  open func state() async -> ASCredentialIdentityStoreState {
    await withCheckedContinuation { continuation in
      getState { continuation.resume(returning: $0) }
    }
  }

  /// Adds user names; one with the same service, user and record is replaced.
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

  /// Removes user names.
  @preconcurrency open func removeCredentialIdentities(
    _ credentialIdentities: [ASPasswordCredentialIdentity],
    completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) { change(.remove(credentialIdentities.map(\.described)), completion) }

  /// Removes user names.
  ///
  /// Simulated: as the form with a handler.
  @discardableResult
  open func removeCredentialIdentities(
    _ credentialIdentities: [ASPasswordCredentialIdentity]
  ) async throws -> Bool { try await change(.remove(credentialIdentities.map(\.described))) }

  /// Removes all user names.
  @preconcurrency open func removeAllCredentialIdentities(
    _ completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) { change(.remove(nil), completion) }

  /// Removes all user names.
  ///
  /// Simulated: as the form with a handler.
  @discardableResult
  open func removeAllCredentialIdentities() async throws -> Bool {
    try await change(.remove(nil))
  }

  /// Replaces all user names with these.
  @preconcurrency open func replaceCredentialIdentities(
    with newCredentialIdentities: [ASPasswordCredentialIdentity],
    completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) { change(.replace(newCredentialIdentities.map(\.described)), completion) }

  /// Replaces all user names with these.
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

  /// Removes passwords and passkeys.
  ///
  /// Simulated: as the form for passwords.
  @preconcurrency open func removeCredentialIdentities(
    _ credentialIdentities: [any ASCredentialIdentity],
    completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) { change(.remove(credentialIdentities.map(\.described)), completion) }

  /// Replaces all stored identities with these passwords and passkeys.
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
        domain: ASCredentialIdentityStoreErrorDomain, code: 0, message: DeviceWords.noDevice)
      return DispatchQueue.global().async { handler(.failed(error)) }
    }
    connection.ask(.credentials(question), then: handler)
  }
}

extension ErrorDescription {
  /// The error in the form that an app gets.
  fileprivate var asError: any Error {
    guard domain == ASCredentialIdentityStoreErrorDomain,
      let code = ASCredentialIdentityStoreError.Code(rawValue: code)
    else { return nsError }
    return ASCredentialIdentityStoreError(code)
  }
}
