import DeviceProtocol
import SimulatedAppIntents
import SimulatedFoundation

/// Calls the intents that these tests declare as the device does.
@MainActor enum IntentCalls {
  private static var runs = 0

  /// Answers a call.
  static func serve(_ call: AppIntentCall) async -> PointAnswer {
    await withCheckedContinuation { continuation in
      AppIntentServer.shared.serve(.appIntent(call)) { continuation.resume(returning: $0) }
    }
  }

  /// Performs an intent, and answers its questions in turn; the result is one line for each of what
  /// the intent asks and says.
  static func perform(
    _ intent: any AppIntent.Type, _ values: [String: AppIntentValue] = [:],
    answering replies: AppIntentReply...
  ) async -> [String] {
    runs += 1
    let number = runs
    let request = AppIntentRequest(intent: intent.persistentIdentifier, values: values)
    var lines: [String] = []
    var answer = await serve(.perform(request, run: number))
    var replies = replies[...]
    while case .appIntent(.asks(let question)) = answer {
      let choices = question.choices.isEmpty ? "" : " \(question.choices)"
      lines.append("asks: \(question.words)\(question.isConfirmation ? " (yes or no)" : choices)")
      guard let reply = replies.popFirst() else { return lines }
      answer = await serve(.answer(run: number, reply))
    }
    guard case .appIntent(.ended(let outcome)) = answer else { return lines + ["no answer"] }
    if let dialog = outcome.dialog { lines.append("says: \(dialog)") }
    if let value = outcome.value { lines.append("returns: \(value)") }
    if let next = outcome.next { lines.append("opens: \(next.request.intent)") }
    if let problem = outcome.problem { lines.append("fails: \(problem)") }
    return lines
  }

  /// Describes what these tests declare.
  static func library() async -> ([AppIntentDescription], [AppShortcutDescription]) {
    guard case .appIntent(.library(let intents, let shortcuts)) = await serve(.describe(app: "Tea"))
    else { return ([], []) }
    return (intents, shortcuts)
  }
}
