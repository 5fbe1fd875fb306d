import DeviceEvents
import DeviceProtocol
import KeychainItems

extension Device {
  /// Takes what the user does from now on when they have to prove who they are.
  func decide(_ proof: UserProof) -> SceneAnswer {
    userProof = proof
    return .done
  }

  /// Answers a process that wants to know of the user, or has them asked.
  func answer(_ question: ProofQuestion, for process: ChildProcess) -> UserProof {
    switch question {
    case .status: userProof
    case .ask(let reason): prove(reason, to: process)
    }
  }

  /// The user as the keychain asks them on behalf of a process.
  func keychainUser(_ reason: String?, of process: ChildProcess) -> KeychainUser {
    KeychainUser(hasPasscode: userProof != .impossible) { [self] in
      switch prove(reason, to: process) {
      case .succeeds: KeychainStatus.success
      case .cancels: KeychainStatus.cancelled
      case .fails, .impossible: KeychainStatus.notAuthenticated
      }
    }
  }

  private func prove(_ reason: String?, to process: ChildProcess) -> UserProof {
    let outcome: ProofOutcome? =
      switch userProof {
      case .impossible: nil
      case .succeeds: .proved
      case .fails: .failed
      case .cancels: .cancelled
      }
    // Where nobody can prove anything the user isn't bothered.
    if let outcome {
      recorder.record(process.name, .proofAsked(reason: reason, outcome: outcome))
    }
    return userProof
  }
}
