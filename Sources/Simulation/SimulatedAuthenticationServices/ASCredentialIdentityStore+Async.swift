import SimulatedFoundation

extension ASCredentialIdentityStore {
  /// Adds passwords and passkeys.
  ///
  /// Simulated: as the form with a handler.
  @discardableResult
  public func saveCredentialIdentities(
    _ credentialIdentities: [any ASCredentialIdentity]
  ) async throws -> Bool {
    try await done { saveCredentialIdentities(credentialIdentities, completion: $0) }
  }

  /// Removes passwords and passkeys.
  ///
  /// Simulated: as the form with a handler.
  @discardableResult
  public func removeCredentialIdentities(
    _ credentialIdentities: [any ASCredentialIdentity]
  ) async throws -> Bool {
    try await done { removeCredentialIdentities(credentialIdentities, completion: $0) }
  }

  /// Replaces all stored identities with these passwords and passkeys.
  ///
  /// Simulated: as the form with a handler.
  @discardableResult
  public func replaceCredentialIdentities(
    _ newCredentialIdentities: [any ASCredentialIdentity]
  ) async throws -> Bool {
    try await done { replaceCredentialIdentities(newCredentialIdentities, completion: $0) }
  }

  private func done(
    _ start: (@escaping @Sendable (Bool, (any Error)?) -> Void) -> Void
  ) async throws -> Bool {
    try await withCheckedThrowingContinuation { continuation in
      start { isDone, error in
        continuation.resume(with: error.map { .failure($0) } ?? .success(isDone))
      }
    }
  }
}

extension ASCredentialProviderExtensionContext {
  /// Signs in with a passkey; returns whether the time for the work after it ended early.
  ///
  /// Simulated: as the form with a handler.
  @discardableResult
  public func completeAssertionRequest(using credential: ASPasskeyAssertionCredential) async -> Bool
  {
    await Completion.value { completeAssertionRequest(using: credential, completionHandler: $0) }
  }

  /// Supplies the new passkey; returns whether the time for the work after it ended early.
  ///
  /// Simulated: as the form with a handler.
  @discardableResult
  public func completeRegistrationRequest(
    using credential: ASPasskeyRegistrationCredential
  ) async -> Bool {
    await Completion.value { completeRegistrationRequest(using: credential, completionHandler: $0) }
  }
}
