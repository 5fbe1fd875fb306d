extension IntentParameter {
  /// Asks the user for a value while the intent is performed.
  ///
  /// Simulated: a scene answers. Throws when the intent isn't performed by the system.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
    let run = try IntentRun.running()
    try await run.ask(for: self, dialog?.text ?? question)
    return wrappedValue
  }

  /// Makes an error with which the intent says that it needs a value: the user is asked, and the
  /// intent is performed again.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error {
    NeededValue(parameter: self, question: dialog?.text ?? question)
  }

  /// Asks the user to choose one of several values.
  public func requestDisambiguation(
    among values: [Value], dialog: IntentDialog? = nil
  ) async throws -> Value {
    let run = try IntentRun.running()
    return try await run.choose(among: values, dialog?.text ?? question)
  }

  /// Asks the user whether a value is meant.
  ///
  /// - Returns: Whether the user says yes.
  public func requestConfirmation(
    for value: Value, dialog: IntentDialog? = nil
  ) async throws -> Bool {
    let run = try IntentRun.running()
    return await run.confirm(dialog?.text ?? IntentWords.isMeant(ValueText.shown(value)))
  }
}

extension AppIntent {
  /// Asks the user whether the intent may go on; throws when the user says no.
  public func requestConfirmation(dialog: IntentDialog) async throws {
    let run = try IntentRun.running()
    guard await run.confirm(dialog.text) else { throw IntentProblem.declined }
  }
}

/// The error of an intent that needs a value.
struct NeededValue: Error {
  let parameter: any SomeParameter
  let question: String
}
