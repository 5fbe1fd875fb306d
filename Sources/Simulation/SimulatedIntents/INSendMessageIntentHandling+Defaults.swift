import SimulatedFoundation

extension INSendMessageIntentHandling {
  /// What the form that awaits does.
  public func handle(
    intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void
  ) { Completion.give({ await self.handle(intent: intent) }, to: completion) }

  /// Ends the process: one of the two forms is needed.
  public func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
    Completion.isMissing("handle(intent:completion:)", of: self)
  }

  /// What the form that awaits says.
  public func confirm(
    intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void
  ) { Completion.give({ await self.confirm(intent: intent) }, to: completion) }

  /// It could.
  public func confirm(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
    INSendMessageIntentResponse(code: .ready, userActivity: nil)
  }

  /// What the form that awaits says.
  public func resolveRecipients(
    for intent: INSendMessageIntent,
    with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void
  ) { Completion.give({ await self.resolveRecipients(for: intent) }, to: completion) }

  /// Asks the older form.
  public func resolveRecipients(
    for intent: INSendMessageIntent
  ) async -> [INSendMessageRecipientResolutionResult] {
    let results: [INPersonResolutionResult] = await Completion.value {
      resolveRecipients(for: intent, with: $0)
    }
    return results.map { INSendMessageRecipientResolutionResult(personResolutionResult: $0) }
  }

  /// What the form that awaits says.
  public func resolveRecipients(
    for intent: INSendMessageIntent,
    with completion: @escaping ([INPersonResolutionResult]) -> Void
  ) { Completion.give({ await self.resolveRecipients(for: intent) }, to: completion) }

  /// All are who they are.
  public func resolveRecipients(
    for intent: INSendMessageIntent
  ) async -> [INPersonResolutionResult] {
    let count = max(1, intent.recipients?.count ?? 0)
    return (0..<count).map { _ in INPersonResolutionResult.notRequired() }
  }

  /// What the form that awaits says.
  public func resolveContent(
    for intent: INSendMessageIntent,
    with completion: @escaping (INStringResolutionResult) -> Void
  ) { Completion.give({ await self.resolveContent(for: intent) }, to: completion) }

  /// It is what it is.
  public func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult {
    .notRequired()
  }
}
