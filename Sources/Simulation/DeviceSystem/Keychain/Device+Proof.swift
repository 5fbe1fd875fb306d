import DeviceEvents
import DeviceProtocol
import KeychainItems

extension Device {
  /// Sets what the user does from now on when they have to prove their identity.
  func decide(_ proof: UserProof) -> SceneAnswer {
    userProof = proof
    return .done
  }

  /// Answers a process that asks about the user, or has the user asked.
  func answer(_ question: ProofQuestion, for process: ChildProcess) -> UserProof {
    switch question {
    case .status: userProof
    case .ask(let reason): prove(reason, to: process)
    }
  }

  /// Returns the user as the keychain asks them on behalf of a process.
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
    // If nothing can be proved, the user isn't asked.
    if let outcome {
      recorder.record(process.name, .proofAsked(reason: reason, outcome: outcome))
    }
    return userProof
  }
}
