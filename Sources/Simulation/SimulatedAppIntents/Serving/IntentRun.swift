import DeviceProtocol
import SimulatedFoundation
import Synchronization

/// The performing of an intent, in turns: each call of the system is answered with a question for
/// the user, or with the end.
final class IntentRun: Sendable {
  @TaskLocal private static var current: IntentRun?

  private struct State {
    var reply: FirstReply?
    var asking: CheckedContinuation<AppIntentReply, Never>?
  }

  private let state: Mutex<State>

  init(_ reply: FirstReply) { state = Mutex(State(reply: reply)) }

  /// The run in which the calling code is.
  static func running() throws -> IntentRun {
    guard let current else { throw IntentProblem.notPerformed }
    return current
  }

  /// Performs an intent that has been given its values, after the user has been asked for those
  /// that are missing.
  func perform(_ intent: any AppIntent) async -> AppIntentOutcome {
    do {
      for (_, parameter) in Parameters.of(intent)
      where !parameter.isOptional && parameter.anyValue == nil {
        try await ask(for: parameter, parameter.question)
      }
      while true {
        do {
          return outcome(try await Self.$current.withValue(self) { try await intent.perform() })
        } catch let needed as NeededValue {
          try await ask(for: needed.parameter, needed.question)
        }
      }
    } catch {
      return AppIntentOutcome(problem: IntentProblem.words(error))
    }
  }

  /// Ends the run.
  func end(_ outcome: AppIntentOutcome) { answer(.ended(outcome)) }

  /// Gives the run the user's answer, and takes the reply for what follows.
  func go(on answer: AppIntentReply, _ reply: FirstReply) {
    let asking = state.withLock { state in
      state.reply = reply
      defer { state.asking = nil }
      return state.asking
    }
    asking?.resume(returning: answer)
  }

  private func outcome(_ result: any IntentResult) -> AppIntentOutcome {
    let parts = result as? any ResultParts
    return AppIntentOutcome(
      dialog: parts?.dialog?.text, value: parts?.anyValue.map(ValueText.shown),
      next: parts?.opened.map { IntentErrands.errand(for: $0) })
  }

  private func answer(_ answer: AppIntentAnswer) {
    let reply = state.withLock { state in
      defer { state.reply = nil }
      return state.reply
    }
    reply?(.appIntent(answer))
  }
}

extension IntentRun {
  /// Asks the user for a parameter until the answer is understood.
  func ask(for parameter: any SomeParameter, _ words: String) async throws {
    let choices = try await ValueReader.choices(for: parameter.valueType, parameter.options)
    while true {
      let said = await say(
        AppIntentQuestion(words: words, choices: choices.map(ValueText.shown)))
      guard case .said(let words) = said else { throw IntentProblem.declined }
      let value = try await ValueReader.read(
        .said(words), as: parameter.valueType, among: parameter.options)
      if let value, parameter.set(value) { return }
    }
  }

  /// Asks the user to choose a value.
  func choose<Value>(among values: [Value], _ words: String) async throws -> Value {
    let shown = values.map { ValueText.shown($0) }
    while true {
      let said = await say(AppIntentQuestion(words: words, choices: shown))
      guard case .said(let words) = said else { throw IntentProblem.declined }
      if let index = shown.firstIndex(of: words) { return values[index] }
    }
  }

  /// Asks the user for a yes.
  func confirm(_ words: String) async -> Bool {
    await say(AppIntentQuestion(words: words, isConfirmation: true)) == .agreed(true)
  }

  private func say(_ question: AppIntentQuestion) async -> AppIntentReply {
    await withCheckedContinuation { continuation in
      state.withLock { $0.asking = continuation }
      answer(.asks(question))
    }
  }
}

/// Why an intent isn't performed.
enum IntentProblem: Error {
  case declined, notPerformed

  /// Returns what the user is told about an error: the app's own text, if it has one.
  static func words(_ error: any Error) -> String {
    switch error {
    case IntentProblem.declined: IntentWords.declined
    case IntentProblem.notPerformed: IntentWords.notPerformed
    case let error as any CustomLocalizedStringResourceConvertible:
      String(localized: error.localizedStringResource)
    default: error.localizedDescription
    }
  }
}
