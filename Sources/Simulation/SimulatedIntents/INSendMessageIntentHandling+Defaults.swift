import SimulatedFoundation

extension INSendMessageIntentHandling {
  /// Calls the async form.
  public func handle(
    intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void
  ) { Completion.give({ await self.handle(intent: intent) }, to: completion) }

  /// Ends the process: one of the two forms is required.
  public func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
    Completion.isMissing("handle(intent:completion:)", of: self)
  }

  /// Reports the answer of the async form.
  public func confirm(
    intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void
  ) { Completion.give({ await self.confirm(intent: intent) }, to: completion) }

  /// Reports that it could be sent.
  public func confirm(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
    INSendMessageIntentResponse(code: .ready, userActivity: nil)
  }

  /// Reports the answer of the async form.
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

  /// Reports the answer of the async form.
  public func resolveRecipients(
    for intent: INSendMessageIntent,
    with completion: @escaping ([INPersonResolutionResult]) -> Void
  ) { Completion.give({ await self.resolveRecipients(for: intent) }, to: completion) }

  /// Accepts all recipients.
  public func resolveRecipients(
    for intent: INSendMessageIntent
  ) async -> [INPersonResolutionResult] {
    let count = max(1, intent.recipients?.count ?? 0)
    return (0..<count).map { _ in INPersonResolutionResult.notRequired() }
  }

  /// Reports the answer of the async form.
  public func resolveContent(
    for intent: INSendMessageIntent,
    with completion: @escaping (INStringResolutionResult) -> Void
  ) { Completion.give({ await self.resolveContent(for: intent) }, to: completion) }

  /// Accepts the text.
  public func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult {
    .notRequired()
  }
}
