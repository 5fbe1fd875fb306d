import DeviceEvents
import DeviceProtocol

/// The steps of an intent: its parameters are resolved, it is confirmed, and it is handled.
extension Device {
  /// Starts the app's extension for the intent, if Siri may.
  func begin(_ talk: SiriTalk) {
    let name = talk.kind.className
    let all = extensions(of: talk.app, at: Self.intentsPoint)
    guard let provider = all.first(where: { $0.intents.supported.contains(name) }) else {
      for other in all {
        recorder.record(
          other.name, .leftOut(reason: SiriWords.unsupported(name)))
      }
      return talk.say(SiriTalkWords.cannotDo(talk.app.name))
    }
    if let reason = reasonAgainstSiri(with: talk.app) {
      recorder.record(provider.name, .leftOut(reason: reason))
      return talk.say(SiriTalkWords.cannotWork(talk.app.name))
    }
    if talk.isLocked, provider.intents.restrictedWhileLocked.contains(name) {
      recorder.record(
        provider.name, .leftOut(reason: SiriWords.restricted(name)))
      return talk.say(SiriTalkWords.unlock)
    }
    guard let session = beginSession(provider) else { return talk.say(Self.unanswered(talk)) }
    talk.session = session
    guard
      hear(.handler(talk.intent), "handler(for:)", about: name, in: talk) == .done
    else { return giveUp(talk) }
    resolve(talk, from: 0)
  }

  /// Has the parameters resolved one after the other, until the user is needed; then it is confirmed.
  func resolve(_ talk: SiriTalk, from first: Int) {
    for number in first..<talk.kind.parameters.count {
      let parameter = talk.kind.parameters[number]
      let answer = hear(
        .resolve(talk.intent, parameter: parameter.name), parameter.callback,
        about: talk.intent.values(of: parameter.name).map(\.words).joined(separator: ", "),
        in: talk)
      guard case .intent(.resolved(let results)) = answer else { return giveUp(talk) }
      let values = talk.intent.values(of: parameter.name)
      guard results.count == max(1, values.count) else {
        if let session = talk.session {
          fail(session, SiriWords.wrongCount(results.count, values: max(1, values.count)))
        }
        return giveUp(talk)
      }
      // Values that are clear are kept, whatever the user is asked.
      for (place, result) in results.enumerated() where result.kind == .success {
        if let value = result.values.first { talk.put(value, into: number, at: place) }
      }
      for (place, result) in results.enumerated()
      where !take(result, of: number, at: place, in: talk) { return }
    }
    confirm(talk)
  }

  /// Takes one result; `false` when the user is asked, or the intent fails.
  private func take(
    _ result: IntentResolution, of number: Int, at place: Int, in talk: SiriTalk
  ) -> Bool {
    recorder.record(talk.session?.worker.name ?? "", .answered(result.words))
    let question = talk.kind.parameters[number].question
    switch result.kind {
    case .success, .notRequired: return true
    case .needsValue: talk.say(question, .value(parameter: number, place: place))
    case .disambiguation where result.values.isEmpty, .confirmation where result.values.isEmpty:
      talk.say(question, .value(parameter: number, place: place))
    case .disambiguation:
      talk.say(
        SiriTalkWords.whichOne(result.values.map(\.words)),
        .choice(parameter: number, place: place, result.values),
        choices: result.values)
    case .confirmation:
      let value = result.values[0]
      if talk.confirmed.contains(value) { return true }
      talk.say(
        SiriTalkWords.doYouMean(value.words),
        .confirmation(parameter: number, place: place, value))
    case .unsupported: finish(talk, SiriTalkWords.unsupported(talk.app.name))
    }
    return false
  }

  /// Has the extension confirm the intent, and asks the user.
  private func confirm(_ talk: SiriTalk) {
    let answer = hear(
      .confirm(talk.intent), "confirm(intent:completion:)", about: talk.intent.words, in: talk)
    guard case .intent(.response(let response)) = answer else { return giveUp(talk) }
    recorder.record(talk.session?.worker.name ?? "", .answered(response.codeName))
    switch talk.kind.outcomes[response.code] {
    case .ready, .over(_, status: 3):
      guard talk.kind.asksUser else { return handle(talk) }
      showInterface(of: talk, response, status: 1)
      talk.say(SiriTalkWords.shallI(talk.kind.wish, talk.intent.words), .ready)
    case .over, nil: failed(talk, response)
    case .failed(let words): finish(talk, words)
    case .opensApp: openApp(of: talk, response)
    }
  }

  /// Has the extension handle the intent.
  func handle(_ talk: SiriTalk) {
    let answer = hear(
      .handle(talk.intent), "handle(intent:completion:)", about: talk.intent.words, in: talk)
    guard case .intent(.response(let response)) = answer else { return giveUp(talk) }
    recorder.record(talk.session?.worker.name ?? "", .answered(response.codeName))
    switch talk.kind.outcomes[response.code] {
    case .over(let words, let status):
      finish(talk, words)
      showInterface(of: talk, response, status: status)
    case .failed(let words): finish(talk, words)
    case .opensApp: openApp(of: talk, response)
    case .ready, nil: failed(talk, response)
    }
  }

  /// Handles a code that has no meaning at this point.
  private func failed(_ talk: SiriTalk, _ response: IntentResponseDescription) {
    if let session = talk.session {
      fail(session, SiriWords.misplaced(response.codeName))
    }
    finish(talk, SiriTalkWords.problem)
  }

  private func giveUp(_ talk: SiriTalk) { finish(talk, Self.unanswered(talk)) }

  private func finish(_ talk: SiriTalk, _ words: String) {
    if let session = talk.session { end(session) }
    talk.session = nil
    talk.say(words)
  }

  /// Lets the app continue, with the intent in an activity; not on a locked device (documented).
  private func openApp(of talk: SiriTalk, _ response: IntentResponseDescription) {
    guard !talk.isLocked else { return finish(talk, SiriTalkWords.unlock) }
    finish(talk, SiriTalkWords.goOn(in: talk.app.name))
    let activity = response.activity ?? ActivityDescription(type: talk.kind.className)
    let handed = HandedIntent(
      activity: activity,
      interaction: IntentInteraction(
        intent: talk.intent, response: response, status: Self.deferredToApplication))
    let url = HandedURL(text: "", intent: handed)
    guard let app = running(talk.app.name) ?? launchApp(talk.app.name, for: url) else { return }
    bringToFront(app, with: url)
  }

  /// Calls the extension and waits; `nil` when there is no valid answer.
  private func hear(
    _ message: IntentCall, _ callback: String, about subject: String, in talk: SiriTalk
  ) -> PointAnswer? {
    guard let session = talk.session else { return nil }
    let reply = call(session, .intent(message), callback: callback, about: subject)
    guard session.isOpen else { return nil }
    if !waitForAnswer(reply, of: session, seconds: Self.intentSeconds), session.isOpen {
      fail(session, PointWords.noAnswer(Self.intentSeconds))
    }
    guard case .failed(let error)? = reply.answer else { return reply.answer }
    fail(session, error.message)
    return nil
  }

  private static func unanswered(_ talk: SiriTalk) -> String {
    SiriTalkWords.unanswered(talk.app.name)
  }

  static let intentsPoint = "com.apple.intents-service"
  /// The time that an answer may take, in seconds; the number is ours.
  private static let intentSeconds = 10.0
  private static let deferredToApplication = 5
}

extension IntentResolution {
  /// The result as text: `disambiguation: Ada Lovelace, Ada Yonath`.
  fileprivate var words: String {
    SiriWords.resolution(kind.rawValue, values: values.map(\.words), reason: reason)
  }
}

extension IntentResponseDescription {
  /// Apple's name for the code.
  fileprivate var codeName: String {
    SiriIntent.codeNames.indices.contains(code) ? SiriIntent.codeNames[code] : "\(code)"
  }
}
