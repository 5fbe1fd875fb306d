import DeviceEvents
import DeviceProtocol

/// The interfaces of apps in Siri's answer.
extension Device {
  /// Shows the app's interface for an intent, if it has one that can be configured; otherwise only
  /// Siri's own is shown.
  func showInterface(
    of talk: SiriTalk, _ response: IntentResponseDescription, status: Int
  ) {
    let name = talk.kind.className
    let all = extensions(of: talk.app, at: Self.intentsInterfacePoint)
    guard let provider = all.first(where: { $0.intents.supported.contains(name) }) else {
      for other in all {
        recorder.record(
          other.name, .leftOut(reason: SiriWords.unsupported(name)))
      }
      return
    }
    guard let session = beginSession(provider) else { return }
    let prepared = ask(session, .prepare)
    _ = waitForAnswer(prepared, of: session, seconds: plan.limits.answerSeconds)
    if case .failed(let error)? = prepared.answer { fail(session, error.message) }
    let interaction = IntentInteraction(intent: talk.intent, response: response, status: status)
    let parameters = talk.kind.parameters.map(\.name)
      .filter { !talk.intent.values(of: $0).isEmpty }
    let reply = call(
      session, .intent(.configure(interaction, parameters: parameters, Self.room)),
      callback: "configureView(for:of:interactiveBehavior:context:completion:)",
      about: parameters.joined(separator: ", "))
    guard session.isOpen else { return }
    if !waitForAnswer(reply, of: session, seconds: Self.interfaceSeconds), session.isOpen {
      fail(session, PointWords.noAnswer(Self.interfaceSeconds))
    }
    if case .failed(let error)? = reply.answer { return fail(session, error.message) }
    guard case .intent(.configured(let size?, let shown))? = reply.answer else {
      if session.isOpen { recorder.record(provider.name, .answered(SiriWords.showsNothing)) }
      return end(session)
    }
    recorder.record(
      provider.name,
      .answered(
        SiriWords.interface(width: Int(size.width), height: Int(size.height), for: shown)))
    guard show(session) else { return end(session) }
    talk.interface = session
    talk.interfaceSize = size
  }

  func closeInterface(of talk: SiriTalk) {
    guard let session = talk.interface else { return }
    talk.interface = nil
    end(session)
  }

  /// Returns the reason why the user can't act on an interface in Siri's answer (documented: it
  /// gets no touches).
  func reasonAgainstActing(on owner: ScreenOwner) -> String? {
    talk(showing: owner).map {
      SiriWords.untouchable($0.app.name)
    }
  }

  /// Returns Siri's answer with what an app shows in it; `nil` for a screen outside an answer.
  func siriScreen(around screen: Screen, of owner: ScreenOwner) -> Screen? {
    guard let talk = talk(showing: owner), let size = talk.interfaceSize else { return nil }
    return SiriScreen.screen(of: screen, size: size, words: talk.state.words)
  }

  private func talk(showing owner: ScreenOwner) -> SiriTalk? {
    guard case .session(let number) = owner else { return nil }
    return siri.talks.last { $0.interface?.number == number }
  }

  private static let intentsInterfacePoint = "com.apple.intents-ui-service"
  /// The time that an interface may take; Apple publishes no number.
  private static let interfaceSeconds = 10.0
  private static let room = IntentRoom(
    minimum: IntentRoom.Size(width: SiriScreen.width, height: 1),
    maximum: IntentRoom.Size(width: SiriScreen.width, height: 400))
}
