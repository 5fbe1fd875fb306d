import DeviceEvents
import DeviceProtocol

extension Device {
  /// The iMessage app on the screen; `nil` when there is none or its process is gone.
  var openMessagesApp: AppInConversation? {
    guard let app = conversations.app, app.session.isOpen else { return nil }
    return app
  }

  /// Returns the app on the screen, if it is this one.
  func app(of installed: InstalledExtension?) -> AppInConversation? {
    guard let app = openMessagesApp, app.session.installed.identifier == installed?.identifier
    else { return nil }
    return app
  }

  /// Opens an app that the user picks in the drawer: it takes the keyboard's place.
  func openApp(
    _ name: String, in conversation: MessagesConversation, host: ChildProcess
  ) -> SceneAnswer {
    guard let installed = drawer.first(where: { $0.displayName == name }) else {
      return .impossible(noApp(name))
    }
    if let app = app(of: installed) { return opened(app) }
    recorder.record(BuiltInApps.messages, .acted(MessagesWords.picks(name)))
    return opened(
      begin(installed, in: conversation, host: host, isExpanded: false, selected: nil))
  }

  private func opened(_ app: AppInConversation?) -> SceneAnswer {
    .point(.conversation(.opened(session: app?.session.number)))
  }

  private func begin(
    _ installed: InstalledExtension, in conversation: MessagesConversation, host: ChildProcess,
    isExpanded: Bool, selected: AppMessage?
  ) -> AppInConversation? {
    closeMessagesApp()
    guard let session = beginSession(installed), session.isOpen else { return nil }
    session.host = host
    let app = AppInConversation(session, in: conversation, isExpanded: isExpanded)
    app.selected = selected
    app.isServing = true
    conversations.app = app
    let reply = ask(session, .prepare)
    _ = waitForAnswer(reply, of: session, seconds: plan.limits.launchSeconds)
    if case .failed(let error)? = reply.answer { fail(session, error.message) }
    tell(
      app, .willBecomeActive(description(of: app), isExpanded: isExpanded),
      "willBecomeActive(with:)")
    tell(app, .didBecomeActive, "didBecomeActive(with:)")
    _ = show(session)
    app.isServing = false
    settleConversation()
    return openMessagesApp
  }

  private func description(of app: AppInConversation) -> ConversationDescription {
    let identifier = app.session.installed.identifier
    return ConversationDescription(
      local: Participant.identifier(of: Participant.user, for: identifier),
      remotes: app.conversation.people.map { Participant.identifier(of: $0, for: identifier) },
      selected: app.selected)
  }

  /// Closes the app for the user.
  func closeApp() -> SceneAnswer {
    guard openMessagesApp != nil else { return .impossible(MessagesWords.noOpenApp) }
    recorder.record(BuiltInApps.messages, .acted(MessagesWords.putsAway))
    closeMessagesApp()
    return .done
  }

  /// Removes the app from the screen, and ends its process.
  func closeMessagesApp() {
    guard let app = conversations.app, !app.isClosing else { return }
    app.isClosing = true
    app.isServing = true
    if app.session.isShown { tell(app, .disappear, nil) }
    app.session.isShown = false
    tell(app, .willResignActive, "willResignActive(with:)")
    tell(app, .didResignActive, "didResignActive(with:)")
    if conversations.app === app { conversations.app = nil }
    end(app.session)
  }

  /// Lets the app have more room, or less.
  func show(isExpanded: Bool) -> SceneAnswer {
    guard let app = openMessagesApp else {
      return .impossible(MessagesWords.noOpenApp)
    }
    guard app.isExpanded != isExpanded else {
      return .impossible(
        MessagesWords.already(app.session.installed.displayName, isExpanded: isExpanded))
    }
    recorder.record(
      BuiltInApps.messages, .acted(MessagesWords.resizes(isExpanded: isExpanded)))
    transition(app, isExpanded: isExpanded)
    return .done
  }

  private func transition(_ app: AppInConversation, isExpanded: Bool) {
    guard app.isExpanded != isExpanded else { return }
    let style = isExpanded ? "expanded" : "compact"
    app.isServing = true
    tell(app, .willTransition(isExpanded: isExpanded), "willTransition(to:)", about: style)
    app.isExpanded = isExpanded
    tell(app, .didTransition(isExpanded: isExpanded), "didTransition(to:)", about: style)
    app.isServing = false
    if app.session.isOpen { settle(app.session.worker) }
  }

  /// Taps an entry of the transcript: a message opens its app.
  func pick(
    _ place: Int, in conversation: MessagesConversation, host: ChildProcess
  ) -> SceneAnswer {
    guard conversation.transcript.indices.contains(place) else {
      return .impossible(MessagesWords.noLine(place))
    }
    let entry = conversation.transcript[place]
    guard case .message(let message) = entry.content, !entry.isSummary else {
      return .impossible(MessagesWords.opensNothing(place))
    }
    guard let installed = drawer.first(where: { $0.identifier == entry.installed?.identifier })
    else { return .impossible(MessagesWords.appGone) }
    recorder.record(BuiltInApps.messages, .acted(MessagesWords.taps(entry.content.words)))
    guard let app = app(of: installed) else {
      return opened(
        begin(installed, in: conversation, host: host, isExpanded: true, selected: message))
    }
    if app.selected != message {
      tell(app, .willSelect(message), "willSelect(_:conversation:)", about: message.words)
      app.selected = message
      tell(app, .didSelect(message), "didSelect(_:conversation:)", about: message.words)
    }
    transition(app, isExpanded: true)
    return opened(app)
  }

  /// Tells an app something and waits until it has reacted; one that doesn't answer is ended.
  func tell(
    _ app: AppInConversation, _ body: ConversationCall, _ callback: String?, about: String = ""
  ) {
    let session = app.session
    guard session.isOpen else { return }
    let reply =
      callback.map { call(session, .conversation(body), callback: $0, about: about) }
      ?? ask(session, .conversation(body))
    if !waitForAnswer(reply, of: session, seconds: Self.conversationSeconds), session.isOpen {
      stop(session.worker, for: .watchdog) { session.isOver }
    }
    if case .failed(let error)? = reply.answer { fail(session, error.message) }
  }

  /// The time that an iMessage app may take for an answer; Apple publishes no number.
  private static let conversationSeconds = 10.0
}

extension Device {
  /// Answers an iMessage app.
  func answer(_ question: ConversationQuestion, from process: ChildProcess) -> Message.Body {
    guard let app = openMessagesApp, app.session.worker === process, !app.isClosing else {
      return .failed(.conversation(-1, MessagesWords.inactive))
    }
    switch question {
    case .put(let content):
      recorder.record(
        process.name, .edited(MessagesWords.puts(content.words)), peer: BuiltInApps.messages)
      app.conversation.put(content, of: app.session.installed)
    case .send(let content):
      if let refusal = refusalToSend(app) {
        recorder.record(
          process.name,
          .requestFailed(error: "\(refusal.domain) \(refusal.code), \(refusal.message)"))
        return .failed(refusal)
      }
      recorder.record(
        process.name, .edited(MessagesWords.sends(content.words)), peer: BuiltInApps.messages)
      post(content, of: app.session.installed, in: app.conversation)
    case .show, .dismiss:
      app.wishes.append(question)
      later(0) { [self] in settleConversation() }
    }
    return .done
  }

  /// Returns the reason why an app may not send by itself: the reasons are documented, the number
  /// isn't.
  private func refusalToSend(_ app: AppInConversation) -> ErrorDescription? {
    guard app.session.isShown, front === app.session.host else {
      return .conversation(10, MessagesWords.notOnScreen)
    }
    let limit = Self.touchSeconds
    guard let touch = app.lastTouch, clock.now < touch + .seconds(limit) else {
      return .conversation(9, MessagesWords.untouched(limit))
    }
    return nil
  }

  /// The time after a touch in which an app may send; Apple publishes no number.
  private static let touchSeconds = 5

  /// Notes that the user touches an interface: after that an iMessage app may send.
  func noteTouch(on owner: ScreenOwner) {
    guard let app = openMessagesApp, owner == .session(app.session.number) else { return }
    app.lastTouch = clock.now
  }

  /// Does what an iMessage app has asked for.
  func settleConversation() {
    for _ in 0..<Self.wishes {
      guard let app = openMessagesApp, !app.isServing, !app.wishes.isEmpty else { return }
      switch app.wishes.removeFirst() {
      case .show(let isExpanded): transition(app, isExpanded: isExpanded)
      case .dismiss: closeMessagesApp()
      case .put, .send: break
      }
    }
  }

  /// The number of times that a request may lead to the next.
  private static let wishes = 20

  /// Handles Messages leaving the foreground, or being gone.
  func leaveConversation(of host: ChildProcess) {
    guard let app = conversations.app, app.session.host === host,
      !app.session.worker.isAsking
    else { return }
    closeMessagesApp()
  }
}

extension ErrorDescription {
  /// Returns an error of MSMessagesErrorDomain; the number is an MSMessageErrorCode.
  fileprivate static func conversation(_ code: Int, _ message: String) -> ErrorDescription {
    ErrorDescription(
      domain: "com.apple.messages.messagesapp-error", code: code, message: message)
  }
}
