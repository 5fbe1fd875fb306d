import DeviceProtocol

extension Device {
  /// Sets what the user does from now on when they have to prove their identity, for the keychain
  /// or for a LocalAuthentication context.
  ///
  /// From the first call on, the device has a fingerprint sensor and a passcode; without a call it
  /// has neither.
  ///
  /// - Parameter answer: What the user does.
  public func answerAuthentication(_ answer: AuthenticationAnswer) {
    link.perform(.answerAuthentication(answer.proof))
  }
}

/// What the user does when they have to prove their identity.
public enum AuthenticationAnswer: Sendable {
  /// Shows the right finger, or types the passcode.
  case succeed
  /// Fails: the finger is someone else's, or the passcode is wrong.
  case fail
  /// Taps "Cancel".
  case cancel

  fileprivate var proof: UserProof {
    switch self {
    case .succeed: .succeeds
    case .fail: .fails
    case .cancel: .cancels
    }
  }
}
