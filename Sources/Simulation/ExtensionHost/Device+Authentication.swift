import DeviceProtocol

extension Device {
  /// Says what the user does from now on when they have to prove who they are: for the keychain, or for a
  /// context of LocalAuthentication.
  ///
  /// From the first call on the device has a sensor for fingers and a passcode; without one it has neither.
  ///
  /// - Parameter answer: What the user does.
  public func answerAuthentication(_ answer: AuthenticationAnswer) {
    link.perform(.answerAuthentication(answer.proof))
  }
}

/// What the user does who has to prove who they are.
public enum AuthenticationAnswer: Sendable {
  /// Shows the right finger, or types the passcode.
  case succeed
  /// Can't: the finger is another's, the passcode wrong.
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
