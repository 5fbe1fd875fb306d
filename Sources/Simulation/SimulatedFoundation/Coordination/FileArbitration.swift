import DeviceProtocol
import Foundation
import Synchronization

/// This process's way to the arbiter of coordinated files: the device, or where there is none, a
/// table of its own.
enum FileArbitration {
  typealias Answer = Result<Grant, ErrorDescription>

  /// What is granted: the paths, and whether any presenters have to learn of its end.
  struct Grant: Hashable {
    var paths: [String]
    var hasPresenters = false
  }

  /// Sends a message that needs no answer.
  static func send(_ message: FileMessage) {
    guard let connection = DeviceConnection.shared else { return LocalArbiter.handle(message) }
    connection.send(.files(message))
  }

  /// Sends a message that presenters have to receive before this thread continues.
  static func tell(_ message: FileMessage) {
    guard let connection = DeviceConnection.shared else { return LocalArbiter.handle(message) }
    _ = connection.ask(.files(message))
  }

  /// Makes a claim; `completion` is called on any thread.
  static func claim(_ claim: FileClaim, completion: @escaping @Sendable (Answer) -> Void) {
    guard let connection = DeviceConnection.shared else {
      return LocalArbiter.claim(claim, completion)
    }
    connection.request(.files(.claim(claim))) { completion($0.answer) }
  }

  /// Makes a claim and waits until it is granted or refused.
  ///
  /// - Parameters:
  ///   - claim: The claim.
  ///   - whenAsked: Called when the claim has been made.
  /// - Returns: The paths at which the files are accessed, or why there is no access.
  static func claim(_ claim: FileClaim, whenAsked: () -> Void) -> Answer {
    let answered = DispatchSemaphore(value: 0)
    let answer = Mutex(Answer.failure(.userCancelled))
    self.claim(claim) { result in
      answer.withLock { $0 = result }
      answered.signal()
    }
    whenAsked()
    answered.wait()
    return answer.withLock { $0 }
  }
}

extension Message.Body {
  fileprivate var answer: FileArbitration.Answer {
    switch self {
    case .granted(let paths, let hasPresenters):
      .success(FileArbitration.Grant(paths: paths, hasPresenters: hasPresenters))
    case .failed(let error): .failure(error)
    default: .failure(.userCancelled)
    }
  }
}

/// The arbiter of a process without a device: the same rules, among its threads.
private enum LocalArbiter {
  private struct State {
    var table = ClaimTable()
    var completions: [Int: @Sendable (FileArbitration.Answer) -> Void] = [:]
  }

  private static let state = Mutex(State())

  static func claim(
    _ claim: FileClaim, _ completion: @escaping @Sendable (FileArbitration.Answer) -> Void
  ) {
    state.withLock { $0.completions[claim.number] = completion }
    handle(.claim(claim))
  }

  static func handle(_ message: FileMessage) {
    let effects = state.withLock { $0.table.handle(message, from: 0) }
    for effect in effects {
      switch effect {
      case .grant(let claim, let paths):
        answer(claim.number, .success(FileArbitration.Grant(paths: paths)))
      case .refuse(let claim, let error): answer(claim.number, .failure(error))
      case .ask(let presenter, let call, let question, _):
        PresenterList.call(presenter.number, call, question: question)
      case .tell(let presenter, let call):
        PresenterList.call(presenter.number, call, question: 0)
      }
    }
  }

  private static func answer(_ number: Int, _ answer: FileArbitration.Answer) {
    let completion = state.withLock { $0.completions.removeValue(forKey: number) }
    completion?(answer)
  }
}
